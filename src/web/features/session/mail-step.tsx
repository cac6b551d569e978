import { useTranslations } from 'use-intl'
import { confirmCode, type MailPurpose, sendMail } from '#web/kernel/session/mail-code.ts'
import { CodeForm } from '#web/components/account/code-form.tsx'
import { useDoorSearch } from '#web/components/account/use-enter.ts'
import { ResendButton } from '#web/components/account/resend-button.tsx'

interface MailStepProps {
  purpose: MailPurpose
  email: string
  isJustSent?: boolean
  onConfirmed: (outcome: 'signed-in' | 'half') => Promise<void>
}

/** A mail is on its way: its link can be followed, or its code typed here. */
export function MailStep({ purpose, email, isJustSent = true, onConfirmed }: MailStepProps) {
  const t = useTranslations('mailStep')
  const { plan } = useDoorSearch()
  return (
    <div className="flex flex-col gap-5">
      <p className="break-words">{t(`sent.${purpose}`, { email })}</p>
      <CodeForm
        label={t('code')}
        hint={t('codeHint')}
        submitLabel={t('confirm')}
        busyLabel={t('confirming')}
        onSubmit={async (code) => onConfirmed(await confirmCode(purpose, email, code))}
      />
      <div className="flex flex-col gap-2 border-t border-line pt-4">
        <p className="text-sm text-ink-muted">{t('nothingArrived')}</p>
        <ResendButton
          isJustSent={isJustSent}
          resentText={t('resent')}
          onResend={() => sendMail(purpose, email, plan)}
        />
      </div>
    </div>
  )
}
