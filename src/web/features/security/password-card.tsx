import { useTranslations } from 'use-intl'
import { Card, useToast } from '#web/ui/index.ts'
import { useAccountChanged } from './use-account-changed.ts'
import { PasswordForm } from './password-form.tsx'

export function PasswordCard() {
  const t = useTranslations('security')
  const toast = useToast()
  const noteChange = useAccountChanged()

  async function tell() {
    toast({ tone: 'good', title: t('password.changed'), text: t('password.changedText') })
    await noteChange()
  }

  return (
    <Card title={t('password.title')} subtitle={t('password.subtitle')}>
      <PasswordForm onChanged={tell} />
    </Card>
  )
}
