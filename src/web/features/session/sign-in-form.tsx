import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Credentials } from '#web/kernel/session/session.ts'
import { Banner, Button, Checkbox, Field, PasswordInput, TextInput } from '#web/ui/index.ts'

interface SignInFormProps {
  onSubmit: (credentials: Credentials) => void
  problem: string | null
  isBusy: boolean
}

type Missing = { email: boolean; password: boolean }

export function SignInForm({ onSubmit, problem, isBusy }: SignInFormProps) {
  const t = useTranslations('session')
  const validation = useTranslations('validation')
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const rememberBox = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState<Missing>({ email: false, password: false })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const email = emailInput.current?.value.trim() ?? ''
    const password = passwordInput.current?.value ?? ''
    setMissing({ email: email === '', password: password === '' })
    if (email === '') emailInput.current?.focus()
    else if (password === '') passwordInput.current?.focus()
    else onSubmit({ email, password, isRemembered: rememberBox.current?.checked ?? false })
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {problem && <Banner tone="bad">{problem}</Banner>}
      <Field label={t('email')} {...(missing.email && { error: validation('required') })}>
        <TextInput
          ref={emailInput}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={t('password')} {...(missing.password && { error: validation('required') })}>
        <PasswordInput ref={passwordInput} name="password" autoComplete="current-password" />
      </Field>
      <Checkbox ref={rememberBox} name="remember" label={t('rememberMe')} />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} busyLabel={t('signingIn')}>
        {t('signIn')}
      </Button>
    </form>
  )
}
