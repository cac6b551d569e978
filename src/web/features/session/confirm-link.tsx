import { useTranslations } from 'use-intl'
import { DoorFrame } from '#web/components/account/door-frame.tsx'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { useAttempt } from '#web/components/use-attempt.ts'
import { followLink } from '#web/kernel/session/account/mail-code.ts'
import type { Arrival, MailLink } from '#web/kernel/session/arrival.ts'
import { Button, useToast } from '#web/ui/index.ts'

interface ConfirmLinkProps {
  link: MailLink
  /** Told what came of it, as of any other way to arrive. */
  onSettled: (arrival: Arrival) => void
}

/** The link has done nothing yet: programs that look into mail open every link, but press no button. */
export function ConfirmLink({ link, onSettled }: ConfirmLinkProps) {
  const t = useTranslations('mailStep')
  const toast = useToast()
  const { attempt, isBusy, error } = useAttempt()

  async function confirm() {
    const outcome = await followLink(link)
    // Who has joined is on the dashboard before they could read it here.
    if (outcome.kind === 'signed-in' && link.type !== 'email_change') {
      toast({ tone: 'good', title: t('confirmed', { email: outcome.email }) })
    }
    onSettled(outcome)
  }

  return (
    <DoorFrame title={t('verifyTitle')}>
      <div className="flex flex-col gap-4">
        <p>{t('confirmText')}</p>
        <Button
          variant="primary"
          size="large"
          isBusy={isBusy}
          busyLabel={t('confirming')}
          onClick={() => void attempt(confirm)}
        >
          {t('confirmAddress')}
        </Button>
        <ProblemBanner error={error} />
      </div>
    </DoorFrame>
  )
}
