import { Link, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { DoorFrame } from '#web/components/account/door-frame.tsx'
import { useEnter } from '#web/components/account/use-enter.ts'
import { paths } from '#web/kernel/paths.ts'
import { MAIL_PURPOSES, type MailPurpose } from '#web/kernel/session/account/mail-code.ts'
import { arrivals } from '#web/kernel/session/client/arrival.ts'
import { session } from '#web/kernel/session/session.ts'
import { Banner, Button, buttonClasses } from '#web/ui/index.ts'
import { ExpiredLink } from './expired-link.tsx'

/** Where the links of mails end: they have done their work on the server, and this page says what came of it. */
export function VerifyPage() {
  const { type } = useSearch({ from: paths.verify })
  const purpose = MAIL_PURPOSES.find((candidate) => candidate === type) ?? null
  const [arrival] = useState(arrivals.get)
  useEffect(() => () => arrivals.forget(), [])

  if (arrival.kind === 'half') return <HalfDone />
  if (arrival.kind === 'failed') return <ExpiredLink purpose={purpose} failure={arrival.failure} />
  if (arrival.kind === 'elsewhere') return <DoneElsewhere purpose={purpose} />
  return session.isStored() ? <Done purpose={purpose} /> : <NothingHere />
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

/** Signed in by the link. Who has just joined goes straight on; a changed address is said first. */
function Done({ purpose }: { purpose: MailPurpose | null }) {
  const t = useTranslations('mailStep')
  const { redirect } = useSearch({ from: paths.verify })
  const enter = useEnter()
  const isEmailChange = purpose === 'email_change'
  const goOn = () => void enter(redirect ?? (isEmailChange ? paths.settings : paths.dashboard))
  const goOnAtOnce = useEffectEvent(() => {
    if (!isEmailChange) goOn()
  })
  useEffect(() => goOnAtOnce(), [])

  return (
    <Outcome tone="good" text={isEmailChange ? t('emailChanged') : t('confirmed')}>
      <Button variant="primary" size="large" onClick={goOn}>
        {t('goOn')}
      </Button>
    </Outcome>
  )
}

function DoneElsewhere({ purpose }: { purpose: MailPurpose | null }) {
  const t = useTranslations('mailStep')
  const text = purpose === 'email_change' ? t('emailChanged') : t('confirmedElsewhere')
  return (
    <Outcome tone="good" text={text}>
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
  return (
    <Link to={paths.login} className={buttonClasses({ variant: 'primary', size: 'large' })}>
      {session.isStored() ? t('goOn') : t('signIn')}
    </Link>
  )
}
