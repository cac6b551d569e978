import { useTranslations } from 'use-intl'
import type { NotificationPreferences } from '#shared/contracts/notification-preferences.ts'
import { Banner } from '#web/ui/index.ts'

const CHANNELS = ['email', 'push'] as const

/** Ways out that are closed to everybody, whatever the person chooses below. */
export function WorkspaceNotices({ workspace }: Pick<NotificationPreferences, 'workspace'>) {
  const t = useTranslations('notificationSettings.workspaceOff')
  return CHANNELS.filter((channel) => !workspace[channel]).map((channel) => (
    <Banner key={channel} tone="info" title={t(`${channel}.title`)}>
      {t(`${channel}.text`)}
    </Banner>
  ))
}
