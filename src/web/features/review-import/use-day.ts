import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { writeDay } from '#web/ui/index.ts'

/** A day without a time: the same wherever one looks from. */
export function useDay(): (day: string) => string {
  const { datePattern } = useFormatting()
  return (day) => writeDay(day, datePattern)
}
