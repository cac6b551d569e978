import { Clock, type LucideIcon, PartyPopper } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { joinClasses } from '#web/ui/index.ts'
import { type Day, hasClockChange } from './calendar-days.ts'

interface DayMarksProps {
  day: Day
  timezone: string
  holidayOf: (day: Day) => string | undefined
}

/** What is special about a day. */
export function DayMarks({ day, timezone, holidayOf }: DayMarksProps) {
  const t = useTranslations('calendar')
  const holiday = holidayOf(day)
  return (
    <>
      {holiday !== undefined && <Mark icon={PartyPopper} text={holiday} className="text-ink-muted" />}
      {hasClockChange(day, timezone) && <Mark icon={Clock} text={t('clocksChange')} className="text-warn" />}
    </>
  )
}

function Mark({ icon: Icon, text, className }: { icon: LucideIcon; text: string; className: string }) {
  return (
    <span title={text} className={joinClasses('flex min-w-0 items-center gap-1 text-xs', className)}>
      <Icon aria-hidden className="size-3 shrink-0" />
      <span className="truncate">{text}</span>
    </span>
  )
}
