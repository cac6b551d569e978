import { zodResolver } from '@hookform/resolvers/zod'
import { useSearch, Link } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'
import { z } from 'zod'
import { NewPasswordFields } from '#web/components/account/new-password-fields.tsx'
import { isConfirmed, newPasswordShape, PASSWORDS_DIFFER } from '#web/components/account/new-password-rules.ts'
import { usePasswordFault } from '#web/components/account/use-password-fault.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { pathIn, paths } from '#shared/domain/paths.ts'
import { AuthFailure } from '#web/kernel/session/auth-failure.ts'
import type { DoorSearch } from '#web/kernel/session/safe-return-path.ts'
import type { NewAccount } from '#web/kernel/session/registration.ts'
import { Field, TextInput } from '#web/ui/index.ts'
import { EmailInput } from '#web/components/account/email-input.tsx'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'

const LINK_CLASSES = 'inline-flex min-h-6 items-center underline underline-offset-2 pointer-coarse:min-h-11'

/** At the field: the address has an account, and what its owner came for is behind one of these. */
function TakenAddress({ email, search }: { email: string; search: DoorSearch }) {
  const t = useTranslations('session')
  const failures = useTranslations('authFailures')
  const state = { typedEmail: email }
  return (
    <span className="flex flex-wrap gap-x-3">
      <span>{failures('kinds.already-registered')}</span>
      <Link to={paths.login} search={search} state={state} className={LINK_CLASSES}>
        {t('signIn')}
      </Link>
      <Link to={paths.forgotPassword} state={state} className={LINK_CLASSES}>
        {t('forgotPassword')}
      </Link>
    </span>
  )
}

const registrationSchema = z
  .object({
    name: z.string().trim().min(1, 'required').max(120, 'tooLong'),
    email: z.string().trim().min(1, 'required').max(255, 'tooLong').pipe(z.email('emailInvalid')),
    ...newPasswordShape,
  })
  .refine(isConfirmed, PASSWORDS_DIFFER)

const TAKEN = 'taken'

type Registration = z.infer<typeof registrationSchema>

type SubmitAccount = (account: NewAccount) => Promise<void>

/** What is wrong with the password or the address is said at its field. */
function useRegistration(onSubmit: SubmitAccount, plan: DoorSearch['plan']) {
  'use no memo'
  const language = useLocale()
  const form = useForm<Registration>({
    resolver: zodResolver(registrationSchema),
    defaultValues: { name: '', email: '', password: '', confirmation: '' },
  })
  const { attempt, isBusy, error } = useAttempt()
  const tellPasswordFault = usePasswordFault((message) => form.setError('password', { message }, { shouldFocus: true }))

  function tellFault(fault: unknown) {
    const isTaken = fault instanceof AuthFailure && fault.kind === 'already-registered'
    if (isTaken) form.setError('email', { type: TAKEN }, { shouldFocus: true })
    else tellPasswordFault(fault)
  }

  const submit = form.handleSubmit(({ name, email, password }) =>
    attempt(() => onSubmit({ name, email, password, language, plan }).catch(tellFault)),
  )
  return { form, submit, isBusy, error }
}

export function RegisterForm({ onSubmit }: { onSubmit: SubmitAccount }) {
  'use no memo'
  const t = useTranslations('session')
  const sentenceOf = useFieldSentence()
  const search = useSearch({ from: paths.register })
  const { form, submit, isBusy, error } = useRegistration(onSubmit, search.plan)
  const { register, setFocus, getValues } = form
  const { errors } = form.formState
  const isTaken = errors.email?.type === TAKEN
  useEffect(() => setFocus('name'), [setFocus])

  return (
    <Form onSubmit={submit}>
      <Field label={t('fullName')} error={sentenceOf(errors.name)}>
        <TextInput {...register('name')} autoComplete="name" />
      </Field>
      <Field
        label={t('email')}
        error={isTaken ? <TakenAddress email={getValues('email')} search={search} /> : sentenceOf(errors.email)}
      >
        <EmailInput {...register('email')} />
      </Field>
      <NewPasswordFields
        labels={{ password: t('password'), confirmation: t('confirmPassword') }}
        password={register('password')}
        confirmation={register('confirmation')}
        errors={{ password: sentenceOf(errors.password), confirmation: sentenceOf(errors.confirmation) }}
      />
      <SubmitButton size="large" isBusy={isBusy} busyLabel={t('registering')}>
        {t('register')}
      </SubmitButton>
      <ProblemBanner error={error} fallback={t('registrationFailed')} />
      <AgreementNote />
    </Form>
  )
}

/** What one agrees to, each in a tab of its own so that nothing typed is lost. */
function AgreementNote() {
  const t = useTranslations('session')
  const locale = useLocale()
  const link = (href: string) => (text: ReactNode) => (
    <a href={href} target="_blank" rel="noreferrer" className="underline underline-offset-2 hover:text-ink">
      {text}
    </a>
  )
  return (
    <p className="text-sm text-ink-muted">
      {t.rich('agreement', { terms: link(pathIn(locale, paths.terms)), privacy: link(pathIn(locale, paths.privacy)) })}
    </p>
  )
}
