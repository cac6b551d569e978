import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'
import { z } from 'zod'
import { NewPasswordFields } from '#web/components/account/new-password-fields.tsx'
import { isConfirmed, newPasswordShape, PASSWORDS_DIFFER } from '#web/components/account/new-password-rules.ts'
import { usePasswordFault } from '#web/components/account/use-password-fault.ts'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { useAttempt } from '#web/components/use-attempt.ts'
import { useFieldSentence } from '#web/components/use-field-sentence.ts'
import type { NewAccount } from '#web/kernel/session/account/registration.ts'
import { Button, Field, TextInput } from '#web/ui/index.ts'
import { AgreementNote } from './agreement-note.tsx'

const registrationSchema = z
  .object({
    name: z.string().trim().min(1, 'required').max(120, 'tooLong'),
    email: z.string().trim().min(1, 'required').max(255, 'tooLong').pipe(z.email('emailInvalid')),
    ...newPasswordShape,
  })
  .refine(isConfirmed, PASSWORDS_DIFFER)

type Registration = z.infer<typeof registrationSchema>

export function RegisterForm({ onSubmit }: { onSubmit: (account: NewAccount) => Promise<void> }) {
  'use no memo'
  const t = useTranslations('session')
  const language = useLocale()
  const sentenceOf = useFieldSentence()
  const form = useForm<Registration>({
    resolver: zodResolver(registrationSchema),
    defaultValues: { name: '', email: '', password: '', confirmation: '' },
  })
  const { register, handleSubmit, setFocus } = form
  const { errors } = form.formState
  const { attempt, isBusy, error } = useAttempt()
  const tellPasswordFault = usePasswordFault((message) => form.setError('password', { message }, { shouldFocus: true }))
  const submit = handleSubmit(({ name, email, password }) =>
    attempt(() => onSubmit({ name, email, password, language }).catch(tellPasswordFault)),
  )
  useEffect(() => setFocus('name'), [setFocus])

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field label={t('fullName')} error={sentenceOf(errors.name)}>
        <TextInput {...register('name')} autoComplete="name" />
      </Field>
      <Field label={t('email')} error={sentenceOf(errors.email)}>
        <TextInput
          {...register('email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <NewPasswordFields
        labels={{ password: t('password'), confirmation: t('confirmPassword') }}
        password={register('password')}
        confirmation={register('confirmation')}
        errors={{ password: sentenceOf(errors.password), confirmation: sentenceOf(errors.confirmation) }}
      />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} busyLabel={t('registering')}>
        {t('register')}
      </Button>
      <ProblemBanner error={error} fallback={t('registrationFailed')} />
      <AgreementNote />
    </form>
  )
}
