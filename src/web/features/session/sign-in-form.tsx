import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { endedSession } from '#web/kernel/session/ended-session.ts'
import type { Credentials } from '#web/kernel/session/session.ts'
import { Banner, Button, Checkbox, Field, PasswordInput, TextInput } from '#web/ui/index.ts'
import type { SignInProblem } from './use-sign-in.ts'

const credentialsSchema = z.object({
  email: z.string().trim().min(1, 'required').pipe(z.email('emailInvalid')),
  password: z.string().min(1, 'required'),
  isRemembered: z.boolean(),
})

interface SignInFormProps {
  onSubmit: (credentials: Credentials) => Promise<void>
  problem: SignInProblem | null
}

export function SignInForm({ onSubmit, problem }: SignInFormProps) {
  // react-hook-form hands out the same object with other content, which the compiler takes for unchanged.
  'use no memo'
  const t = useTranslations('session')
  const validation = useTranslations('validation')
  const { register, handleSubmit, setFocus, formState } = useForm<Credentials>({
    resolver: zodResolver(credentialsSchema),
    defaultValues: { email: '', password: '', isRemembered: false },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(onSubmit)
  useEffect(() => setFocus('email'), [setFocus])

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSubmitting) void submit(event)
      }}
      noValidate
      className="flex flex-col gap-4"
    >
      {endedSession.isNoted() && <Banner>{t('sessionEnded')}</Banner>}
      <Field
        label={t('email')}
        error={errors.email && validation(errors.email.message === 'emailInvalid' ? 'emailInvalid' : 'required')}
      >
        <TextInput
          {...register('email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={t('password')} error={errors.password && validation('required')}>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
      <Checkbox {...register('isRemembered')} label={t('rememberMe')} />
      <Button type="submit" variant="primary" size="large" isBusy={isSubmitting} busyLabel={t('signingIn')}>
        {t('signIn')}
      </Button>
      {/* Last, so that nothing one types into or presses moves when it appears. */}
      {problem && <ProblemBanner problem={problem} />}
    </form>
  )
}

function ProblemBanner({ problem: { sentence, requestId } }: { problem: SignInProblem }) {
  const t = useTranslations('common')
  return (
    <Banner tone="bad" {...(requestId && { detail: t('reference', { requestId }) })}>
      {sentence}
    </Banner>
  )
}
