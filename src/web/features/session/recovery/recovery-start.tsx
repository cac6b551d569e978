import { useTranslations } from 'use-intl'
import { DoorFrame } from '#web/components/account/door-frame.tsx'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { useAttempt } from '#web/components/use-attempt.ts'
import { followLink } from '#web/kernel/session/account/mail-code.ts'
import type { Arrival, MailLink } from '#web/kernel/session/client/arrival.ts'
import { Button } from '#web/ui/index.ts'

interface RecoveryStartProps {
  link: MailLink
  onSettled: (arrival: Arrival) => void
}

/** The link has done nothing yet: programs that look into mail open every link, but press no button. */
export function RecoveryStart({ link, onSettled }: RecoveryStartProps) {
  const t = useTranslations('recovery')
  const { attempt, isBusy, error } = useAttempt()

  return (
    <DoorFrame title={t('resetTitle')}>
      <div className="flex flex-col gap-4">
        <p>{t('startText')}</p>
        <Button
          variant="primary"
          size="large"
          isBusy={isBusy}
          busyLabel={t('starting')}
          onClick={() => void attempt(async () => onSettled(await followLink(link)))}
        >
          {t('start')}
        </Button>
        <ProblemBanner error={error} />
      </div>
    </DoorFrame>
  )
}
