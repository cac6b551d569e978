import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { AuthFailure } from '#web/kernel/session/auth-failure.ts'
import { Button } from '#web/ui/index.ts'

/** As long as the service wants between two mails of a kind, unless it says otherwise. */
const WAIT_S = 60
const SECOND_MS = 1000

/** The seconds left, and what starts them anew. */
function useSecondsLeft(initial: number): [number, (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(() => Date.now() + initial * SECOND_MS)
  const [now, setNow] = useState(() => Date.now())
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / SECOND_MS))
  const isRunning = secondsLeft > 0

  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [isRunning])

  function start(seconds: number) {
    setNow(Date.now())
    setEndsAt(Date.now() + seconds * SECOND_MS)
  }
  return [secondsLeft, start]
}

interface ResendButtonProps {
  onResend: () => Promise<void>
  /** The first one has just been sent, so the wait runs already. */
  isJustSent: boolean
  /** Said once it has been sent again. */
  resentText: string
}

export function ResendButton({ onResend, isJustSent, resentText }: ResendButtonProps) {
  const t = useTranslations('mailStep')
  const { attempt, isBusy, error } = useAttempt()
  const [secondsLeft, start] = useSecondsLeft(isJustSent ? WAIT_S : 0)
  const [isResent, setIsResent] = useState(false)

  async function resend() {
    setIsResent(false)
    try {
      await onResend()
      setIsResent(true)
      start(WAIT_S)
    } catch (caught) {
      if (caught instanceof AuthFailure && caught.retryAfterSeconds !== null) start(caught.retryAfterSeconds)
      throw caught
    }
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        size="small"
        disabled={secondsLeft > 0}
        isBusy={isBusy}
        busyLabel={t('sending')}
        onClick={() => void attempt(resend)}
      >
        {secondsLeft > 0 ? t('resendIn', { seconds: secondsLeft }) : t('resend')}
      </Button>
      <output className="text-sm text-ink-muted empty:hidden">{isResent && resentText}</output>
      <ProblemBanner error={error} />
    </div>
  )
}
