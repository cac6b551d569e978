import { z } from 'zod'
import * as contract from '#shared/contracts/billing.ts'
import { getStanding } from '#shared/contracts/standing.ts'
import { billingStateOf, customerStatusOf, dueTrialNotice } from '#shared/domain/billing.ts'
import { paths } from '#shared/domain/paths.ts'
import { PLAN_NAMES } from '#shared/domain/plans.ts'
import type { BillingProvider } from '#server/adapters/billing/port.ts'
import { NIL_CUSTOMER, type CustomerTx, type Transactions } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { notifyEveryone } from '#server/features/notifications/notifications.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { implement, implementIn } from '#server/kernel/http/implement.ts'
import { implementDownload } from '#server/kernel/http/mount-download.ts'
import { doEach } from '#server/kernel/jobs/do-each.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { defineJob, handleJob, TURN_MS } from '#server/kernel/jobs/job.ts'
import { billingEvents } from './billing-events.routes.ts'
import { composeBillingMail, writeAmount, type BillingMail } from './billing-mails.ts'
import * as rows from './billing.repository.ts'
import { settlePlanJob } from './billing.service.ts'
import * as plan from './change-plan.ts'
import {
  describeBilling,
  describeStanding,
  presentInvoice,
  readOnlyFrom,
  type CountUsage,
  type DescribeDeps,
} from './describe-billing.ts'
import {
  applyCoupon,
  applyCouponJob,
  followAccount,
  followAccountJob,
  leaveOrReturn,
  type BillingNews,
} from './follow-account.ts'

import { giveCredit, giveCreditJob } from './give-credit.ts'
import { keep, settlePlan } from './plan-limits.ts'

const AT_A_TIME = 100

export const reconcileJob = defineJob({
  name: 'billing.reconcile',
  payload: z.object({ after: z.uuid().optional() }),
  cron: '41 2 * * *',
})
export const trialsJob = defineJob({ name: 'billing.trials', payload: z.object({}), cron: '*/10 * * * *' })

interface BillingPorts {
  /** `null`: this installation sells nothing. */
  provider: BillingProvider | null
  isSandbox: boolean
  countUsage: CountUsage
  /** A look at all customers at once. */
  readOfAll: Transactions['platform']['read']
}

/** Plans, what is paid for them, and what follows from that. */
export function makeBilling(base: Foundations, { provider, isSandbox, countUsage, readOfAll }: BillingPorts) {
  const { transactions, log, publicUrl } = base
  const tell = (tx: CustomerTx, news: BillingNews) => tellOwners(base, tx, news)
  const shown = { countUsage, collectedBy: provider ? (isSandbox ? 'sandbox' : 'provider') : 'off' } as const
  const deps = provider && { transactions, provider, log, tell, publicUrl, ...shown }
  const selling = () => {
    if (!deps) throw refusal('billing-off')
    return deps
  }
  return {
    routes: [...makeOwnRoutes(base, shown), ...makeChangeRoutes(base, selling)],
    mounts: [
      implementDownload(contract.getInvoiceFile, async ({ actor, input }) => {
        const invoice = await transactions.read(actor.customerId, (tx) => rows.findInvoice(tx, input.invoiceId))
        if (!invoice) throw refusal('nothing-here')
        const content = await plan.asking(() => selling().provider.readInvoiceFile(invoice.invoice_ref))
        return { name: `${invoice.number ?? 'invoice'}.pdf`, mediaType: 'application/pdf', content }
      }),
      ...(provider ? [billingEvents({ transactions, provider })] : []),
    ],
    jobs: [
      handleJob(followAccountJob, async ({ customerId }) => {
        if (deps) await readAgain(deps, customerId)
      }),
      handleJob(settlePlanJob, ({ customerId }) => transactions.step(customerId, settlePlan)),
      handleJob(applyCouponJob, async ({ customerId, couponId }) => {
        if (deps) await applyCoupon(deps, customerId, couponId)
      }),
      handleJob(giveCreditJob, async (asked) => {
        if (deps) await giveCredit(deps, asked, (tx, cents) => tellOfCredit(base, tx, cents))
      }),
      handleJob(reconcileJob, async ({ after = NIL_CUSTOMER }) => {
        if (deps) await reconcile(deps, after)
      }),
      handleJob(trialsJob, async () => {
        if (!deps) return
        const due = await transactions.platform.step((tx) => rows.listDueTrials(tx, AT_A_TIME))
        await doEach(due, (customerId) => transactions.step(customerId, (tx) => passTrial(base, tx)))
      }),
    ],
    /** `null`: this installation sells nothing. */
    book: deps && ((booked: Parameters<typeof plan.bookPlan>[1]) => plan.bookPlan(deps, booked)),
    /** For the sandbox's clock: trials are as much nearer to their end. */
    async passDays(days: number): Promise<void> {
      for (const customerId of await readOfAll(rows.listTrying)) {
        await transactions.step(customerId, (tx) => rows.bringTrialNearer(tx, days))
      }
      await transactions.platform.step((tx) => enqueue(tx, trialsJob, {}))
    },
  }
}

