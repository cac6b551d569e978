import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { DoorFrame } from '#web/components/account/door-frame.tsx'
import { useSignedInAs } from '#web/components/account/use-signed-in-as.ts'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { useAttempt } from '#web/components/use-attempt.ts'
import { paths } from '#shared/domain/paths.ts'
import { AuthFailure } from '#web/kernel/session/auth-failure.ts'
import { session } from '#web/kernel/session/session.ts'
import { Banner, Button, buttonClasses } from '#web/ui/index.ts'

/** Uses the link when told to. Whoever is signed in here hears first that it may be meant for somebody else. */
export function InvitationLink({ onAccept }: { onAccept: () => Promise<void> }) {
  const t = useTranslations('invitations')
  const signedInAs = useSignedInAs()
  const { attempt, isBusy, error } = useAttempt()
  if (error instanceof AuthFailure && error.kind === 'code-wrong') return <ExpiredInvitation />
  if (signedInAs === undefined) return null

  async function accept() {
    if (signedInAs !== null) await session.signOut()
    await onAccept()
  }

  return (
    <DoorFrame title={t('title')} subtitle={t('subtitle')}>
      <div className="flex flex-col gap-4">
        {signedInAs === null ? (
          <p>{t('redeemText')}</p>
        ) : (
          <Banner title={t('signedInAs', { email: signedInAs })}>{t('signedInText')}</Banner>
        )}
        <Button
          variant="primary"
          size="large"
          isBusy={isBusy}
          busyLabel={t('accepting')}
          onClick={() => void attempt(accept)}
        >
          {signedInAs === null ? t('accept') : t('acceptAsInvited')}
        </Button>
        {signedInAs !== null && (
          <Link to={paths.dashboard} className={buttonClasses({ size: 'large' })}>
            {t('toDashboard')}
          </Link>
        )}
        <ProblemBanner error={error} />
      </div>
    </DoorFrame>
  )
}

function ExpiredInvitation() {
  const t = useTranslations('invitations')
  return (
    <DoorFrame title={t('title')}>
      <div className="flex flex-col gap-4">
        <Banner tone="warn" title={t('expiredTitle')}>
          {t('expiredText')}
        </Banner>
        <Link
          to={paths.login}
          search={{ redirect: paths.acceptInvitation }}
          className={buttonClasses({ variant: 'primary', size: 'large' })}
        >
          {t('signIn')}
        </Link>
      </div>
    </DoorFrame>
  )
}
