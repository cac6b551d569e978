import { useTranslations } from 'use-intl'
import type { ScheduledResponse } from '#shared/contracts/scheduled-responses.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'

/** When it goes out, on the clock of the place it was planned for, with that place's name; the same wherever it is said. */
export function usePlannedWords(): (plan: Pick<ScheduledResponse, 'scheduledTime' | 'timezone'>) => string {
  const t = useTranslations('reviews.scheduled')
  const formatting = useFormatting()
  return ({ scheduledTime, timezone }) => {
    const time = formatting.dateTimeIn(timezone, scheduledTime)
    return t('inZone', { time, timezone: timezone.replaceAll('_', ' ') })
  }
}
