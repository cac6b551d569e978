import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { NewPasswordFields } from '#web/components/account/new-password-fields.tsx'
import { isConfirmed, newPasswordShape, PASSWORDS_DIFFER } from '#web/components/account/new-password-rules.ts'
import { usePasswordFault } from '#web/components/account/use-password-fault.ts'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { useAttempt } from '#web/components/use-attempt.ts'
import { useFieldSentence } from '#web/components/use-field-sentence.ts'
import { changePassword } from '#web/kernel/session/account/credentials.ts'
import { Button } from '#web/ui/index.ts'

const schema = z.object(newPasswordShape).refine(isConfirmed, PASSWORDS_DIFFER)

export function NewPasswordForm({ onChanged }: { onChanged: () => Promise<void> }) {
  'use no memo'
  const t = useTranslations('recovery')
  const sentenceOf = useFieldSentence()
  const { attempt, isBusy, error } = useAttempt()
  const form = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { password: '', confirmation: '' },
  })
  const { register, handleSubmit, setFocus } = form
  const { errors } = form.formState
  const tellPasswordFault = usePasswordFault((message) => form.setError('password', { message }, { shouldFocus: true }))
  useEffect(() => setFocus('password'), [setFocus])

  async function change(password: string) {
    await changePassword({ password })
    await onChanged()
  }

  const submit = handleSubmit(({ password }) => attempt(() => change(password).catch(tellPasswordFault)))
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <NewPasswordFields
        labels={{ password: t('newPassword'), confirmation: t('confirmNewPassword') }}
        password={register('password')}
        confirmation={register('confirmation')}
        errors={{ password: sentenceOf(errors.password), confirmation: sentenceOf(errors.confirmation) }}
      />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} busyLabel={t('changing')}>
        {t('change')}
      </Button>
      <ProblemBanner error={error} />
    </form>
  )
}
