import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { NewPasswordFields } from '#web/components/account/new-password-fields.tsx'
import { isConfirmed, newPasswordShape, PASSWORDS_DIFFER } from '#web/components/account/new-password-rules.ts'
import { usePasswordFault } from '#web/components/account/use-password-fault.ts'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { useAttempt } from '#web/components/use-attempt.ts'
import { useFieldSentence } from '#web/components/use-field-sentence.ts'
import { askForProof, changePassword } from '#web/kernel/session/account/credentials.ts'
import { AuthFailure } from '#web/kernel/session/client/auth-failure.ts'
import { Button, Field, PasswordInput, TextInput } from '#web/ui/index.ts'

const schema = z
  .object({ ...newPasswordShape, currentPassword: z.string(), proof: z.string().trim() })
  .refine(isConfirmed, PASSWORDS_DIFFER)
type PasswordValues = z.infer<typeof schema>

const EMPTY: PasswordValues = { password: '', confirmation: '', currentPassword: '', proof: '' }

/** What the server has asked for on top of the new password; nothing, as a rule. */
type Demand = 'current-password' | 'proof' | null

function demandOf(error: unknown): Demand {
  if (!(error instanceof AuthFailure)) return null
  if (error.kind === 'current-password-needed' || error.kind === 'current-password-wrong') return 'current-password'
  return error.kind === 'reauthentication-needed' ? 'proof' : null
}

export function PasswordForm({ onChanged }: { onChanged: () => Promise<void> }) {
  'use no memo'
  const t = useTranslations('settings')
  const sentenceOf = useFieldSentence()
  const [demand, setDemand] = useState<Demand>(null)
  const { attempt, isBusy, error } = useAttempt()
  const form = useForm<PasswordValues>({ resolver: zodResolver(schema), defaultValues: EMPTY })
  const { register, handleSubmit, reset } = form
  const { errors } = form.formState
  const tellPasswordFault = usePasswordFault((message) => form.setError('password', { message }, { shouldFocus: true }))

  async function change({ password, currentPassword, proof }: PasswordValues) {
    try {
      await changePassword({ password, currentPassword, proof })
    } catch (refusal) {
      const demanded = demandOf(refusal)
      if (demanded === 'proof') await askForProof()
      if (demanded !== null) setDemand(demanded)
      throw refusal
    }
    reset(EMPTY)
    setDemand(null)
    await onChanged()
  }

  const submit = handleSubmit((values) => attempt(() => change(values).catch(tellPasswordFault)))
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-sm flex-col gap-4">
      {demand === 'current-password' && (
        <Field label={t('password.current')}>
          <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
        </Field>
      )}
      <NewPasswordFields
        labels={{ password: t('password.new'), confirmation: t('password.confirm') }}
        password={register('password')}
        confirmation={register('confirmation')}
        errors={{ password: sentenceOf(errors.password), confirmation: sentenceOf(errors.confirmation) }}
      />
      {demand === 'proof' && (
        <Field label={t('password.proof')} hint={t('password.proofHint')}>
          <TextInput {...register('proof')} autoComplete="one-time-code" inputMode="numeric" />
        </Field>
      )}
      <Button type="submit" className="self-start" isBusy={isBusy} busyLabel={t('password.changing')}>
        {t('password.change')}
      </Button>
      <ProblemBanner error={error} fallback={t('password.changeFailed')} />
    </form>
  )
}
