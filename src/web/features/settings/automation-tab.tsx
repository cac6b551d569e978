import { useTranslations } from 'use-intl'
import { Card } from '#web/ui/index.ts'

/** What is answered without a person. */
export function AutomationTab() {
  const t = useTranslations('settings.automation')
  return (
    <Card title={t('title')}>
      <p>{t('text')}</p>
    </Card>
  )
}
