import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { EmailInput } from '#web/components/account/email-input.tsx'
import { useDoorSearch } from '#web/components/account/use-enter.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { type MailPurpose, sendMail } from '#web/kernel/session/mail-code.ts'
import { Field } from '#web/ui/index.ts'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'

const schema = z.object({ email: z.string().trim().min(1, 'required').pipe(z.email('emailInvalid')) })

interface EmailFormProps {
  labels: { email: string; submit: string; busy: string }
  /** Typed a moment ago on another page. */
  typedEmail?: string | undefined
  /** Said of a failure that has no words of its own. */
  fallback?: string
  onSubmit: (email: string) => Promise<void>
}

/** Asks for an address and does something with it. */
export function EmailForm({ labels, typedEmail = '', fallback, onSubmit }: EmailFormProps) {
  'use no memo'
  const sentenceOf = useFieldSentence()
  const { attempt, isBusy, error } = useAttempt()
  const { register, handleSubmit, setFocus, formState } = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { email: typedEmail },
  })
  useEffect(() => setFocus('email'), [setFocus])
  const submit = handleSubmit(({ email }) => attempt(() => onSubmit(email)))

  return (
    <Form onSubmit={submit}>
      <Field label={labels.email} error={sentenceOf(formState.errors.email)}>
        <EmailInput {...register('email')} />
      </Field>
      <SubmitButton size="large" isBusy={isBusy} busyLabel={labels.busy}>
        {labels.submit}
      </SubmitButton>
      <ProblemBanner error={error} {...(fallback !== undefined && { fallback })} />
    </Form>
  )
}

interface MailRequestFormProps extends Pick<EmailFormProps, 'typedEmail'> {
  purpose: MailPurpose
  onSent: (email: string) => void
}

/** Asks for the address and sends the mail. What comes back is the same whether the address is known or not. */
export function MailRequestForm({ purpose, typedEmail, onSent }: MailRequestFormProps) {
  const t = useTranslations('mailStep')
  const session = useTranslations('session')
  const { plan } = useDoorSearch()
  const send = async (email: string) => {
    await sendMail(purpose, email, plan)
    onSent(email)
  }
  return (
    <EmailForm
      labels={{ email: session('email'), submit: t('send'), busy: t('sending') }}
      typedEmail={typedEmail}
      onSubmit={send}
    />
  )
}
