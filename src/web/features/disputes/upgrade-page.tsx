import { useLocale, useTranslations } from 'use-intl'
import { Page } from '#web/components/page.tsx'
import { pricingPathIn } from '#web/kernel/paths.ts'
import { buttonClasses, Card, EmptyState } from '#web/ui/index.ts'

/** In the place of the screen, where the plan has no disputes. */
export function UpgradePage() {
  const t = useTranslations('disputes')
  // A page of the website, served by the server.
  const pricingPath = pricingPathIn(useLocale())
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <Card>
        <EmptyState
          kind="first-use"
          title={t('upgrade.title')}
          text={t('upgrade.text')}
          action={
            <a href={pricingPath} className={buttonClasses({ variant: 'primary' })}>
              {t('upgrade.action')}
            </a>
          }
        />
      </Card>
    </Page>
  )
}
