import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { session } from '#web/kernel/session/session.ts'
import { Button, Dialog } from '#web/ui/index.ts'

interface IdleDialogProps {
  isOpen: boolean
  secondsLeft: number
  onStay: () => Promise<void>
}

/** Asks whether anybody is there. */
export function IdleDialog({ isOpen, secondsLeft, onStay }: IdleDialogProps) {
  const t = useTranslations('idle')
  const { attempt, isBusy, error } = useAttempt()
  const stayButton = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      isOpen={isOpen}
      initialFocus={stayButton}
      onOpenChange={() => void attempt(onStay)}
      title={t('title')}
      description={t('text', { seconds: secondsLeft })}
      footer={
        <>
          <Button onClick={() => void session.signOut()}>{t('signOut')}</Button>
          <Button
            ref={stayButton}
            variant="primary"
            isBusy={isBusy}
            busyLabel={t('staying')}
            onClick={() => void attempt(onStay)}
          >
            {t('stay')}
          </Button>
        </>
      }
    >
      <ProblemBanner error={error} />
    </Dialog>
  )
}
