import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { DoorFrame } from '#web/components/account/door-frame.tsx'
import { useEnter } from '#web/components/account/use-enter.ts'
import { useSignedInAs } from '#web/components/account/use-signed-in-as.ts'
import { paths } from '#shared/domain/paths.ts'
import { type Arrival, arrivals, type MailLink } from '#web/kernel/session/arrival.ts'
import { session } from '#web/kernel/session/session.ts'
import { Banner, buttonClasses, TEXT_LINK_CLASSES, useToast, Button } from '#web/ui/index.ts'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { useAttempt } from '#web/components/use-attempt.ts'
import { followLink } from '#web/kernel/session/account/mail-code.ts'
import { SecondFactorStep } from './second-factor/second-factor-step.tsx'
import { useIsSecondFactorDue } from './second-factor/use-is-second-factor-due.ts'
import { NewPasswordForm } from './new-password-form.tsx'

/** Reached by the link of the mail, or after its code was typed: either gives the session that may set a password. */
export function ResetPasswordPage() {
  const [arrival, setArrival] = useState(arrivals.get)
  useEffect(() => () => arrivals.forget(), [])
  if (arrival.kind === 'link') return <RecoveryStart link={arrival.link} onSettled={setArrival} />
  const hasSession = arrival.kind !== 'elsewhere' && arrival.kind !== 'failed' && session.isStored()
  return hasSession ? <ChoosePassword /> : <NoSession arrival={arrival} />
}

function ChoosePassword() {
  const t = useTranslations('recovery')
  const toast = useToast()
  const enter = useEnter()
  const email = useSignedInAs()
  const [isDue, noteShown] = useIsSecondFactorDue()
  if (isDue === undefined || !email) return null

  async function goOn() {
    toast({ tone: 'good', title: t('done') })
    await enter(paths.dashboard)
  }

  return (
    <DoorFrame title={t('resetTitle')} subtitle={isDue ? t('secondFactorFirst') : t('resetSubtitle')}>
      <div className="flex flex-col gap-4">
        <p className="font-medium break-words">{t('forAccount', { email })}</p>
        {isDue ? <SecondFactorStep onShown={noteShown} /> : <NewPasswordForm onChanged={goOn} />}
      </div>
    </DoorFrame>
  )
}

function NoSession({ arrival }: { arrival: Arrival }) {
  const t = useTranslations('recovery')
  const signIn = useTranslations('session')
  return (
    <DoorFrame
      title={t('resetTitle')}
      below={
        <Link to={paths.login} className={TEXT_LINK_CLASSES}>
          {signIn('backToSignIn')}
        </Link>
      }
    >
      <div className="flex flex-col gap-4">
        <Banner tone="warn">{arrival.kind === 'plain' ? t('noLink') : t('expired')}</Banner>
        <Link to={paths.forgotPassword} className={buttonClasses({ variant: 'primary', size: 'large' })}>
          {t('sendAgain')}
        </Link>
      </div>
    </DoorFrame>
  )
}

interface RecoveryStartProps {
  link: MailLink
  onSettled: (arrival: Arrival) => void
}

/** The link has done nothing yet: programs that look into mail open every link, but press no button. */
function RecoveryStart({ link, onSettled }: RecoveryStartProps) {
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
