import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { useAttempt } from '#web/components/use-attempt.ts'
import { useFieldSentence } from '#web/components/use-field-sentence.ts'
import { type MailPurpose, sendMail } from '#web/kernel/session/account/mail-code.ts'
import { Button, Field, TextInput } from '#web/ui/index.ts'

const schema = z.object({ email: z.string().trim().min(1, 'required').pipe(z.email('emailInvalid')) })

interface MailRequestFormProps {
  purpose: MailPurpose
  /** Typed a moment ago on another page. */
  typedEmail?: string | undefined
  onSent: (email: string) => void
}

/** Asks for the address and sends the mail. What comes back is the same whether the address is known or not. */
export function MailRequestForm({ purpose, typedEmail = '', onSent }: MailRequestFormProps) {
  'use no memo'
  const t = useTranslations('mailStep')
  const session = useTranslations('session')
  const sentenceOf = useFieldSentence()
  const { attempt, isBusy, error } = useAttempt()
  const { register, handleSubmit, setFocus, formState } = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { email: typedEmail },
  })
  useEffect(() => setFocus('email'), [setFocus])

  const submit = handleSubmit(({ email }) =>
    attempt(async () => {
      await sendMail(purpose, email)
      onSent(email)
    }),
  )

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field label={session('email')} error={sentenceOf(formState.errors.email)}>
        <TextInput
          {...register('email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} busyLabel={t('sending')}>
        {t('send')}
      </Button>
      <ProblemBanner error={error} />
    </form>
  )
}
