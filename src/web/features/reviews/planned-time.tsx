import { useTranslations } from 'use-intl'
import type { ScheduledResponse } from '#shared/contracts/scheduled-responses.ts'
import { Badge } from '#web/ui/index.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { ReconnectPart } from './replies/connect-link.tsx'

type Plan = Pick<ScheduledResponse, 'scheduledTime' | 'timezone' | 'status' | 'holdReason'>

/** On the clock of the place it was planned for, with that place's name. */
export function PlannedTime({ plan, isReminder }: { plan: Plan; isReminder: boolean }) {
  const t = useTranslations('reviews.scheduled')
  const wordsOf = usePlannedWords()
  const { scheduledTime, status, holdReason } = plan
  return (
    <span className="flex min-w-0 flex-col items-start gap-1">
      <time dateTime={scheduledTime}>{wordsOf(plan)}</time>
      {status === 'pending' && isReminder && <span className="text-sm text-ink-muted">{t('reminder')}</span>}
      {status === 'held' && (
        <span className="flex flex-wrap items-center gap-1.5 text-sm">
          <Badge tone="warn">{t('held')}</Badge>
          {holdReason && <span>{t(`holdReasons.${holdReason}`)}</span>}
          {holdReason === 'reconnect' && <ReconnectPart />}
        </span>
      )}
    </span>
  )
}

/** When it goes out, on the clock of the place it was planned for, with that place's name; the same wherever it is said. */
export function usePlannedWords(): (plan: Pick<ScheduledResponse, 'scheduledTime' | 'timezone'>) => string {
  const t = useTranslations('reviews.scheduled')
  const formatting = useFormatting()
  return ({ scheduledTime, timezone }) => {
    const time = formatting.dateTimeIn(timezone, scheduledTime)
    return t('inZone', { time, timezone: timezone.replaceAll('_', ' ') })
  }
}
