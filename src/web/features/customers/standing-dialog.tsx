import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { standingInput, type StandingMove } from '#shared/contracts/customers.ts'
import { ProofStep, useProvenAttempt } from '#web/components/account/proof-step.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { Form } from '#web/components/forms/form.tsx'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { Field, TextArea, useToast } from '#web/ui/index.ts'
import { useMoveCustomer } from './customers.queries.ts'

interface StandingDialogProps {
  customerId: string
  name: string
  move: StandingMove
  onClose: () => void
}

/** Says what will happen before it does, and wants to know why. */
export function StandingDialog({ customerId, name, move, onClose }: StandingDialogProps) {
  const t = useTranslations('customers.standing')
  const sentenceOf = useFieldSentence()
  const toast = useToast()
  const proven = useProvenAttempt()
  const { mutateAsync: send } = useMoveCustomer(customerId)
  const formId = useId()
  const [reason, setReason] = useState('')
  const [isSent, setIsSent] = useState(false)
  const fault = standingInput.safeParse({ move, reason }).error?.issues[0]
  const submit = async () => {
    setIsSent(true)
    if (fault) return
    await proven.attempt(async () => {
      await send({ customerId, move, reason })
      toast({ tone: 'good', title: t(`${move}.done`, { name }) })
      onClose()
    })
  }
  return (
    <FormDialog
      size="medium"
      title={t(`${move}.title`, { name })}
      description={t(`${move}.text`)}
      labels={{ cancel: t('cancel'), submit: t(`${move}.action`), busy: t('busy') }}
      isReady={proven.waiting === null}
      isBusy={proven.isBusy}
      formId={formId}
      onClose={onClose}
    >
      <Form id={formId} onSubmit={submit}>
        <Field label={t('reason')} hint={t('reasonHint')} error={isSent ? sentenceOf(fault) : undefined} isRequired>
          <TextArea rows={3} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        <ProblemBanner title={t('failed')} error={proven.error} />
      </Form>
      <ProofStep of={proven} />
    </FormDialog>
  )
}
