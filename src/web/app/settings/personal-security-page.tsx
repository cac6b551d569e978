import { useTranslations } from 'use-intl'
import { Page } from '#web/components/page.tsx'
import { EmailCard } from '#web/features/security/email-card.tsx'
import { PasswordCard } from '#web/features/security/password-form.tsx'
import { SecurityEventsCard } from '#web/features/security/security-events-card.tsx'
import { SessionsCard } from '#web/features/security/sessions-card.tsx'
import { SignInMethodsCard } from '#web/features/security/sign-in-methods-card.tsx'
import { TwoFactorCard } from '#web/features/security/two-factor-card.tsx'

/** What the security settings have for the person alone, for administrators who belong to no workspace. */
export function PersonalSecurityPage() {
  const t = useTranslations('settings')
  return (
    <Page title={t('personalTitle')} subtitle={t('personalSubtitle')}>
      <div className="flex max-w-4xl flex-col gap-6">
        <TwoFactorCard />
        <SessionsCard />
        <SignInMethodsCard />
        <PasswordCard />
        <EmailCard />
        <SecurityEventsCard />
      </div>
    </Page>
  )
}
