import { Clock } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { type Day, hasClockChange } from './calendar-days.ts'

/** What is special about a day. */
export function DayMarks({ day, timezone }: { day: Day; timezone: string }) {
  const t = useTranslations('calendar')
  if (!hasClockChange(day, timezone)) return null
  return (
    <span className="flex min-w-0 items-center gap-1 text-xs text-warn">
      <Clock aria-hidden className="size-3 shrink-0" />
      <span className="truncate">{t('clocksChange')}</span>
    </span>
  )
}
