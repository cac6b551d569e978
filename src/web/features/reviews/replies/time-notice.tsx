import { useLocale, useTranslations } from 'use-intl'
import type { OutputOf } from '#shared/contracts/endpoint.ts'
import type { previewScheduledTime } from '#shared/contracts/scheduled-responses.ts'
import { toWallTime } from '#shared/domain/wall-time.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { Banner, Button } from '#web/ui/index.ts'
import { suggestTimes, type Suggestion } from './suggest-times.ts'
import { nameTimezone } from '#web/kernel/formatting/timezone-name.ts'

interface SuggestionsProps {
  now: Date
  timezone: string
  onChoose: (suggestion: Suggestion) => void
}

export function Suggestions({ now, timezone, onChoose }: SuggestionsProps) {
  const t = useTranslations('reviewsRespond.scheduling')
  const showTime = useClock()
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('suggestions')}</legend>
      {suggestTimes(now, timezone).map((suggestion) => (
        <Button key={suggestion.key} size="small" onClick={() => onChoose(suggestion)}>
          {t(suggestion.key, { time: showTime(suggestion.time) })}
        </Button>
      ))}
    </fieldset>
  )
}

interface TimeNoticeProps {
  meant: OutputOf<typeof previewScheduledTime> | undefined
  timezone: string
}

/** Whose clock it is, what it means on one's own, and what the clocks do that night. */
export function TimeNotice({ meant, timezone }: TimeNoticeProps) {
  const t = useTranslations('reviewsRespond.scheduling')
  const locale = useLocale()
  const me = useMe()
  const formatting = useFormatting()
  const showTime = useClock()
  const at = meant?.scheduledTime ?? null
  return (
    <div aria-live="polite" className="flex flex-col gap-2">
      <p className="text-ink-muted">
        {t('timezone', { timezone: nameTimezone(timezone, locale) })}
        {at !== null && timezone !== me.customer?.timezone && ` ${t('meant', { time: formatting.dateTime(at) })}`}
      </p>
      {at !== null && meant?.clockChange === 'gap' && (
        <Banner tone="warn">{t('gap', { time: showTime(toWallTime(new Date(at), timezone).time) })}</Banner>
      )}
      {meant?.clockChange === 'overlap' && <Banner tone="warn">{t('overlap')}</Banner>}
    </div>
  )
}

/** A wall time as the person writes it. */
function useClock(): (time: string) => string {
  const locale = useLocale()
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  return (time) => clock.format(new Date(`1970-01-01T${time}:00Z`))
}
