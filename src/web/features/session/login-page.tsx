import { Link, useLocation, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { DoorFrame } from '#web/components/account/door-frame.tsx'
import { useEnter } from '#web/components/account/use-enter.ts'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { paths } from '#shared/domain/paths.ts'
import { type Arrival, arrivals } from '#web/kernel/session/arrival.ts'
import { AuthFailure } from '#web/kernel/session/auth-failure.ts'
import { type Credentials, session } from '#web/kernel/session/session.ts'
import { joinClasses, TEXT_LINK_CLASSES, Banner, buttonClasses } from '#web/ui/index.ts'
import { endedSession } from '#web/kernel/session/ended-session.ts'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { doorsQuery } from '#web/kernel/session/doors.queries.ts'
import { leaveForSso } from '#web/kernel/session/other-doors.ts'
import { findEntrance } from '#web/kernel/session/safe-return-path.ts'
import { MailStep } from './mail-step.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { GoogleDoor, OrLine } from './google-door.tsx'
import { EmailForm } from './email-form.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Registered a moment ago, and must confirm this address before signing in. */
    confirmEmail?: string
    /** Typed on the page before, so that it need not be typed again. */
    typedEmail?: string
    /** Whether to stay signed in, as ticked there. */
    isRemembered?: boolean
  }
}

type Step = { kind: 'password' } | { kind: 'confirm'; email: string; isNew: boolean }

export function LoginPage() {
  const registered = useLocation({ select: ({ state }) => state.confirmEmail })
  const [step, setStep] = useState<Step>(
    registered === undefined ? { kind: 'password' } : { kind: 'confirm', email: registered, isNew: true },
  )
  const showPassword = () => setStep({ kind: 'password' })
  useEffect(() => () => arrivals.forget(), [])

  if (step.kind === 'confirm') return <ConfirmStep {...step} onBack={showPassword} />
  return <PasswordStep onStep={setStep} />
}

function PasswordStep({ onStep }: { onStep: (step: Step) => void }) {
  const t = useTranslations('session')
  const search = useSearch({ from: paths.login })
  const typedEmail = useLocation({ select: ({ state }) => state.typedEmail })
  const enter = useEnter()
  const { attempt, error } = useAttempt()

  async function signIn(credentials: Credentials) {
    try {
      await session.signIn(credentials)
    } catch (caught) {
      if (!(caught instanceof AuthFailure) || caught.kind !== 'unconfirmed') throw caught
      onStep({ kind: 'confirm', email: credentials.email, isNew: false })
      return
    }
    await enter(findEntrance(search) ?? paths.dashboard)
  }

  return (
    <DoorFrame
      title={t('title')}
      subtitle={t('subtitle')}
      below={
        <Link to={paths.register} search={search} className={TEXT_LINK_CLASSES}>
          {t('createAccount')}
        </Link>
      }
    >
      <SignInForm
        onSubmit={(credentials) => attempt(() => signIn(credentials))}
        error={error ?? findArrivalFailure(arrivals.get())}
        notice={<EndedNotice />}
        {...(typedEmail !== undefined && { email: typedEmail })}
        aside={(read) => (
          <Link to={paths.forgotPassword} state={() => ({ typedEmail: read().email })} className={TEXT_LINK_CLASSES}>
            {t('forgotPassword')}
          </Link>
        )}
      >
        {(read) => <OtherDoors read={read} />}
      </SignInForm>
    </DoorFrame>
  )
}

/** A provider or a link led here, and it did not end in a session. */
function findArrivalFailure(arrival: Arrival): AuthFailure | null {
  if (arrival.kind === 'failed') return arrival.failure
  return arrival.kind === 'elsewhere' ? new AuthFailure({ kind: 'other-browser' }) : null
}

/** Finds the company's own sign-in by the work address. */
export function SsoLoginPage() {
  const t = useTranslations('session')
  const search = useSearch({ from: paths.ssoLogin })
  const { typedEmail, isRemembered = false } = useLocation({ select: ({ state }) => state })
  return (
    <DoorFrame
      title={t('ssoTitle')}
      subtitle={t('ssoSubtitle')}
      below={
        <Link to={paths.login} search={search} state={typedEmail ? { typedEmail } : {}} className={TEXT_LINK_CLASSES}>
          {t('backToSignIn')}
        </Link>
      }
    >
      <EmailForm
        labels={{ email: t('workEmail'), submit: t('ssoContinue'), busy: t('leaving') }}
        typedEmail={typedEmail}
        fallback={t('failed')}
        onSubmit={(email) => leaveForSso(email, { isRemembered, search })}
      />
    </DoorFrame>
  )
}

function ConfirmStep({ email, isNew, onBack }: { email: string; isNew: boolean; onBack: () => void }) {
  const t = useTranslations('session')
  const mail = useTranslations('mailStep')
  const search = useSearch({ from: paths.login })
  const enter = useEnter()
  return (
    <DoorFrame
      title={mail('title')}
      subtitle={isNew ? mail('accountMade') : t('unconfirmed')}
      below={<BackToPassword onBack={onBack} />}
    >
      <MailStep
        purpose="signup"
        email={email}
        isJustSent={isNew}
        onConfirmed={() => enter(findEntrance(search) ?? paths.dashboard)}
      />
    </DoorFrame>
  )
}

function BackToPassword({ onBack }: { onBack: () => void }) {
  const t = useTranslations('session')
  return (
    <button type="button" className={joinClasses(TEXT_LINK_CLASSES, 'self-start')} onClick={onBack}>
      {t('backToSignIn')}
    </button>
  )
}

/** Why somebody who was signed in stands at the door again. */
function EndedNotice() {
  const t = useTranslations('session')
  const ended = endedSession.get()
  if (!ended) return null
  const { idleMinutes } = ended
  return <Banner>{idleMinutes === null ? t('sessionEnded') : t('idleEnded', { minutes: idleMinutes })}</Banner>
}

/** The ways in besides the password. Where nobody can tell which there are, the password remains. */
function OtherDoors({ read }: { read: () => Credentials }) {
  const t = useTranslations('session')
  const search = useSearch({ from: paths.login })
  const { data: doors } = useQuery(doorsQuery)
  if (!doors?.hasGoogle && !doors?.hasSso && !doors?.hasDemo) return null

  return (
    <div className="flex flex-col gap-3">
      <OrLine />
      {doors.hasGoogle && <GoogleDoor label={t('google')} isRemembered={() => read().isRemembered} search={search} />}
      {doors.hasSso && (
        <Link
          to={paths.ssoLogin}
          search={search}
          state={() => ({ typedEmail: read().email, isRemembered: read().isRemembered })}
          className={buttonClasses({})}
        >
          <KeyRound aria-hidden />
          {t('sso')}
        </Link>
      )}
      {doors.hasDemo && (
        <Link to={paths.demo} className={buttonClasses({})}>
          {t('tryDemo')}
        </Link>
      )}
    </div>
  )
}
