import { useQuery } from '@tanstack/react-query'
import { Link, useRouter, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { DoorFrame } from '#web/components/account/door-frame.tsx'
import { paths } from '#shared/domain/paths.ts'
import { doorsQuery } from '#web/kernel/session/doors.queries.ts'
import { type NewAccount, register } from '#web/kernel/session/registration.ts'
import { TEXT_LINK_CLASSES } from '#web/ui/index.ts'
import { GoogleDoor, OrLine } from './google-door.tsx'
import { RegisterForm } from './register-form.tsx'

export function RegisterPage() {
  const t = useTranslations('session')
  const router = useRouter()
  const search = useSearch({ from: paths.register })
  const { data: doors } = useQuery(doorsQuery)

  /** Whoever is signed in by now is sent on from there; whoever must confirm first reads so there. */
  async function createAccount(account: NewAccount) {
    const outcome = await register(account)
    const state = outcome === 'mail-sent' ? { confirmEmail: account.email } : {}
    await router.navigate({ to: paths.login, search, state, replace: outcome === 'signed-in' })
  }

  return (
    <DoorFrame
      title={t('registerTitle')}
      subtitle={t('registerSubtitle')}
      below={
        <Link to={paths.login} search={search} className={TEXT_LINK_CLASSES}>
          {t('haveAccount')}
        </Link>
      }
    >
      <div className="flex flex-col gap-4">
        <RegisterForm onSubmit={createAccount} />
        {doors?.hasGoogle && (
          <div className="flex flex-col gap-3">
            <OrLine />
            <GoogleDoor label={t('googleContinue')} isRemembered={() => false} search={search} />
          </div>
        )}
      </div>
    </DoorFrame>
  )
}
