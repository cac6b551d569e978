import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#shared/domain/paths.ts'
import { leaveForSso } from '#web/kernel/session/account/other-doors.ts'
import { EmailForm } from '../email-form.tsx'

/** Finds the company's own sign-in by the work address. */
export function SsoForm({ isRemembered }: { isRemembered: boolean }) {
  const t = useTranslations('session')
  const { redirect } = useSearch({ from: paths.login })
  return (
    <EmailForm
      labels={{ email: t('workEmail'), submit: t('ssoContinue'), busy: t('leaving') }}
      fallback={t('failed')}
      onSubmit={(email) => leaveForSso(email, { isRemembered, redirect })}
    />
  )
}
