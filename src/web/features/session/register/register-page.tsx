import { Link, useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { DoorFrame } from '#web/components/account/door-frame.tsx'
import { paths } from '#web/kernel/paths.ts'
import { type NewAccount, register } from '#web/kernel/session/account/registration.ts'
import { TEXT_LINK_CLASSES } from '#web/ui/index.ts'
import { RegisterForm } from './register-form.tsx'

export function RegisterPage() {
  const t = useTranslations('session')
  const router = useRouter()

  /** Whoever is signed in by now is sent on from there; whoever must confirm first reads so there. */
  async function createAccount(account: NewAccount) {
    const outcome = await register(account)
    const state = outcome === 'mail-sent' ? { confirmEmail: account.email } : {}
    await router.navigate({ to: paths.login, state, replace: outcome === 'signed-in' })
  }

  return (
    <DoorFrame
      title={t('registerTitle')}
      subtitle={t('registerSubtitle')}
      below={
        <Link to={paths.login} className={TEXT_LINK_CLASSES}>
          {t('haveAccount')}
        </Link>
      }
    >
      <RegisterForm onSubmit={createAccount} />
    </DoorFrame>
  )
}
