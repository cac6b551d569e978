import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { trialInput, type Customer } from '#shared/contracts/customers.ts'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { Field, TextInput, useToast } from '#web/ui/index.ts'
import { useExtendTrial } from './customers.queries.ts'

const USUAL_DAYS = '14'

/** The owner is told by mail until when they can go on trying. */
export function TrialDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const t = useTranslations('customers.trial')
  const sentenceOf = useFieldSentence()
  const toast = useToast()
  const { id: customerId, trialEndsAt: endsAt } = customer
  const extend = useExtendTrial(customerId)
  const [days, setDays] = useState(USUAL_DAYS)
  const [isSent, setIsSent] = useState(false)
  const wanted = { days: Number(days.trim()) }
  const fault = trialInput.safeParse(wanted).error?.issues[0]
  const submit = () => {
    setIsSent(true)
    if (fault) return
    extend.mutate(
      { ...wanted, customerId, endsAt },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('done') })
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      title={t('title')}
      description={t('text')}
      labels={{ cancel: t('cancel'), submit: t('action'), busy: t('busy') }}
      isBusy={extend.isPending}
      problem={{ title: t('failed'), error: extend.error }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('days')} error={isSent ? sentenceOf(fault) : undefined} isRequired>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          value={days}
          onChange={({ target }) => setDays(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
