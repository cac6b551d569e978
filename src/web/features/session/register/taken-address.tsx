import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#web/kernel/paths.ts'

const LINK_CLASSES = 'inline-flex min-h-6 items-center underline underline-offset-2 pointer-coarse:min-h-11'

/** At the field: the address has an account, and what its owner came for is behind one of these. */
export function TakenAddress({ email, redirect }: { email: string; redirect: string | undefined }) {
  const t = useTranslations('session')
  const failures = useTranslations('authFailures')
  const state = { typedEmail: email }
  return (
    <span className="flex flex-wrap gap-x-3">
      <span>{failures('kinds.already-registered')}</span>
      <Link to={paths.login} search={{ redirect }} state={state} className={LINK_CLASSES}>
        {t('signIn')}
      </Link>
      <Link to={paths.forgotPassword} state={state} className={LINK_CLASSES}>
        {t('forgotPassword')}
      </Link>
    </span>
  )
}
