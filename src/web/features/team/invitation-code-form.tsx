import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { useAttempt } from '#web/components/use-attempt.ts'
import { useFieldSentence } from '#web/components/use-field-sentence.ts'
import { Button, CodeInput, Field } from '#web/ui/index.ts'
import { EmailInput } from '#web/components/account/email-input.tsx'

const schema = z.object({
  email: z.string().trim().min(1, 'required').pipe(z.email('emailInvalid')),
  code: z.string().min(6, 'sixDigits'),
})
type InvitationCode = z.infer<typeof schema>

/** For whoever reads the mail on one device and answers it on another. */
export function InvitationCodeForm({ onSubmit }: { onSubmit: (proof: InvitationCode) => Promise<void> }) {
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
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field label={session('email')} error={sentenceOf(formState.errors.email)}>
        <EmailInput {...register('email')} />
      </Field>
      <Field label={mail('code')} hint={mail('codeHint')} error={sentenceOf(formState.errors.code)}>
        <Controller
          name="code"
          control={control}
          render={({ field: { onChange, ...field } }) => <CodeInput {...field} onValueChange={onChange} />}
        />
      </Field>
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} busyLabel={t('accepting')}>
        {t('accept')}
      </Button>
      <ProblemBanner error={error} />
    </form>
  )
}
