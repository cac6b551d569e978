import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { NewPasswordFields } from '#web/components/account/new-password-fields.tsx'
import { isConfirmed, newPasswordShape, PASSWORDS_DIFFER } from '#web/components/account/new-password-rules.ts'
import { usePasswordFault } from '#web/components/account/use-password-fault.ts'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { useAttempt } from '#web/components/use-attempt.ts'
import { useFieldSentence } from '#web/components/use-field-sentence.ts'
import { Button, Field, TextInput } from '#web/ui/index.ts'

const nameShape = { name: z.string().trim().min(1, 'required').max(120, 'tooLong') }
const newcomerSchema = z.object({ ...nameShape, ...newPasswordShape }).refine(isConfirmed, PASSWORDS_DIFFER)
const knownSchema = z.object({ ...nameShape, password: z.string(), confirmation: z.string() })

export type JoinValues = z.infer<typeof newcomerSchema>

interface JoinFormProps {
  company: string
  name: string
  /** The account has no password and no name yet. */
  isIncomplete: boolean
  onJoin: (values: JoinValues) => Promise<void>
}

export function JoinForm({ company, name, isIncomplete, onJoin }: JoinFormProps) {
  'use no memo'
  const t = useTranslations('invitations')
  const session = useTranslations('session')
  const sentenceOf = useFieldSentence()
  const { attempt, isBusy, error } = useAttempt()
  const form = useForm<JoinValues>({
    resolver: zodResolver(isIncomplete ? newcomerSchema : knownSchema),
    defaultValues: { name, password: '', confirmation: '' },
  })
  const { register, handleSubmit } = form
  const { errors } = form.formState
  const tellPasswordFault = usePasswordFault((message) => form.setError('password', { message }, { shouldFocus: true }))
  const submit = handleSubmit((values) => attempt(() => onJoin(values).catch(tellPasswordFault)))

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field label={session('fullName')} error={sentenceOf(errors.name)}>
        <TextInput {...register('name')} autoComplete="name" />
      </Field>
      {isIncomplete && (
        <NewPasswordFields
          labels={{ password: session('password'), confirmation: session('confirmPassword') }}
          password={register('password')}
          confirmation={register('confirmation')}
          errors={{ password: sentenceOf(errors.password), confirmation: sentenceOf(errors.confirmation) }}
        />
      )}
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} busyLabel={t('joining')}>
        {t('join', { company })}
      </Button>
      <ProblemBanner error={error} />
    </form>
  )
}
