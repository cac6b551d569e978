import type { ComponentProps } from 'react'
import { useTranslations, useLocale } from 'use-intl'
import { QueryState } from '#web/components/failures/query-state.tsx'
import type { NotificationPreferences } from '#shared/contracts/notification-preferences.ts'
import { Banner, Card, Field, Switch, TimePicker } from '#web/ui/index.ts'
import { nameTimezone } from '#web/kernel/formatting/timezone-name.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { ChoicesCards } from './choices-cards.tsx'
import { CompanySwitches } from './company-switches.tsx'
import { usePreferences, useChangePreferences } from './preferences.queries.ts'
import { PushCard } from './push-card.tsx'
import { QuietHoursCard } from './quiet-hours-card.tsx'

const HOUR_MINUTES = 60

function DigestCard({ preferences }: { preferences: NotificationPreferences }) {
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

const CHANNELS = ['email', 'push'] as const

/** Ways out that are closed to everybody, whatever the person chooses below. */
function WorkspaceNotices({ workspace }: Pick<NotificationPreferences, 'workspace'>) {
  const t = useTranslations('notificationSettings.workspaceOff')
  return CHANNELS.filter((channel) => !workspace[channel]).map((channel) => (
    <Banner key={channel} tone="info" title={t(`${channel}.title`)}>
      {t(`${channel}.text`)}
    </Banner>
  ))
}

/** What the team is told at all and, below, what the person is told: every change of that is saved by itself. */
export function NotificationsTab(props: ComponentProps<typeof CompanySwitches>) {
  const t = useTranslations('notificationSettings')
  const preferences = usePreferences()
  const isForTeam = can(useMe(), 'settings.manage')
  return (
    <div className="flex flex-col gap-6">
      {isForTeam && <CompanySwitches {...props} />}
      <p className="text-ink-muted">{t('intro')}</p>
      <QueryState query={preferences} failedTitle={t('failed')}>
        {(known) => (
          <>
            <WorkspaceNotices workspace={known.workspace} />
            <ChoicesCards preferences={known} />
            <PushCard preferences={known} />
            <QuietHoursCard preferences={known} />
            <DigestCard preferences={known} />
          </>
        )}
      </QueryState>
    </div>
  )
}
