import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { useAttempt } from '#web/components/use-attempt.ts'
import { useFieldSentence } from '#web/components/use-field-sentence.ts'
import { changeEmail } from '#web/kernel/session/account/credentials.ts'
import { Button, Field, TextInput } from '#web/ui/index.ts'
import { useAccountChanged } from '../use-account-changed.ts'

const schema = z.object({
  email: z.string().trim().min(1, 'required').max(255, 'tooLong').pipe(z.email('emailInvalid')),
})

export function EmailForm({ email: present }: { email: string }) {
  'use no memo'
  const t = useTranslations('settings')
  const sentenceOf = useFieldSentence()
  const noteChange = useAccountChanged()
  const { attempt, isBusy, error } = useAttempt()
  const form = useForm<z.infer<typeof schema>>({ resolver: zodResolver(schema), defaultValues: { email: '' } })
  const { register, handleSubmit, reset, formState } = form

  async function change(email: string) {
    if (email.toLowerCase() === present.toLowerCase()) {
      form.setError('email', { message: t('email.same') }, { shouldFocus: true })
      return
    }
    await changeEmail(email)
    reset()
    await noteChange()
  }

  const submit = handleSubmit(({ email }) => attempt(() => change(email)))
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-sm flex-col items-start gap-4">
      <Field label={t('email.label')} error={sentenceOf(formState.errors.email)} className="w-full">
        <TextInput {...register('email')} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Button type="submit" isBusy={isBusy} busyLabel={t('email.changing')}>
        {t('email.change')}
      </Button>
      <ProblemBanner error={error} fallback={t('email.changeFailed')} />
    </form>
  )
}
