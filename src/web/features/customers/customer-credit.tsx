import { useId, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { creditInput, type Customer } from '#shared/contracts/customers.ts'
import { BILLING_CURRENCY } from '#shared/domain/billing.ts'
import { ProofStep, useProvenAttempt } from '#web/components/account/proof-step.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { Form } from '#web/components/forms/form.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { createUuid } from '#web/kernel/random-uuid.ts'
import { Badge, Card, Field, TextArea, TextInput, useToast } from '#web/ui/index.ts'
import { useGiveCredit } from './customers.queries.ts'

function useDollars(): (cents: number) => string {
  const { number } = useFormatter()
  return (cents) => number(cents / 100, { style: 'currency', currency: BILLING_CURRENCY })
}

const TONES = { asked: 'info', done: 'good', failed: 'bad' } as const

/** What they still have for invoices to come, and what they were given. */
export function CreditCard({ credit }: Pick<Customer, 'credit'>) {
  const t = useTranslations('customers.credit')
  const dollars = useDollars()
  const { leftCents, given } = credit ?? { leftCents: 0, given: [] }
  if (leftCents === 0 && given.length === 0) return null
  return (
    <Card title={t('card')} subtitle={t('left', { amount: dollars(leftCents) })}>
      <ul className="flex flex-col">
        {given.map(({ id, amountCents, reason, state, fault, by, at }) => (
          <li key={id} className="flex flex-col gap-1 border-b border-line py-3 last:border-b-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium tabular-nums">{dollars(amountCents)}</span>
              <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
              <RelativeTime at={at} className="ml-auto text-sm text-ink-muted" />
            </div>
            <p className="text-sm wrap-anywhere">{reason}</p>
            <p className="text-sm text-ink-muted wrap-anywhere">{by ?? t('gone')}</p>
            {fault !== null && <p className="text-sm text-bad wrap-anywhere">{t('fault', { words: fault })}</p>}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** People write decimals with a comma, too. */
const toCents = (text: string) => Math.round(Number(text.trim().replace(',', '.')) * 100)

/** Money of the house: the server wants to know first that it is them. */
function useGiving(customerId: string, onClose: () => void) {
  const t = useTranslations('customers.credit')
  const sentenceOf = useFieldSentence()
  const toast = useToast()
  const dollars = useDollars()
  const proven = useProvenAttempt()
  const { mutateAsync: give } = useGiveCredit(customerId)
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  // Pressed again after an answer that was lost, it is the same.
  const [creditId] = useState(createUuid)
  const [isSent, setIsSent] = useState(false)
  const wanted = { amountCents: toCents(amount), reason }
  const faults = creditInput.safeParse(wanted).error?.issues ?? []
  const faultOf = (field: string) => (isSent ? sentenceOf(faults.find(({ path }) => path[0] === field)) : undefined)
  const submit = async () => {
    setIsSent(true)
    if (faults.length > 0) return
    await proven.attempt(async () => {
      await give({ ...wanted, customerId, creditId })
      toast({ tone: 'good', title: t('asked', { amount: dollars(wanted.amountCents) }) })
      onClose()
    })
  }
  return { amount, setAmount, reason, setReason, faultOf, proven, submit }
}

export function CreditDialog({ customerId, onClose }: { customerId: string; onClose: () => void }) {
  const t = useTranslations('customers.credit')
  const formId = useId()
  const { amount, setAmount, reason, setReason, faultOf, proven, submit } = useGiving(customerId, onClose)
  return (
    <FormDialog
      size="medium"
      title={t('title')}
      description={t('text')}
      labels={{ cancel: t('cancel'), submit: t('action'), busy: t('busy') }}
      isReady={proven.waiting === null}
      isBusy={proven.isBusy}
      formId={formId}
      onClose={onClose}
    >
      <Form id={formId} onSubmit={submit}>
        <Field label={t('amount')} error={faultOf('amountCents')} isRequired>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
        </Field>
        <Field label={t('reason')} hint={t('reasonHint')} error={faultOf('reason')} isRequired>
          <TextArea rows={3} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        <ProblemBanner title={t('failed')} error={proven.error} />
      </Form>
      <ProofStep of={proven} />
    </FormDialog>
  )
}
