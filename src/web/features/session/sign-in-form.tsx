import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import type { Credentials } from '#web/kernel/session/session.ts'
import { Checkbox, Field, PasswordInput } from '#web/ui/index.ts'
import { EmailInput } from '#web/components/account/email-input.tsx'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'

/** More than anybody types; the server reads no further. */
const MAX_PASSWORD_CHARACTERS = 1000

const credentialsSchema = z.object({
  email: z.string().trim().min(1, 'required').pipe(z.email('emailInvalid')),
  password: z.string().min(1, 'required').max(MAX_PASSWORD_CHARACTERS, 'tooLong'),
  isRemembered: z.boolean(),
})

interface SignInFormProps {
  onSubmit: (credentials: Credentials) => Promise<void>
  error: unknown
  /** Where the error itself does not tell what it means. */
  fallback?: string
  /** Above the fields: why one is here. */
  notice?: ReactNode
  /** Typed a moment ago on another page. */
  email?: string
  /** At the end of the line with "Remember me"; it may want to know what is typed so far. */
  aside?: (read: () => Credentials) => ReactNode
  /** Below the button: other ways in, which want to know whether to remember. */
  children?: (read: () => Credentials) => ReactNode
}

export function SignInForm({ onSubmit, error, fallback, notice, email = '', aside, children }: SignInFormProps) {
  // react-hook-form hands out the same object with other content, which the compiler takes for unchanged.
  'use no memo'
  const t = useTranslations('session')
  const sentenceOf = useFieldSentence()
  const { register, handleSubmit, setFocus, getValues, formState } = useForm<Credentials>({
    resolver: zodResolver(credentialsSchema),
    defaultValues: { email, password: '', isRemembered: false },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(onSubmit)
  useEffect(() => setFocus(email === '' ? 'email' : 'password'), [setFocus, email])

  return (
    <Form onSubmit={() => !isSubmitting && submit()}>
      {notice}
      <Field label={t('email')} error={sentenceOf(errors.email)}>
        <EmailInput {...register('email')} />
      </Field>
      <Field label={t('password')} error={sentenceOf(errors.password)}>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Checkbox {...register('isRemembered')} label={t('rememberMe')} />
        {aside?.(getValues)}
      </div>
      <SubmitButton size="large" isBusy={isSubmitting} busyLabel={t('signingIn')}>
        {t('signIn')}
      </SubmitButton>
      {/* After the button, so that nothing one types into or presses moves when it appears. */}
      <ProblemBanner error={error} fallback={fallback ?? t('failed')} />
      {children?.(getValues)}
    </Form>
  )
}
