/** The day of the calendar there, as `YYYY-MM-DD`. */
export function dayIn(timezone: string, at: Date): string {
  // Sweden writes days the way machines do.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: timezone }).format(at)
}
