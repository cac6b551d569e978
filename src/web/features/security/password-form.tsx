import { useQuery } from '@tanstack/react-query'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { NewPasswordFields } from '#web/components/account/new-password-fields.tsx'
import { isConfirmed, newPasswordShape, PASSWORDS_DIFFER } from '#web/components/account/new-password-rules.ts'
import { useAuthSentence } from '#web/components/account/use-auth-sentence.ts'
import { usePasswordFault } from '#web/components/account/use-password-fault.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { Button, Card, Field, PasswordInput, TextInput, useToast } from '#web/ui/index.ts'
import { Form } from '#web/components/forms/form.tsx'
import { changeOrDemand, type Demand } from './change-or-demand.ts'
import { methodsQuery } from './security.queries.ts'
import { useAccountChanged } from './use-account-changed.ts'

const schema = z
  .object({ ...newPasswordShape, currentPassword: z.string(), proof: z.string().trim() })
  .refine(isConfirmed, PASSWORDS_DIFFER)
type PasswordValues = z.infer<typeof schema>

const EMPTY: PasswordValues = { password: '', confirmation: '', currentPassword: '', proof: '' }

function usePasswordForm(onChanged: () => Promise<void>) {
  'use no memo'
  /** As a rule the server wants nothing on top of the new password. The newest demand stands last. */
  const [demands, setDemands] = useState<readonly Demand[]>([])
  const { attempt, isBusy, error } = useAttempt()
  const sentenceFor = useAuthSentence()
  const form = useForm<PasswordValues>({ resolver: zodResolver(schema), defaultValues: EMPTY })
  const tellPasswordFault = usePasswordFault((message) => form.setError('password', { message }, { shouldFocus: true }))

  // Its field is there only once the demand has been drawn.
  const { setFocus } = form
  useEffect(() => {
    const newest = demands.at(-1)
    if (newest) setFocus(newest.field)
  }, [demands, setFocus])

  async function change(values: PasswordValues) {
    const demand = await changeOrDemand(values)
    if (demand) {
      const { field, refusal } = demand
      form.setError(field, { message: sentenceFor(refusal) ?? refusal.message })
      setDemands((before) => [...before, demand])
      return
    }
    form.reset(EMPTY)
    setDemands([])
    await onChanged()
  }

  const submit = form.handleSubmit((values) => attempt(() => change(values).catch(tellPasswordFault)))
  const isDemanded = (field: Demand['field']) => demands.some((demand) => demand.field === field)
  return { form, submit, isDemanded, isBusy, error }
}

interface PasswordLabels {
  submit: string
  busy: string
}

function PasswordForm({ labels, onChanged }: { labels: PasswordLabels; onChanged: () => Promise<void> }) {
  'use no memo'
  const t = useTranslations('security')
  const sentenceOf = useFieldSentence()
  const { form, submit, isDemanded, isBusy, error } = usePasswordForm(onChanged)
  const { register } = form
  const { errors } = form.formState

  return (
    <Form onSubmit={submit} className="flex max-w-sm flex-col gap-4">
      {isDemanded('currentPassword') && (
        <Field label={t('password.current')} error={sentenceOf(errors.currentPassword)}>
          <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
        </Field>
      )}
      <NewPasswordFields
        labels={{ password: t('password.new'), confirmation: t('password.confirm') }}
        password={register('password')}
        confirmation={register('confirmation')}
        errors={{ password: sentenceOf(errors.password), confirmation: sentenceOf(errors.confirmation) }}
      />
      {isDemanded('proof') && (
        <Field label={t('password.proof')} hint={t('password.proofHint')} error={sentenceOf(errors.proof)}>
          <TextInput {...register('proof')} autoComplete="one-time-code" inputMode="numeric" />
        </Field>
      )}
      <Button type="submit" className="self-start" isBusy={isBusy} busyLabel={labels.busy}>
        {labels.submit}
      </Button>
      <ProblemBanner error={error} fallback={t('password.changeFailed')} />
    </Form>
  )
}

/** Who came by a provider so far is offered a password as one more way in. */
export function PasswordCard() {
  const t = useTranslations('security')
  const toast = useToast()
  const noteChange = useAccountChanged()
  const { data: methods } = useQuery(methodsQuery)
  const isFirst = methods !== undefined && methods.every(({ kind }) => kind !== 'password')

  async function tell() {
    toast({
      tone: 'good',
      title: isFirst ? t('password.set') : t('password.changed'),
      text: t('password.changedText'),
    })
    await noteChange()
  }

  const labels = isFirst
    ? { submit: t('password.setIt'), busy: t('password.setting') }
    : { submit: t('password.change'), busy: t('password.changing') }
  return (
    <Card
      title={isFirst ? t('password.firstTitle') : t('password.title')}
      subtitle={isFirst ? t('password.firstSubtitle') : t('password.subtitle')}
    >
      <PasswordForm labels={labels} onChanged={tell} />
    </Card>
  )
}
