import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#web/kernel/paths.ts'
import { meQuery } from '#web/kernel/session/me.ts'
import { session } from '#web/kernel/session/session.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { useEnter } from './use-enter.ts'
import { useSignIn } from './use-sign-in.ts'

export function AdminLoginPage() {
  const t = useTranslations('session')
  const { redirect } = useSearch({ from: paths.adminLogin })
  const enter = useEnter()
  const queryClient = useQueryClient()

  const { signIn, problem } = useSignIn(async () => {
    const me = await queryClient.fetchQuery(meQuery).catch(async (error: unknown) => {
      // Nobody knows yet whether this is an administrator: the door stays shut.
      await session.signOut()
      throw error
    })
    if (!me.admin) {
      await session.signOut()
      return t('notAdmin')
    }
    await enter(redirect ?? paths.admin)
    return null
  })

  return (
    <SignInFrame title={t('adminTitle')} subtitle={t('adminSubtitle')}>
      <SignInForm onSubmit={signIn} problem={problem} />
    </SignInFrame>
  )
}
