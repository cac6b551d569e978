import { useLocale, useTranslations } from 'use-intl'
import type { NotificationPreferences } from '#shared/contracts/notification-preferences.ts'
import { nameTimezone } from '#web/kernel/formatting/timezone-name.ts'
import { Card, Field, Switch, TimePicker } from '#web/ui/index.ts'
import { useChangePreferences } from './preferences.queries.ts'

const HOUR_MINUTES = 60

export function DigestCard({ preferences }: { preferences: NotificationPreferences }) {
  const t = useTranslations('notificationSettings')
  return (
    <Card title={t('digest.title')} subtitle={t('digest.subtitle')}>
      {preferences.workspace.email ? (
        <DigestChoice preferences={preferences} />
      ) : (
        <p className="text-ink-muted">{t('workspaceOff.digest')}</p>
      )}
    </Card>
  )
}

function DigestChoice({ preferences: { digest, timezone } }: { preferences: NotificationPreferences }) {
  const t = useTranslations('notificationSettings.digest')
  const locale = useLocale()
  const change = useChangePreferences()
  return (
    <div className="flex flex-col gap-4">
      <Switch
        label={t('switch')}
        hint={t('hint')}
        checked={digest.isOn}
        onChange={(event) => change({ digest: { ...digest, isOn: event.target.checked } })}
      />
      {digest.isOn && (
        <Field label={t('hour')} hint={nameTimezone(timezone, locale)}>
          <TimePicker
            className="max-w-44"
            stepMinutes={HOUR_MINUTES}
            value={`${String(digest.hour).padStart(2, '0')}:00`}
            onChange={(event) => change({ digest: { ...digest, hour: Number(event.target.value.slice(0, 2)) } })}
          />
        </Field>
      )}
    </div>
  )
}
