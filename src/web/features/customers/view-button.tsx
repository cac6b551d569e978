import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { startCustomerView, viewInput } from '#shared/contracts/customer-views.ts'
import type { Customer } from '#shared/contracts/customers.ts'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { call } from '#web/kernel/api/call.ts'
import { chosenCustomer } from '#web/kernel/session/chosen-customer.ts'
import { Button, Field, TextArea } from '#web/ui/index.ts'

interface ViewButtonProps {
  customerId: string
  name: string
  status: Customer['status']
}

/** Of whom is shut out there is nothing to see. */
export function ViewButton({ customerId, name, status }: ViewButtonProps) {
  const t = useTranslations('customers.view')
  const [isAsking, setIsAsking] = useState(false)
  if (status === 'suspended' || status === 'deactivated') return null
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t('action')}</Button>
      {isAsking && <ViewDialog {...{ customerId, name }} onClose={() => setIsAsking(false)} />}
    </>
  )
}

function ViewDialog({ customerId, name, onClose }: Omit<ViewButtonProps, 'status'> & { onClose: () => void }) {
  const t = useTranslations('customers.view')
  const sentenceOf = useFieldSentence()
  const { attempt, isBusy, error } = useAttempt()
  const [reason, setReason] = useState('')
  const [isSent, setIsSent] = useState(false)
  const fault = viewInput.safeParse({ reason }).error?.issues[0]
  const submit = () => {
    setIsSent(true)
    if (fault) return undefined
    return attempt(async () => {
      await call(startCustomerView, { customerId, reason })
      chosenCustomer.change(customerId)
    })
  }
  return (
    <FormDialog
      size="medium"
      title={t('title', { name })}
      description={t('text')}
      labels={{ cancel: t('cancel'), submit: t('confirm'), busy: t('busy') }}
      isBusy={isBusy}
      problem={{ title: t('failed'), error }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('reason')} hint={t('reasonHint')} error={isSent ? sentenceOf(fault) : undefined} isRequired>
        <TextArea rows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </FormDialog>
  )
}
