import { useTranslations } from 'use-intl'
import { QueryState } from '#web/components/query-state.tsx'
import { ChoicesCards } from './choices/choices-cards.tsx'
import { usePreferences } from './preferences.queries.ts'
import { PushCard } from './push/push-card.tsx'
import { DigestCard } from './times/digest-card.tsx'
import { QuietHoursCard } from './times/quiet-hours-card.tsx'
import { WorkspaceNotices } from './workspace-notices.tsx'

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
