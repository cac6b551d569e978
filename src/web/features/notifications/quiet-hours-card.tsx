import { useState } from 'react'
import { useTranslations, useLocale } from 'use-intl'
import type { NotificationPreferences } from '#shared/contracts/notification-preferences.ts'
import { Card, Field, Switch, TimePicker, Button, Combobox } from '#web/ui/index.ts'
import { findTimezoneOf, nameTimezone, timezoneHere, useTimezones } from '#web/kernel/formatting/timezone-name.ts'
import { useChangePreferences } from './preferences.queries.ts'

interface TimezoneFieldProps {
  timezone: string
  onChange: (timezone: string) => void
}

/** The clock of the quiet hours and the summary. */
function TimezoneField({ timezone, onChange }: TimezoneFieldProps) {
  const t = useTranslations('notificationSettings.timezone')
  const locale = useLocale()
  const here = timezoneHere()
  const timezones = useTimezones(timezone)
  return (
    <div className="flex max-w-sm flex-col items-start gap-2">
      <Field label={t('label')} hint={nameTimezone(timezone, locale)} className="w-full">
        <Combobox
          options={timezones}
          findByName={findTimezoneOf}
          value={timezone}
          onValueChange={onChange}
          emptyText={t('none')}
        />
      </Field>
      {here !== timezone && (
        <Button size="small" onClick={() => onChange(here)}>
          {t('useHere', { timezone: here.replaceAll('_', ' ') })}
        </Button>
      )}
    </div>
  )
}

type QuietHours = NotificationPreferences['quietHours']

const STEP_MINUTES = 30

/** When nothing leaves the product for this person, and by which clock. */
export function QuietHoursCard({ preferences }: { preferences: NotificationPreferences }) {
  const t = useTranslations('notificationSettings.quiet')
  const change = useChangePreferences()
  const { quietHours, timezone } = preferences
  return (
    <Card title={t('title')} subtitle={t('subtitle')}>
      <div className="flex flex-col gap-4">
        <Switch
          label={t('switch')}
          hint={t('hint')}
          checked={quietHours.isOn}
          onChange={(event) => change({ quietHours: { ...quietHours, isOn: event.target.checked } })}
        />
        {quietHours.isOn && <HoursFields saved={quietHours} onChange={(hours) => change({ quietHours: hours })} />}
        <TimezoneField timezone={timezone} onChange={(chosen) => change({ timezone: chosen })} />
      </div>
    </Card>
  )
}

/** The same time twice would be all day or never: it waits for the other one. */
function HoursFields({ saved, onChange }: { saved: QuietHours; onChange: (hours: QuietHours) => void }) {
  const t = useTranslations('notificationSettings.quiet')
  const [clash, setClash] = useState<QuietHours | null>(null)
  const hours = clash ?? saved
  const put = (part: Partial<QuietHours>) => {
    const next = { ...hours, ...part }
    const isClash = next.from === next.to
    setClash(isClash ? next : null)
    if (!isClash) onChange(next)
  }
  return (
    <div className="grid max-w-sm grid-cols-2 gap-4">
      <Field label={t('from')}>
        <TimePicker
          stepMinutes={STEP_MINUTES}
          alsoOffer={saved.from}
          value={hours.from}
          onChange={(event) => put({ from: event.target.value })}
        />
      </Field>
      <Field label={t('to')} error={clash && t('same')}>
        <TimePicker
          stepMinutes={STEP_MINUTES}
          alsoOffer={saved.to}
          value={hours.to}
          onChange={(event) => put({ to: event.target.value })}
        />
      </Field>
    </div>
  )
}