/** Without asking anybody outside. */
function makeOwnRoutes({ transactions }: Foundations, shown: DescribeDeps) {
  const route = implementIn(transactions)
  return [
    route(contract.getBilling, (tx) => describeBilling(shown, tx)),
    implement(getStanding, ({ actor: { member } }) =>
      member
        ? transactions.read(member.customerId, (tx) => describeStanding(tx, member))
        : { readOnlyBecause: null, owners: [] },
    ),
    route(contract.listInvoices, async (tx) => ({ invoices: (await rows.listInvoices(tx)).map(presentInvoice) })),
    route(contract.keepWithinPlan, async (tx, _actor, wanted) => {
      await keep(tx, wanted)
      return describeBilling(shown, tx)
    }),
  ]
}

function makeChangeRoutes({ transactions }: Foundations, selling: () => plan.PlanDeps) {
  return [
    implement(contract.startCheckout, ({ actor, input }) => plan.startCheckout(selling(), actor, input)),
    implement(contract.openPaymentPage, ({ actor }) => plan.openPaymentPage(selling(), actor)),
    implement(contract.refreshBilling, ({ actor }) => refresh(selling(), actor)),
    implement(contract.previewSwitch, ({ actor, input }) => plan.previewSwitch(selling(), actor, input)),
    implement(contract.switchPlan, ({ actor, input }) => plan.switchPlan(selling(), actor, input)),
    implement(contract.undoSwitch, ({ actor }) => plan.undoSwitch(selling(), actor)),
    implement(contract.cancelSubscription, ({ actor, input }) => plan.cancel(selling(), actor, input.reason)),
    implement(contract.undoCancel, ({ actor }) => plan.undoCancel(selling(), actor)),
    implementIn(transactions)(contract.redeemCoupon, async (tx, _actor, { code }) => {
      const deps = selling()
      await redeem(tx, code)
      return describeBilling(deps, tx)
    }),
    implement(contract.putPayer, ({ actor, input }) => plan.putPayer(selling(), actor, input)),
  ]
}

/** For whoever comes back from paying: nothing is waited for that has happened. */
async function refresh(deps: plan.PlanDeps, { customerId }: Actor): Promise<contract.Billing> {
  await plan.asking(() => followAccount(deps, customerId))
  return deps.transactions.change(customerId, (tx) => describeBilling(deps, tx))
}

/** Reads every account, and logs whose was not as we had it. In turns, so that other jobs have theirs. */
async function reconcile(deps: plan.PlanDeps, after: string): Promise<void> {
  const { transactions, log } = deps
  const until = Date.now() + TURN_MS
  const failed: unknown[] = []
  let last = after
  const some = await transactions.platform.step((tx) => rows.listAccounts(tx, after, AT_A_TIME))
  for (const customerId of some) {
    const hasDiffered = await readAgain(deps, customerId).catch((error: unknown) => {
      failed.push(error)
      return false
    })
    if (hasDiffered) log.warn({ customerId }, 'billing: an account was not as we had it, and is now')
    last = customerId
    if (Date.now() > until) break
  }
  await transactions.platform.step(async (tx) => {
    if (last !== after && some.length > 0) await enqueue(tx, reconcileJob, { after: last })
    else await rows.pruneEvents(tx)
  })
  if (failed.length > 0) log.error({ err: failed[0], count: failed.length }, 'billing: accounts could not be read')
}

async function readAgain(deps: plan.PlanDeps, customerId: string): Promise<boolean> {
  const hasDiffered = await followAccount(deps, customerId)
  if (await leaveOrReturn(deps, customerId)) await followAccount(deps, customerId)
  return hasDiffered
}

