import { useTranslations } from 'use-intl'
import { Page } from '#web/components/page.tsx'
import { ContactMessages } from '#web/features/contact-messages/contact-messages.tsx'

export function AdminPage() {
  const t = useTranslations('admin')
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <ContactMessages />
    </Page>
  )
}
