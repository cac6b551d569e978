import { useTranslations } from 'use-intl'
import { QueryState } from '#web/components/query-state.tsx'
import type { NotificationPreferences } from '#shared/contracts/notification-preferences.ts'
import { Banner } from '#web/ui/index.ts'
import { ChoicesCards } from './choices-cards.tsx'
import { usePreferences } from './preferences.queries.ts'
import { PushCard } from './push-card.tsx'
import { DigestCard } from './digest-card.tsx'
import { QuietHoursCard } from './quiet-hours-card.tsx'

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

/** What the person is told of, and how. Every change is saved by itself. */
export function NotificationsTab() {
  const t = useTranslations('notificationSettings')
  const preferences = usePreferences()
  return (
    <div className="flex max-w-3xl flex-col gap-6">
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
