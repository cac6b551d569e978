import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#web/kernel/paths.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { useEnter } from './use-enter.ts'
import { useSignIn } from './use-sign-in.ts'

export function LoginPage() {
  const t = useTranslations('session')
  const { redirect } = useSearch({ from: paths.login })
  const enter = useEnter()
  const { signIn, problem } = useSignIn(async () => {
    await enter(redirect ?? paths.dashboard)
    return null
  })
  return (
    <SignInFrame title={t('title')} subtitle={t('subtitle')}>
      <SignInForm onSubmit={signIn} problem={problem} />
    </SignInFrame>
  )
}
