import { can, useMe } from '#web/kernel/session/me.ts'
import { EmailCard } from './credentials/email-card.tsx'
import { PasswordCard } from './credentials/password-card.tsx'
import { SecurityEventsCard } from './sessions/security-events-card.tsx'
import { SessionsCard } from './sessions/sessions-card.tsx'
import type { SecuritySettings } from './security-settings.queries.ts'
import { SsoCard } from './sso/sso-card.tsx'
import { TimeoutCard, TimeoutNote } from './timeout-card.tsx'
import { TwoFactorCard } from './two-factor/two-factor-card.tsx'

interface SecurityTabProps {
  formId: string
  onSave: (settings: SecuritySettings) => void
}

export function SecurityTab(props: SecurityTabProps) {
  const me = useMe()
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <TwoFactorCard />
      {can(me, 'settings.manage') ? <TimeoutCard {...props} /> : <TimeoutNote minutes={me.session.timeoutMinutes} />}
      <SessionsCard />
      <PasswordCard />
      <EmailCard />
      {me.customer?.role === 'owner' && <SsoCard />}
      <SecurityEventsCard />
    </div>
  )
}
