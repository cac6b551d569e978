const MINUTES_A_DAY = 24 * 60

/** The times of a day as `HH:MM`, every `stepMinutes` from midnight, and one more where it is none of them. */
export function clockTimes(stepMinutes: number, alsoOffer?: string): string[] {
  const times: string[] = []
  for (let minutes = 0; minutes < MINUTES_A_DAY; minutes += stepMinutes) {
    times.push(`${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`)
  }
  if (alsoOffer && !times.includes(alsoOffer)) times.push(alsoOffer)
  return times.sort()
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
