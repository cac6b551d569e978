/** Out of JSON instants are text, out of their table they are not. */
export type OutOfJson<Columns> = {
  [Column in keyof Columns]: Date extends Columns[Column] ? Exclude<Columns[Column], Date> | string : Columns[Column]
}

export function writeInstant(at: Date | string): string
export function writeInstant(at: Date | string | null): string | null
export function writeInstant(at: Date | string | null): string | null {
  if (at === null) return null
  // As PostgreSQL writes UTC: a page has hundreds of them, and only the digits behind the second differ.
  if (typeof at === 'string' && at.endsWith('+00:00'))
    return `${at.slice(0, 19)}.${at.slice(20, -6).padEnd(3, '0').slice(0, 3)}Z`
  return new Date(at).toISOString()
}
