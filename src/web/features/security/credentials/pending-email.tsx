import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CodeForm } from '#web/components/account/code-form.tsx'
import { ResendButton } from '#web/components/account/resend-button.tsx'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { useAttempt } from '#web/components/use-attempt.ts'
import { cancelEmailChange } from '#web/kernel/session/account/credentials.ts'
import { doorsQuery } from '#web/kernel/session/account/doors.queries.ts'
import { confirmCode, sendMail } from '#web/kernel/session/account/mail-code.ts'
import { Banner, Button, useToast } from '#web/ui/index.ts'
import { useAccountChanged } from '../use-account-changed.ts'

interface PendingEmailProps {
  email: string
  pendingEmail: string
}

/** Nothing has changed yet: the mails must be answered first, or the change be called off. */
export function PendingEmail({ email, pendingEmail }: PendingEmailProps) {
  const t = useTranslations('security')
  const mail = useTranslations('mailStep')
  const { data: doors } = useQuery(doorsQuery)
  const noteChange = useAccountChanged()
  const [isHalf, setIsHalf] = useState(false)
  const text = doors?.hasMailConfirmation ? 'email.pendingText' : 'email.pendingOneText'

  async function confirm(code: string) {
    const outcome = await confirmCode('email_change', pendingEmail, code)
    setIsHalf(outcome === 'half')
    await noteChange()
  }

  return (
    <div className="flex flex-col gap-4">
      <Banner title={t('email.pendingTitle', { email: pendingEmail })}>
        {isHalf ? mail('half') : t(text, { email, newEmail: pendingEmail })}
      </Banner>
      <CodeForm
        label={t('email.code', { email: pendingEmail })}
        hint={mail('codeHint')}
        submitLabel={mail('confirm')}
        busyLabel={mail('confirming')}
        onSubmit={confirm}
      />
      <div className="flex flex-wrap items-start gap-2">
        <ResendButton
          isJustSent={false}
          resentText={t('email.resent')}
          onResend={() => sendMail('email_change', email)}
        />
        <CancelChange email={email} />
      </div>
    </div>
  )
}

function CancelChange({ email }: { email: string }) {
  const t = useTranslations('security')
  const toast = useToast()
  const noteChange = useAccountChanged()
  const { attempt, isBusy, error } = useAttempt()

  async function cancel() {
    await cancelEmailChange(email)
    toast({ tone: 'good', title: t('email.cancelled') })
    await noteChange()
  }

  return (
    <>
      <Button size="small" isBusy={isBusy} busyLabel={t('email.cancelling')} onClick={() => void attempt(cancel)}>
        {t('email.cancel')}
      </Button>
      <ProblemBanner error={error} fallback={t('email.changeFailed')} />
    </>
  )
}
