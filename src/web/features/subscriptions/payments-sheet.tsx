import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Payment, refundInput, type Subscription } from '#shared/contracts/subscriptions.ts'
import { ProofStep, useProvenAttempt } from '#web/components/account/proof-step.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { createUuid } from '#web/kernel/random-uuid.ts'
import { useMayOperate } from '#web/kernel/session/me.ts'
import { Badge, Button, Card, Field, Sheet, TextArea, TextInput, useToast } from '#web/ui/index.ts'
import { paymentsQuery, useDollars, useRefund } from './subscriptions.queries.ts'

interface PaymentsSheetProps {
  subscription: Pick<Subscription, 'customerId' | 'companyName'>
  onClose: () => void
}

/** What a customer was asked for, what they paid, and what they got back. */
export function PaymentsSheet({ subscription: { customerId, companyName }, onClose }: PaymentsSheetProps) {
  const t = useTranslations('subscriptions.payments')
  const payments = useQuery(paymentsQuery(customerId))
  return (
    <Sheet isLarge isOpen onOpenChange={(willOpen) => !willOpen && onClose()} title={t('title', { name: companyName })}>
      <QueryState
        query={payments}
        failedTitle={t('failed')}
        isEmpty={({ invoices }) => invoices.length === 0}
        empty={<p className="text-ink-muted">{t('none')}</p>}
      >
        {({ invoices }) => (
          <ul className="flex flex-col">
            {invoices.map((payment) => (
              <PaymentRow key={payment.invoiceId} {...{ payment, customerId }} />
            ))}
          </ul>
        )}
      </QueryState>
    </Sheet>
  )
}

const SHOWN = 3

/** The newest of them, for a page about the customer; the sheet has all. */
export function PaymentsCard(subscription: PaymentsSheetProps['subscription']) {
  const t = useTranslations('subscriptions.payments')
  const { customerId } = subscription
  const payments = useQuery(paymentsQuery(customerId))
  const [isOpen, setIsOpen] = useState(false)
  const hasMore = (payments.data?.invoices.length ?? 0) > SHOWN
  return (
    <Card
      title={t('card')}
      actions={
        hasMore && (
          <Button size="small" onClick={() => setIsOpen(true)}>
            {t('all')}
          </Button>
        )
      }
    >
      <QueryState
        query={payments}
        failedTitle={t('failed')}
        isEmpty={({ invoices }) => invoices.length === 0}
        empty={<p className="text-ink-muted">{t('none')}</p>}
      >
        {({ invoices }) => (
          <ul className="flex flex-col">
            {invoices.slice(0, SHOWN).map((payment) => (
              <PaymentRow key={payment.invoiceId} {...{ payment, customerId }} />
            ))}
          </ul>
        )}
      </QueryState>
      {isOpen && <PaymentsSheet subscription={subscription} onClose={() => setIsOpen(false)} />}
    </Card>
  )
}

const TONES = { paid: 'good', open: 'warn', void: 'neutral', uncollectible: 'bad' } as const
const REFUND_TONES = { asked: 'info', done: 'good', failed: 'bad' } as const

function PaymentRow({ payment, customerId }: { payment: Payment; customerId: string }) {
  const t = useTranslations('subscriptions.payments')
  const format = useFormatting()
  const dollars = useDollars()
  const [isRefunding, setIsRefunding] = useState(false)
  const mayOperate = useMayOperate()
  const { number, status, totalCents, issuedAt, refundableCents, refunds } = payment
  const name = number ?? format.date(issuedAt)
  return (
    <li className="flex flex-col gap-2 border-b border-line py-4 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium wrap-anywhere">{name}</span>
        <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
        <span className="text-sm text-ink-muted">{format.date(issuedAt)}</span>
        <span className="ml-auto tabular-nums">{dollars(totalCents)}</span>
      </div>
      {refunds.map(({ id, amountCents, reason, state, fault }) => (
        <p key={id} className="flex flex-wrap items-center gap-2 text-sm">
          <Badge tone={REFUND_TONES[state]}>{t(`refunds.${state}`, { amount: dollars(amountCents) })}</Badge>
          <span className="text-ink-muted wrap-anywhere">{reason}</span>
          {fault !== null && <span className="text-bad wrap-anywhere">{t('fault', { words: fault })}</span>}
        </p>
      ))}
      {refundableCents > 0 && !isRefunding && mayOperate && (
        <Button
          size="small"
          className="self-start"
          aria-label={t('refundOf', { name })}
          onClick={() => setIsRefunding(true)}
        >
          {t('refund')}
        </Button>
      )}
      {isRefunding && <RefundForm {...{ payment, customerId }} onClose={() => setIsRefunding(false)} />}
    </li>
  )
}

interface RefundFormProps {
  payment: Payment
  customerId: string
  onClose: () => void
}

/** People write decimals with a comma, too. */
const toCents = (text: string) => Math.round(Number(text.trim().replace(',', '.')) * 100)

/** Money that leaves: the server wants to know first that it is them. */
function useRefunding({ payment: { invoiceId, refundableCents }, customerId, onClose }: RefundFormProps) {
  const t = useTranslations('subscriptions.payments')
  const sentenceOf = useFieldSentence()
  const toast = useToast()
  const dollars = useDollars()
  const proven = useProvenAttempt()
  const { mutateAsync: refund } = useRefund()
  const [amount, setAmount] = useState((refundableCents / 100).toFixed(2))
  const [reason, setReason] = useState('')
  // Pressed again after an answer that was lost, it is the same.
  const [refundId] = useState(createUuid)
  const [isSent, setIsSent] = useState(false)
  const wanted = { amountCents: toCents(amount), reason }
  const faults = refundInput.safeParse(wanted).error?.issues ?? []
  const faultOf = (field: string) => (isSent ? sentenceOf(faults.find(({ path }) => path[0] === field)) : undefined)
  const submit = async () => {
    setIsSent(true)
    if (faults.length > 0) return
    await proven.attempt(async () => {
      await refund({ ...wanted, customerId, invoiceId, refundId })
      toast({ tone: 'good', title: t('asked', { amount: dollars(wanted.amountCents) }) })
      onClose()
    })
  }
  return { amount, setAmount, reason, setReason, faultOf, proven, submit }
}

function RefundForm(props: RefundFormProps) {
  const t = useTranslations('subscriptions.payments')
  const dollars = useDollars()
  const { amount, setAmount, reason, setReason, faultOf, proven, submit } = useRefunding(props)
  const left = t('left', { amount: dollars(props.payment.refundableCents) })
  return (
    <div className="flex flex-col gap-4 rounded-control bg-inset p-4">
      <Form onSubmit={submit}>
        <Field label={t('amount')} hint={left} error={faultOf('amountCents')}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
        </Field>
        <Field label={t('reason')} hint={t('reasonHint')} error={faultOf('reason')} isRequired>
          <TextArea rows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        <ProblemBanner title={t('refundFailed')} error={proven.error} />
        <div className="flex flex-wrap gap-2">
          <SubmitButton isReady={proven.waiting === null} isBusy={proven.isBusy} busyLabel={t('busy')}>
            {t('confirm')}
          </SubmitButton>
          <Button onClick={props.onClose}>{t('cancel')}</Button>
        </div>
      </Form>
      <ProofStep of={proven} />
    </div>
  )
}
