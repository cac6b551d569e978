import { Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { paths } from '#shared/domain/paths.ts'
import { Page } from '#web/components/page.tsx'
import { ProductLink } from '#web/components/product-link.tsx'
import { useIsBuilt } from '#web/components/use-is-built.ts'
import { ContactMessages } from '#web/features/contact-messages/contact-messages.tsx'
import { PlatformOverview } from '#web/features/platform-overview/platform-overview.tsx'
import { buttonClasses } from '#web/ui/index.ts'
import { ADMIN_PLACES } from './admin-places.ts'

export function AdminPage() {
  const t = useTranslations('admin')
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <ManageLinks />
      <PlatformOverview />
      <ContactMessages />
    </Page>
  )
}

/** To every other screen. */
function ManageLinks() {
  const t = useTranslations('admin')
  const names = useTranslations('adminNavigation')
  const isBuilt = useIsBuilt()
  const places = ADMIN_PLACES.filter(({ to }) => to !== paths.admin && isBuilt(to))
  return (
    <nav aria-label={t('manage')} className="flex flex-wrap gap-2">
      {places.map(({ to, name, icon: Icon }) => (
        <ProductLink key={to} href={to} className={buttonClasses({ size: 'small' })}>
          <Icon aria-hidden />
          {names(name)}
        </ProductLink>
      ))}
      {isBuilt(paths.adminNewCustomer) && (
        <ProductLink href={paths.adminNewCustomer} className={buttonClasses({ size: 'small' })}>
          <Plus aria-hidden />
          {t('addCustomer')}
        </ProductLink>
      )}
    </nav>
  )
}
