import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DoorFrame } from '#web/components/account/door-frame.tsx'
import { useEnter } from '#web/components/account/use-enter.ts'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { paths } from '#shared/domain/paths.ts'
import { AuthFailure } from '#web/kernel/session/auth-failure.ts'
import { meQuery } from '#web/kernel/session/me.ts'
import { type Credentials, session } from '#web/kernel/session/session.ts'
import { SecondFactorStep } from './second-factor/second-factor-step.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** The door stays shut for everybody but administrators, and for as long as nobody can tell who it is. */
function useAdmitAdministrator(): () => Promise<void> {
  const { redirect } = useSearch({ from: paths.adminLogin })
  const queryClient = useQueryClient()
  const enter = useEnter()
  return async () => {
    const me = await queryClient.fetchQuery(meQuery).catch(async (error: unknown) => {
      await session.signOut()
      throw error
    })
    if (!me.admin) {
      await session.signOut()
      throw new AuthFailure({ kind: 'not-admin' })
    }
    await enter(redirect ?? paths.admin)
  }
}

export function AdminLoginPage() {
  const t = useTranslations('session')
  const failures = useTranslations('authFailures')
  const admit = useAdmitAdministrator()
  const [isSecondStep, setIsSecondStep] = useState(false)
  const { attempt, error } = useAttempt()

  async function signIn(credentials: Credentials) {
    await session.signIn(credentials)
    if (await session.isSecondFactorDue()) setIsSecondStep(true)
    else await admit()
  }

  /** Whoever is turned away begins again at the password. */
  async function admitAfterSecondStep() {
    await attempt(admit)
    setIsSecondStep(false)
  }

  return (
    <DoorFrame title={t('adminTitle')} subtitle={t('adminSubtitle')}>
      {isSecondStep ? (
        <SecondFactorStep onShown={admitAfterSecondStep} />
      ) : (
        <SignInForm
          onSubmit={(credentials) => attempt(() => signIn(credentials))}
          error={error}
          fallback={failures('kinds.credentials')}
        />
      )}
    </DoorFrame>
  )
}
