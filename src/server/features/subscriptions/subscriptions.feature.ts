import { z } from 'zod'
import * as contract from '#shared/contracts/subscriptions.ts'
import type { Payment, Subscription } from '#shared/contracts/subscriptions.ts'
import { priceOf, takeOff } from '#shared/domain/billing.ts'
import { BYTE_ORDER_MARK, toCsvLine } from '#shared/domain/csv-lines.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { PLAN_NAMES } from '#shared/domain/plans.ts'
import { BillingError, type BillingProvider } from '#server/adapters/billing/port.ts'
import type { CustomerTx, PlatformTx, ScopedTx } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { implementDownload } from '#server/kernel/http/mount-download.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { defineJob, handleJob } from '#server/kernel/jobs/job.ts'
import { withoutSecrets } from '#server/kernel/log/without-secrets.ts'
import { readPage } from '#server/kernel/paging/keyset.ts'
import * as rows from './subscriptions.repository.ts'

const refundJob = defineJob({
  name: 'subscriptions.refund',
  payload: z.object({ customerId: z.uuid(), refundId: z.uuid() }),
  retryLimit: 12,
})

interface SubscriptionPorts {
  /** `null`: this installation sells nothing. */
  provider: BillingProvider | null
  refuseUnproved: (tx: ScopedTx, actor: { sessionId: string }) => Promise<void>
}

/** For administrators: what everybody pays for, and giving some of it back. */
export function makeSubscriptions(base: Foundations, ports: SubscriptionPorts) {
  const { adminTransactions: admins } = base
  return {
    routes: makeRoutes(base, ports),
    mounts: [
      implementDownload(contract.exportSubscriptions, async ({ actor: admin, input, request }) => {
        const deed = { admin, requestId: request.id, action: 'subscriptions.export' }
        const lines = await admins.read(deed, (tx) => writeLines(tx, input))
        const day = new Date().toISOString().slice(0, 10)
        const content = Buffer.from(BYTE_ORDER_MARK + lines.join(''))
        return { name: `subscriptions-${day}.csv`, mediaType: 'text/csv; charset=utf-8', content }
      }),
    ],
    jobs: [
      handleJob(refundJob, async ({ customerId, refundId }) => {
        if (ports.provider) await giveBack(base, ports.provider, { customerId, refundId })
      }),
    ],
  }
}

function makeRoutes(base: Foundations, { provider, refuseUnproved }: SubscriptionPorts) {
  const { adminTransactions: admins, authTransactions } = base
  return [
    implement(contract.listSubscriptions, ({ actor: admin, input, request }) =>
      admins.read({ admin, requestId: request.id, action: 'subscriptions.list' }, async (tx) => {
        const page = await readPage(input, (wanted) => rows.listNewest(tx, input, wanted))
        return { items: page.rows.flatMap(presentSubscription), nextCursor: page.nextCursor }
      }),
    ),
    implement(contract.listPayments, ({ actor: admin, input: { customerId }, request }) =>
      admins.read({ admin, requestId: request.id, action: 'subscriptions.payments', customerId }, async (tx) => {
        if (!(await rows.hasCustomer(tx, customerId))) throw refusal('nothing-here')
        return { invoices: await listPayments(tx, customerId) }
      }),
    ),
    implement(contract.refundInvoice, async ({ actor: admin, input, request }) => {
      if (!provider) throw refusal('billing-off')
      await authTransactions.platform.read((tx) => refuseUnproved(tx, admin))
      const { customerId, invoiceId, reason, amountCents, refundId } = input
      const deed = {
        admin,
        requestId: request.id,
        action: 'subscriptions.refund',
        customerId,
        subject: invoiceId,
        reason,
      }
      return admins.transaction(deed, async (tx, note, within) => {
        const { refundableCents } = await getPayment(tx, customerId, invoiceId)
        note({ details: { refundId, amountCents: amountCents ?? refundableCents } })
        await within(base.transactions, customerId, (own) => askForRefund(own, { ...input, adminId: admin.userId }))
        return getPayment(tx, customerId, invoiceId)
      })
    }),
  ]
}

async function listPayments(tx: PlatformTx, customerId: string): Promise<Payment[]> {
  const [invoices, refunds] = [await rows.listInvoices(tx, customerId), await rows.listRefunds(tx, customerId)]
  return invoices.map((invoice) => presentPayment(invoice, refunds))
}

interface AskedRefund {
  refundId: string
  invoiceId: string
  amountCents: number | null
  reason: string
  adminId: string
}

/** What two ask for at once is never more than there is, and what bears the same name is asked for once. */
async function askForRefund(tx: CustomerTx, asked: AskedRefund): Promise<void> {
  const { refundId, invoiceId, reason, adminId } = asked
  const left = await rows.holdRest(tx, invoiceId)
  if (left === undefined) throw refusal('nothing-here')
  if (await rows.hasRefund(tx, refundId)) return
  const amount = asked.amountCents ?? left
  if (amount <= 0 || amount > left) {
    throw refusal('refund-too-much', { values: { left: dollars(Math.max(0, left)) } })
  }
  const values = { id: refundId, invoice_id: invoiceId, amount_cents: amount, reason, asked_by: adminId }
  await rows.insertRefund(tx, values)
  await enqueue(tx, refundJob, { customerId: tx.customerId, refundId })
}

