import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { findLastPlanDay, toInstant, toWallTime } from '#shared/domain/wall-time.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { nameTimezone } from '#web/kernel/formatting/timezone-name.ts'
import { Banner, DatePicker, Field, TextInput } from '#web/ui/index.ts'
import { useDayWords } from './calendar-words.ts'

export interface ChosenTime {
  date: string
  time: string
}

interface TimeFieldsProps {
  chosen: ChosenTime
  timezone: string
  /** A draft has a day and no time. */
  hasTime?: boolean
  onChange: (change: Partial<ChosenTime>) => void
}

/** Each keeps the other; below them, whose clock it is and what it does that night. */
export function TimeFields({ chosen: { date, time }, timezone, hasTime = true, onChange }: TimeFieldsProps) {
  const t = useTranslations('calendar')
  const locale = useLocale()
  const { datePattern } = useFormatting()
  const words = useDayWords()
  const [today] = useState(() => toWallTime(new Date(), timezone).date)
  const meant = hasTime ? toInstant({ date, time }, timezone) : null
  return (
    <div className="flex flex-col gap-2">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('form.date')} isRequired>
          <DatePicker
            value={date || undefined}
            pattern={datePattern}
            latest={findLastPlanDay(today)}
            onChange={(day) => onChange({ date: day ?? '' })}
          />
        </Field>
        {hasTime && (
          <Field label={t('form.time')} isRequired>
            <TextInput type="time" value={time} onChange={({ target }) => onChange({ time: target.value })} />
          </Field>
        )}
      </div>
      <div aria-live="polite" className="flex flex-col gap-2">
        <p className="text-sm text-ink-muted">{t('zone', { timezone: nameTimezone(timezone, locale) })}</p>
        {meant?.clockChange === 'gap' && (
          <Banner tone="warn">{t('gap', { time: words.time(toWallTime(meant.instant, timezone).time) })}</Banner>
        )}
        {meant?.clockChange === 'overlap' && <Banner tone="warn">{t('overlap')}</Banner>}
      </div>
    </div>
  )
}
