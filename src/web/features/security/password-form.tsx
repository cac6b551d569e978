import { useQuery } from '@tanstack/react-query'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { NewPasswordFields } from '#web/components/account/new-password-fields.tsx'
import { isConfirmed, newPasswordShape, PASSWORDS_DIFFER } from '#web/components/account/new-password-rules.ts'
import { ProofStep, useProvenAttempt } from '#web/components/account/proof-step.tsx'
import { usePasswordFault } from '#web/components/account/use-password-fault.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { Button, Card, useToast } from '#web/ui/index.ts'
import { Form } from '#web/components/forms/form.tsx'
import { changePassword } from '#web/kernel/session/credentials.ts'
import { methodsQuery } from '#web/kernel/session/doors.queries.ts'
import { useAccountChanged } from './use-account-changed.ts'

const schema = z.object(newPasswordShape).refine(isConfirmed, PASSWORDS_DIFFER)
type PasswordValues = z.infer<typeof schema>

const EMPTY: PasswordValues = { password: '', confirmation: '' }

interface PasswordLabels {
  submit: string
  busy: string
}

function PasswordForm({ labels, onChanged }: { labels: PasswordLabels; onChanged: () => Promise<void> }) {
  'use no memo'
  const t = useTranslations('security')
  const sentenceOf = useFieldSentence()
  const proven = useProvenAttempt()
  const form = useForm<PasswordValues>({ resolver: zodResolver(schema), defaultValues: EMPTY })
  const tellPasswordFault = usePasswordFault((message) => form.setError('password', { message }, { shouldFocus: true }))
  const { register } = form
  const { errors } = form.formState

  async function change(password: string) {
    await changePassword(password)
    form.reset(EMPTY)
    await onChanged()
  }

  const submit = form.handleSubmit(({ password }) => proven.attempt(() => change(password).catch(tellPasswordFault)))
  return (
    <div className="flex flex-col gap-4">
      <Form onSubmit={submit} className="flex max-w-sm flex-col gap-4">
        <NewPasswordFields
          labels={{ password: t('password.new'), confirmation: t('password.confirm') }}
          password={register('password')}
          confirmation={register('confirmation')}
          errors={{ password: sentenceOf(errors.password), confirmation: sentenceOf(errors.confirmation) }}
        />
        <Button type="submit" className="self-start" isBusy={proven.isBusy} busyLabel={labels.busy}>
          {labels.submit}
        </Button>
        <ProblemBanner error={proven.error} fallback={t('password.changeFailed')} />
      </Form>
      <ProofStep of={proven} />
    </div>
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