async function getPayment(tx: PlatformTx, customerId: string, invoiceId: string): Promise<Payment> {
  const found = (await listPayments(tx, customerId)).find((payment) => payment.invoiceId === invoiceId)
  if (!found) throw refusal('nothing-here')
  return found
}

/** The refund's own name goes along, so that it is given once however often it is asked for. */
async function giveBack(
  { transactions }: Foundations,
  provider: BillingProvider,
  { customerId, refundId }: { customerId: string; refundId: string },
): Promise<void> {
  const asked = await transactions.step(customerId, (tx) => rows.findAsked(tx, refundId))
  if (!asked) return
  const fault = await provider
    .refund(asked.invoice_ref, { key: refundId, amountCents: asked.amount_cents })
    .then(() => null)
    .catch((error: unknown) => {
      if (error instanceof BillingError && error.kind !== 'unavailable') return error
      throw error
    })
  const state = fault === null ? 'done' : 'failed'
  await transactions.step(customerId, (tx) => rows.settle(tx, refundId, { state, fault: fault?.message ?? null }))
}

const presentLast = ({ last_paid_at: at, last_paid_cents: paidCents }: rows.SubscriptionRow) =>
  at === null || paidCents === null ? null : { at: at.toISOString(), paidCents }

function presentSubscription(row: rows.SubscriptionRow): Subscription[] {
  const { tier, billing_interval: interval, discount, period_end: end, cancels_at: cancelsAt, state } = row
  if (!tier || !interval) return []
  const priceCents = priceOf(tier, interval)
  const ends = state === 'canceled' ? end : cancelsAt
  return [
    {
      customerId: row.id,
      companyName: row.company_name,
      tier,
      interval,
      state,
      priceCents,
      nextPriceCents: takeOff(priceCents, discount),
      coupon: discount?.name ?? null,
      startedAt: row.started_at.toISOString(),
      renewsAt: ends === null ? (end?.toISOString() ?? null) : null,
      endsAt: ends?.toISOString() ?? null,
      lastPayment: presentLast(row),
    },
  ]
}

function presentPayment(invoice: rows.InvoiceRow, all: readonly rows.RefundRow[]): Payment {
  const refunds = all.filter(({ invoice_id: id }) => id === invoice.id)
  const given = refunds.reduce((sum, { state, amount_cents: cents }) => sum + (state === 'failed' ? 0 : cents), 0)
  return {
    invoiceId: invoice.id,
    number: invoice.number,
    status: invoice.status,
    totalCents: invoice.total_cents,
    issuedAt: invoice.issued_at.toISOString(),
    paidAt: invoice.paid_at?.toISOString() ?? null,
    refundableCents: invoice.status === 'paid' ? invoice.paid_cents - given : 0,
    refunds: refunds.map((refund) => ({
      id: refund.id,
      amountCents: refund.amount_cents,
      reason: refund.reason,
      state: refund.state,
      fault: refund.fault === null ? null : withoutSecrets(refund.fault),
      by: refund.asker_name,
      at: refund.created_at.toISOString(),
    })),
  }
}

const HEADINGS: Record<Locale, readonly string[]> = {
  en: [
    'Customer',
    'Plan',
    'Interval',
    'Status',
    'Price (USD)',
    'Next price (USD)',
    'Coupon',
    'Started',
    'Renews',
    'Ends',
    'Last payment',
    'Amount (USD)',
  ],
  es: [
    'Cliente',
    'Plan',
    'Periodo',
    'Estado',
    'Precio (USD)',
    'Próximo precio (USD)',
    'Cupón',
    'Inicio',
    'Renovación',
    'Fin',
    'Último pago',
    'Importe (USD)',
  ],
  fr: [
    'Client',
    'Formule',
    'Période',
    'État',
    'Prix (USD)',
    'Prochain prix (USD)',
    'Code promo',
    'Début',
    'Renouvellement',
    'Fin',
    'Dernier paiement',
    'Montant (USD)',
  ],
  de: [
    'Kunde',
    'Tarif',
    'Zeitraum',
    'Status',
    'Preis (USD)',
    'Nächster Preis (USD)',
    'Gutschein',
    'Beginn',
    'Verlängerung',
    'Ende',
    'Letzte Zahlung',
    'Betrag (USD)',
  ],
}

const BATCH = 1000
const dollars = (cents: number) => (cents / 100).toFixed(2)

async function writeLines(tx: PlatformTx, input: rows.SubscriptionFilter & { language: Locale }): Promise<string[]> {
  const lines = [toCsvLine(HEADINGS[input.language])]
  let cursor: string | null | undefined
  while (cursor !== null) {
    const page = await readPage({ cursor, limit: BATCH }, (wanted) => rows.listNewest(tx, input, wanted))
    for (const each of page.rows.flatMap(presentSubscription)) lines.push(toCsvLine(toCells(each)))
    cursor = page.nextCursor
  }
  return lines
}

const toCells = (each: Subscription) => [
  each.companyName,
  PLAN_NAMES[each.tier],
  each.interval,
  each.state,
  dollars(each.priceCents),
  dollars(each.nextPriceCents),
  each.coupon,
  each.startedAt,
  each.renewsAt,
  each.endsAt,
  each.lastPayment?.at ?? null,
  each.lastPayment ? dollars(each.lastPayment.paidCents) : null,
]
