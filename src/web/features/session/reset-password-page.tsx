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
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { ProofStep, useProvenAttempt } from '#web/components/account/proof-step.tsx'
import { followLink } from '#web/kernel/session/mail-code.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { NewPasswordFields } from '#web/components/account/new-password-fields.tsx'
import { isConfirmed, newPasswordShape, PASSWORDS_DIFFER } from '#web/components/account/new-password-rules.ts'
import { usePasswordFault } from '#web/components/account/use-password-fault.ts'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { changePassword } from '#web/kernel/session/credentials.ts'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'

const schema = z.object(newPasswordShape).refine(isConfirmed, PASSWORDS_DIFFER)

function NewPasswordForm({ onChanged }: { onChanged: () => Promise<void> }) {
  'use no memo'
  const t = useTranslations('recovery')
  const sentenceOf = useFieldSentence()
  const proven = useProvenAttempt()
  const form = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { password: '', confirmation: '' },
  })
  const { register, handleSubmit, setFocus } = form
  const { errors } = form.formState
  const tellPasswordFault = usePasswordFault((message) => form.setError('password', { message }, { shouldFocus: true }))
  useEffect(() => setFocus('password'), [setFocus])

  async function change(password: string) {
    await changePassword(password)
    await onChanged()
  }

  const submit = handleSubmit(({ password }) => proven.attempt(() => change(password).catch(tellPasswordFault)))
  return (
    <>
      <Form onSubmit={submit}>
        <NewPasswordFields
          labels={{ password: t('newPassword'), confirmation: t('confirmNewPassword') }}
          password={register('password')}
          confirmation={register('confirmation')}
          errors={{ password: sentenceOf(errors.password), confirmation: sentenceOf(errors.confirmation) }}
        />
        <SubmitButton size="large" isBusy={proven.isBusy} busyLabel={t('changing')}>
          {t('change')}
        </SubmitButton>
        <ProblemBanner error={proven.error} />
      </Form>
      <ProofStep of={proven} />
    </>
  )
}

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
  if (!email) return null

  async function goOn() {
    toast({ tone: 'good', title: t('done') })
    await enter(paths.dashboard)
  }

  return (
    <DoorFrame title={t('resetTitle')} subtitle={t('resetSubtitle')}>
      <div className="flex flex-col gap-4">
        <p className="font-medium break-words">{t('forAccount', { email })}</p>
        <NewPasswordForm onChanged={goOn} />
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
