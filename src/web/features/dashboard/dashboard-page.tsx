import { useTranslations } from 'use-intl'
import { Page } from '#web/components/page.tsx'
import { useMe } from '#web/kernel/session/me.ts'
import { ActivityFeed } from './activity-feed.tsx'

export function DashboardPage() {
  const t = useTranslations('dashboard')
  const { customer } = useMe()
  return (
    <Page title={t('title')} {...(customer && { subtitle: t('subtitle', { company: customer.companyName }) })}>
      <ActivityFeed />
    </Page>
  )
}
