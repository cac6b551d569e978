import { Link, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { DoorFrame } from '#web/components/account/door-frame.tsx'
import { useEnter } from '#web/components/account/use-enter.ts'
import { useSignedInAs } from '#web/components/account/use-signed-in-as.ts'
import { paths } from '#shared/domain/paths.ts'
import { MAIL_PURPOSES, type MailPurpose, followLink } from '#web/kernel/session/mail-code.ts'
import { arrivals, type Arrival, type MailLink } from '#web/kernel/session/arrival.ts'
import { findEntrance } from '#web/kernel/session/safe-return-path.ts'
import { session } from '#web/kernel/session/session.ts'
import { Banner, Button, buttonClasses, useToast } from '#web/ui/index.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { ExpiredLink } from './expired-link.tsx'

function findPurpose(type: string | undefined): MailPurpose | null {
  return MAIL_PURPOSES.find((candidate) => candidate === type) ?? null
}

/** Where the links of mails end: this page uses them when told to, and says what came of it. */
export function VerifyPage() {
  const { type } = useSearch({ from: paths.verify })
  const [arrival, setArrival] = useState(arrivals.get)
  const [linkPurpose, setLinkPurpose] = useState<MailPurpose | null>(null)
  const purpose = linkPurpose ?? findPurpose(type)
  useEffect(() => () => arrivals.forget(), [])

  switch (arrival.kind) {
    case 'link':
      return (
        <ConfirmLink
          link={arrival.link}
          onSettled={(settled) => {
            setLinkPurpose(findPurpose(arrival.link.type))
            setArrival(settled)
          }}
        />
      )
    case 'half':
      return <HalfDone />
    case 'failed':
      return <ExpiredLink purpose={purpose} failure={arrival.failure} />
    case 'elsewhere':
      return <DoneElsewhere />
    case 'signed-in':
      return <Done purpose={purpose} />
    case 'plain':
      return <NothingHere />
  }
}

function Outcome({ tone, text, children }: { tone: 'good' | 'info'; text: string; children: ReactNode }) {
  const t = useTranslations('mailStep')
  return (
    <DoorFrame title={t('verifyTitle')}>
      <div className="flex flex-col gap-4">
        <Banner tone={tone}>{text}</Banner>
        {children}
      </div>
    </DoorFrame>
  )
}

/** Signed in. Who has just joined goes straight on; a changed address is said first. */
function Done({ purpose }: { purpose: MailPurpose | null }) {
  const t = useTranslations('mailStep')
  const search = useSearch({ from: paths.verify })
  const email = useSignedInAs()
  const enter = useEnter()
  const isEmailChange = purpose === 'email_change'
  const usual = isEmailChange ? `${paths.settings}?tab=security` : paths.dashboard
  const goOn = () => void enter(findEntrance(search) ?? usual)
  const goOnAtOnce = useEffectEvent(() => {
    if (!isEmailChange) goOn()
  })
  useEffect(() => goOnAtOnce(), [])
  if (!email) return null

  return (
    <Outcome tone="good" text={isEmailChange ? t('emailChanged', { email }) : t('confirmed', { email })}>
      <Button variant="primary" size="large" onClick={goOn}>
        {t('goOn')}
      </Button>
    </Outcome>
  )
}

function DoneElsewhere() {
  const t = useTranslations('mailStep')
  return (
    <Outcome tone="good" text={t('confirmedElsewhere')}>
      <SignInLink />
    </Outcome>
  )
}

function HalfDone() {
  const t = useTranslations('mailStep')
  return (
    <Outcome tone="info" text={t('half')}>
      <SignInLink />
    </Outcome>
  )
}

function NothingHere() {
  const t = useTranslations('mailStep')
  return (
    <Outcome tone="info" text={t('nothingToVerify')}>
      <SignInLink />
    </Outcome>
  )
}

/** Who is signed in already is sent on from there. */
function SignInLink() {
  const t = useTranslations('mailStep')
  const { redirect, plan } = useSearch({ from: paths.verify })
  return (
    <Link to={paths.login} search={{ redirect, plan }} className={buttonClasses({ variant: 'primary', size: 'large' })}>
      {session.isStored() ? t('goOn') : t('signIn')}
    </Link>
  )
}

interface ConfirmLinkProps {
  link: MailLink
  /** Told what came of it, as of any other way to arrive. */
  onSettled: (arrival: Arrival) => void
}

/** The link has done nothing yet: programs that look into mail open every link, but press no button. */
function ConfirmLink({ link, onSettled }: ConfirmLinkProps) {
  const t = useTranslations('mailStep')
  const toast = useToast()
  const { attempt, isBusy, error } = useAttempt()

  async function confirm() {
    const outcome = await followLink(link)
    // Who has joined is on the dashboard before they could read it here.
    if (outcome.kind === 'signed-in' && link.type === 'signup') {
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
          {link.type === 'magiclink' ? t('signIn') : t('confirmAddress')}
        </Button>
        <ProblemBanner error={error} />
      </div>
    </DoorFrame>
  )
}
