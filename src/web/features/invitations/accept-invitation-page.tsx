import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DoorFrame } from '#web/components/account/door-frame.tsx'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { useAttempt } from '#web/components/use-attempt.ts'
import { paths } from '#web/kernel/paths.ts'
import { type InvitationProof, redeemInvitation } from '#web/kernel/session/account/registration.ts'
import { AuthFailure } from '#web/kernel/session/client/auth-failure.ts'
import { session } from '#web/kernel/session/session.ts'
import { Banner, Button, buttonClasses } from '#web/ui/index.ts'
import { InvitationCodeForm } from './invitation-code-form.tsx'
import { WaitingInvitation } from './waiting-invitation.tsx'

/** Where an invitation's mail leads. Opening it does nothing yet, because scanners in mailboxes open every link. */
export function AcceptInvitationPage() {
  const { token_hash, type } = useSearch({ from: paths.acceptInvitation })
  if (token_hash !== undefined) {
    return <RedeemStep tokenHash={token_hash} type={type === 'magiclink' ? 'magiclink' : 'invite'} />
  }
  return session.isStored() ? <WaitingInvitation /> : <SignInFirst />
}

/** Afterwards the address no longer holds the secret, which is used up. */
function useRedeem(): (proof: InvitationProof) => Promise<void> {
  const navigate = useNavigate()
  return async (proof) => {
    await redeemInvitation(proof)
    const search = { token_hash: undefined, type: undefined }
    const isDue = await session.isSecondFactorDue()
    if (isDue) await navigate({ to: paths.twoFactor, search: { redirect: paths.acceptInvitation }, replace: true })
    else await navigate({ to: paths.acceptInvitation, search, replace: true })
  }
}

function RedeemStep({ tokenHash, type }: { tokenHash: string; type: 'invite' | 'magiclink' }) {
  const t = useTranslations('invitations')
  const redeem = useRedeem()
  const { attempt, isBusy, error } = useAttempt()
  if (error instanceof AuthFailure && error.kind === 'code-wrong') return <ExpiredInvitation />

  return (
    <DoorFrame title={t('title')} subtitle={t('subtitle')}>
      <div className="flex flex-col gap-4">
        <p>{t('redeemText')}</p>
        <Button
          variant="primary"
          size="large"
          isBusy={isBusy}
          busyLabel={t('accepting')}
          onClick={() => void attempt(() => redeem({ tokenHash, type }))}
        >
          {t('accept')}
        </Button>
        <ProblemBanner error={error} />
      </div>
    </DoorFrame>
  )
}

/**
 * Somebody with an account shows that it is theirs; a link of a week's life does not do it for them. Somebody without
 * one may type the code from the mail.
 */
function SignInFirst() {
  const t = useTranslations('invitations')
  const redeem = useRedeem()
  const [isTyping, setIsTyping] = useState(false)
  return (
    <DoorFrame title={t('title')} subtitle={t('subtitle')}>
      {isTyping ? (
        <InvitationCodeForm onSubmit={redeem} />
      ) : (
        <div className="flex flex-col gap-4">
          <p>{t('signInFirst')}</p>
          <SignInLink />
          <Button onClick={() => setIsTyping(true)}>{t('enterCode')}</Button>
        </div>
      )}
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
        <SignInLink />
      </div>
    </DoorFrame>
  )
}

function SignInLink() {
  const t = useTranslations('invitations')
  return (
    <Link
      to={paths.login}
      search={{ redirect: paths.acceptInvitation }}
      className={buttonClasses({ variant: 'primary', size: 'large' })}
    >
      {t('signIn')}
    </Link>
  )
}
