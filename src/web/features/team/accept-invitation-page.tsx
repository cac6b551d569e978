import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { DoorFrame } from '#web/components/account/door-frame.tsx'
import { paths } from '#shared/domain/paths.ts'
import { type InvitationProof, redeemInvitation } from '#web/kernel/session/registration.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { arrivals, type MailLink } from '#web/kernel/session/arrival.ts'
import { session } from '#web/kernel/session/session.ts'
import { Button, buttonClasses, CodeInput, Field, Banner } from '#web/ui/index.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { z } from 'zod'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { EmailInput } from '#web/components/account/email-input.tsx'
import { useSignedInAs } from '#web/components/account/use-signed-in-as.ts'
import { AuthFailure } from '#web/kernel/session/auth-failure.ts'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'
import { invitationBehindQuery } from './invitations.queries.ts'
import { InvitedBy, WaitingInvitation } from './waiting-invitation.tsx'

const DIGITS = 6

const schema = z.object({
  email: z.string().trim().min(1, 'required').pipe(z.email('emailInvalid')),
  code: z.string().min(DIGITS, 'sixDigits'),
})
type InvitationCode = z.infer<typeof schema>

/** For whoever reads the mail on one device and answers it on another. */
function InvitationCodeForm({ onSubmit }: { onSubmit: (proof: InvitationCode) => Promise<void> }) {
  'use no memo'
  const t = useTranslations('invitations')
  const session = useTranslations('session')
  const mail = useTranslations('mailStep')
  const sentenceOf = useFieldSentence()
  const { attempt, isBusy, error } = useAttempt()
  const { register, control, handleSubmit, setFocus, formState } = useForm<InvitationCode>({
    resolver: zodResolver(schema),
    defaultValues: { email: '', code: '' },
  })
  const submit = handleSubmit((proof) => attempt(() => onSubmit(proof)))
  useEffect(() => setFocus('email'), [setFocus])

  return (
    <Form onSubmit={submit}>
      <Field label={session('email')} error={sentenceOf(formState.errors.email)}>
        <EmailInput {...register('email')} />
      </Field>
      <Field label={mail('code')} hint={mail('codeHint')} error={sentenceOf(formState.errors.code)}>
        <Controller
          name="code"
          control={control}
          render={({ field: { onChange, ...field } }) => (
            <CodeInput
              {...field}
              onValueChange={(digits) => {
                onChange(digits)
                if (digits.length === DIGITS && digits !== field.value) void submit()
              }}
            />
          )}
        />
      </Field>
      <SubmitButton size="large" isBusy={isBusy} busyLabel={t('accepting')}>
        {t('accept')}
      </SubmitButton>
      <ProblemBanner error={error} />
    </Form>
  )
}

/** Where an invitation's mail leads. Opening it does nothing yet, because scanners in mailboxes open every link. */
export function AcceptInvitationPage() {
  const navigate = useNavigate()
  const [arrival, setArrival] = useState(arrivals.get)
  const [isSignedIn, setIsSignedIn] = useState(session.isStored)
  useEffect(() => () => arrivals.forget(), [])

  async function redeem(proof: InvitationProof) {
    await redeemInvitation(proof)
    if (await session.isSecondFactorDue()) {
      await navigate({ to: paths.twoFactor, search: { redirect: paths.acceptInvitation }, replace: true })
      return
    }
    await navigate({ to: paths.acceptInvitation, search: {}, replace: true })
    setArrival({ kind: 'plain' })
    setIsSignedIn(true)
  }

  if (arrival.kind === 'link') return <InvitationLink link={arrival.link} onAccept={() => redeem(arrival.link)} />
  return isSignedIn ? <WaitingInvitation /> : <SignInFirst onCode={redeem} />
}

/**
 * Somebody with an account shows that it is theirs; a link of a week's life does not do it for them. Only who had a
 * mail with a link for newcomers has a code to type.
 */
function SignInFirst({ onCode }: { onCode: (proof: InvitationProof) => Promise<void> }) {
  const t = useTranslations('invitations')
  const { type } = useSearch({ from: paths.acceptInvitation })
  const [isTyping, setIsTyping] = useState(false)
  const isByMail = type !== undefined
  return (
    <DoorFrame title={t('title')} {...(isByMail && { subtitle: t('subtitle') })}>
      {isTyping ? (
        <InvitationCodeForm onSubmit={onCode} />
      ) : (
        <div className="flex flex-col gap-4">
          {isByMail ? <p>{t('signInFirst')}</p> : <Banner tone="warn">{t('noWord')}</Banner>}
          <Link
            to={paths.login}
            search={{ redirect: paths.acceptInvitation }}
            className={buttonClasses({ variant: 'primary', size: 'large' })}
          >
            {t('signIn')}
          </Link>
          {type === 'invite' && <Button onClick={() => setIsTyping(true)}>{t('enterCode')}</Button>}
        </div>
      )}
    </DoorFrame>
  )
}

/** Uses the link when told to. Whoever is signed in here hears first that it may be meant for somebody else. */
function InvitationLink({ link, onAccept }: { link: MailLink; onAccept: () => Promise<void> }) {
  const t = useTranslations('invitations')
  const signedInAs = useSignedInAs()
  const invitation = useQuery(invitationBehindQuery(link.tokenHash))
  const { attempt, isBusy, error } = useAttempt()
  const isUsed = error instanceof AuthFailure && error.kind === 'code-wrong'
  const isGone = invitation.error instanceof ApiProblem && invitation.error.code === 'not-found'
  if (isUsed || (isGone && signedInAs === null)) return <ExpiredInvitation />
  if (signedInAs === undefined || invitation.isPending) return null

  async function accept() {
    if (signedInAs !== null) await session.signOut()
    await onAccept()
  }

  return (
    <DoorFrame title={t('title')} subtitle={t('subtitle')}>
      <div className="flex flex-col gap-4">
        {invitation.data ? <InvitedBy invitation={invitation.data} /> : <p>{t('redeemText')}</p>}
        {signedInAs !== null && <Banner title={t('signedInAs', { email: signedInAs })}>{t('signedInText')}</Banner>}
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
