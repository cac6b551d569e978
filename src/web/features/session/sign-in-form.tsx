import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import type { Credentials } from '#web/kernel/session/session.ts'
import { Banner, Button, Checkbox, Field, PasswordInput, TextInput } from '#web/ui/index.ts'

/** Only what the form can tell by itself; whether an address is one, the server knows as well as its password. */
const credentialsSchema = z.object({
  email: z.string().trim().min(1, 'required'),
  password: z.string().min(1, 'required'),
  isRemembered: z.boolean(),
})

interface SignInFormProps {
  onSubmit: (credentials: Credentials) => Promise<void>
  problem: string | null
}

export function SignInForm({ onSubmit, problem }: SignInFormProps) {
  // react-hook-form hands out the same object with other content, which the compiler takes for unchanged.
  'use no memo'
  const t = useTranslations('session')
  const validation = useTranslations('validation')
  const { register, handleSubmit, formState } = useForm<Credentials>({
    resolver: zodResolver(credentialsSchema),
    defaultValues: { email: '', password: '', isRemembered: false },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(onSubmit)

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSubmitting) void submit(event)
      }}
      noValidate
      className="flex flex-col gap-4"
    >
      {problem && <Banner tone="bad">{problem}</Banner>}
      <Field label={t('email')} error={errors.email && validation('required')}>
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
    </form>
  )
}
