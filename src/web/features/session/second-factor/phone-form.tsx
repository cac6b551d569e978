import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CodeForm } from '#web/components/account/code-form.tsx'
import { ResendButton } from '#web/components/account/resend-button.tsx'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { useAttempt } from '#web/components/use-attempt.ts'
import { type Factor, sendText, verifyText } from '#web/kernel/session/account/second-factor.ts'
import { Button } from '#web/ui/index.ts'

const SHOWN_DIGITS = 4

interface PhoneFormProps {
  factor: Factor
  onShown: () => Promise<void>
}

/** A text message is sent only when asked for. */
export function PhoneForm({ factor, onShown }: PhoneFormProps) {
  const t = useTranslations('secondFactor')
  const [challengeId, setChallengeId] = useState<string | null>(null)
  const { attempt, isBusy, error } = useAttempt()
  const send = async () => setChallengeId(await sendText(factor.id))
  const ending = factor.phone.slice(-SHOWN_DIGITS)

  if (challengeId === null) {
    return (
      <div className="flex flex-col items-start gap-4">
        <p>{t('phoneText', { ending })}</p>
        <Button variant="primary" isBusy={isBusy} busyLabel={t('sendingText')} onClick={() => void attempt(send)}>
          {t('sendText')}
        </Button>
        <ProblemBanner error={error} />
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <CodeForm
        isFocused
        label={t('phoneCode', { ending })}
        submitLabel={t('verify')}
        busyLabel={t('verifying')}
        onSubmit={async (code) => {
          await verifyText(factor.id, challengeId, code)
          await onShown()
        }}
      />
      <ResendButton isJustSent resentText={t('textResent')} onResend={send} />
    </div>
  )
}