/** Tells that the trial ends; when it has, and nothing was chosen, everything stays and can be read. */
async function passTrial(base: Foundations, tx: CustomerTx): Promise<void> {
  const { trial_ends_at: endsAt, is_demo: isDemo } = await rows.getCustomer(tx)
  const notice = endsAt && dueTrialNotice(endsAt, new Date())
  if (endsAt === null || notice === null || !(await rows.noteTrialTold(tx, notice))) return
  // What was chosen already goes on by itself, and the demo belongs to nobody.
  if (isDemo || plan.isLiving(await rows.find(tx))) return
  if (notice === 0) {
    const state = billingStateOf({ subscription: null, trialEndsAt: endsAt }, new Date())
    await rows.setStanding(tx, { status: customerStatusOf(state), tier: null })
    await settlePlan(tx)
    emit(tx, { type: 'member.changed', subjectId: null, userId: null })
  }
  await mailOwners(base, tx, { kind: `trial-${notice}`, value: endsAt })
}

async function mailOwners(
  { mail, publicUrl }: Foundations,
  tx: CustomerTx,
  { kind, value, to }: { kind: BillingMail; value: Date | string | number; to?: string },
): Promise<void> {
  const { general } = await getSettings(tx)
  const about = { siteUrl: publicUrl(), customerId: tx.customerId, value }
  const readers = to === undefined ? await rows.listOwners(tx) : [{ email: to, language: null }]
  for (const { email, language } of readers) {
    await mail.queue(tx, {
      to: email,
      replyTo: null,
      ...composeBillingMail(kind, language ?? general.language, about, general),
    })
  }
}

async function tellOwners(base: Foundations, tx: CustomerTx, { before, after, paid }: BillingNews): Promise<void> {
  const row = await rows.find(tx)
  if (row?.invoice_email) {
    const due = paid.filter(({ totalCents }) => totalCents > 0)
    for (const { number } of due)
      await mailOwners(base, tx, { kind: 'invoice', value: number ?? '', to: row.invoice_email })
  }
  if (before === after) return
  if (after === 'past_due' && row) await tellOfFailure(base, tx, row)
  if (after === 'read_only') await mailOwners(base, tx, { kind: 'read-only', value: '' })
  if (after === 'canceled') await mailOwners(base, tx, { kind: 'ended', value: '' })
}

/** The owner by mail; everybody who sees what is paid in the feed and by the bell. */
async function tellOfFailure(base: Foundations, tx: CustomerTx, row: rows.SubscriptionRow): Promise<void> {
  const readOnlyAt = readOnlyFrom(row.unpaid_since ?? new Date())
  const params = { plan: PLAN_NAMES[row.tier ?? 'starter'], readOnlyAt: readOnlyAt.toISOString() }
  await mailOwners(base, tx, { kind: 'unpaid', value: readOnlyAt })
  const subject = { type: 'customer', id: tx.customerId, label: params.plan } as const
  await recordActivity(tx, null, 'billing.payment-failed', subject)
  await notifyEveryone(tx, { kind: 'payment.failed', params, about: null, link: paths.subscription })
}

/** To the team it is the house that gave it, whoever that was there. */
async function tellOfCredit(base: Foundations, tx: CustomerTx, amountCents: number): Promise<void> {
  const subject = { type: 'customer', id: tx.customerId, label: writeAmount(amountCents, 'en') } as const
  await recordActivity(tx, { userId: null, name: 'Goodword' }, 'billing.credit-given', subject)
  await mailOwners(base, tx, { kind: 'credit', value: amountCents })
}

/** A use of it is taken in the transaction that keeps it, so that no more are given than there are. */
async function redeem(tx: CustomerTx, code: string): Promise<void> {
  const found = await rows.findCoupon(tx, code)
  if (!found) throw refusal('coupon-unknown')
  const row = await rows.lock(tx)
  if (await rows.findWaitingCoupon(tx)) throw refusal('coupon-waiting')
  const { id, type, value_hundredths: valueHundredths, expires_at: expiresAt } = found
  if (!(await rows.insertRedemption(tx, { id, code, type, valueHundredths }))) throw refusal('coupon-had')
  if (!(await rows.takeUse(tx, id))) throw refusal(expiresAt <= new Date() ? 'coupon-expired' : 'coupon-spent')
  if (plan.isLiving(row)) await enqueue(tx, applyCouponJob, { customerId: tx.customerId, couponId: id })
}
