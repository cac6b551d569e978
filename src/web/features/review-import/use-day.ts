import { useFormatter } from 'use-intl'

/** A day without a time: the same wherever one looks from. */
export function useDay(): (day: string) => string {
  const format = useFormatter()
  return (day) => format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })
}
