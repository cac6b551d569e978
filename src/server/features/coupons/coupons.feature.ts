import { z } from 'zod'
import * as contract from '#shared/contracts/coupons.ts'
import type { Coupon, CouponState } from '#shared/contracts/coupons.ts'
import { BillingError, type BillingProvider } from '#server/adapters/billing/port.ts'
import type { PlatformTx } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { defineJob, handleJob } from '#server/kernel/jobs/job.ts'
import { readPage } from '#server/kernel/paging/keyset.ts'
import * as rows from './coupons.repository.ts'

/** By the clock too: what runs out does so by itself. */
const keepCouponsJob = defineJob({ name: 'coupons.keep', payload: z.object({}), cron: '7 * * * *' })

const AT_A_TIME = 100

/** What administrators offer. How it is entered and taken off is with billing. */
export function makeCoupons(base: Foundations, { provider }: { provider: BillingProvider | null }) {
  return {
    routes: makeRoutes(base),
    jobs: [
      handleJob(keepCouponsJob, async () => {
        if (provider) await keepAll(base, provider)
      }),
    ],
  }
}

function makeRoutes({ adminTransactions: admins }: Foundations) {
  return [
    implement(contract.listCoupons, ({ actor: admin, input, request }) =>
      admins.read({ admin, requestId: request.id, action: 'coupons.list' }, async (tx) => {
        const page = await readPage(input, (wanted) => rows.listNewest(tx, input, wanted))
        return { items: page.rows.map(presentCoupon), nextCursor: page.nextCursor }
      }),
    ),
    implement(contract.createCoupon, ({ actor: admin, input, request }) =>
      admins.transaction({ admin, requestId: request.id, action: 'coupons.create' }, async (tx, note) => {
        const { code, type, value, maxUses, expiresAt } = input
        note({ subject: code, details: { type, value, maxUses, expiresAt } })
        const worth = { code, type, value_hundredths: Math.round(value * 100) }
        const id = await rows.insert(tx, { ...worth, max_uses: maxUses, expires_at: new Date(expiresAt) })
        if (id === undefined) throw refusal('coupon-code-taken', { values: { code } })
        return answerChange(tx, id)
      }),
    ),
    implement(contract.changeCoupon, ({ actor: admin, input, request }) =>
      admins.transaction({ admin, requestId: request.id, action: 'coupons.change' }, async (tx, note) => {
        const { couponId, maxUses, expiresAt } = input
        const hasChanged = await rows.setLimits(tx, couponId, { maxUses, expiresAt: new Date(expiresAt) })
        const { code, uses } = await getCoupon(tx, couponId)
        note({ subject: code, details: { maxUses, expiresAt } })
        if (!hasChanged) throw refusal('coupon-used-more', { values: { uses } })
        return answerChange(tx, couponId)
      }),
    ),
    implement(contract.expireCoupon, ({ actor: admin, input: { couponId }, request }) =>
      admins.transaction({ admin, requestId: request.id, action: 'coupons.expire' }, async (tx, note) => {
        const hasEnded = await rows.expire(tx, couponId)
        const { code } = await getCoupon(tx, couponId)
        note({ subject: code })
        if (!hasEnded) throw refusal('coupon-over')
        return answerChange(tx, couponId)
      }),
    ),
    implement(contract.listCouponUses, ({ actor: admin, input, request }) =>
      admins.read({ admin, requestId: request.id, action: 'coupons.uses' }, async (tx) => {
        await getCoupon(tx, input.couponId)
        const page = await readPage(input, (wanted) => rows.listUses(tx, input.couponId, wanted))
        return { items: page.rows.map(presentUse), nextCursor: page.nextCursor }
      }),
    ),
  ]
}

async function getCoupon(tx: PlatformTx, id: string): Promise<rows.CouponRow> {
  const found = await rows.findById(tx, id)
  if (!found) throw refusal('nothing-here')
  return found
}

async function answerChange(tx: PlatformTx, id: string): Promise<Coupon> {
  await enqueue(tx, keepCouponsJob, {})
  return presentCoupon(await getCoupon(tx, id))
}

/** What could not be reached is tried again; what was refused is told, and asked again with the next change or hour. */
async function keepAll({ transactions }: Foundations, provider: BillingProvider): Promise<void> {
  const due = await transactions.platform.step((tx) => rows.listOutOfStep(tx, AT_A_TIME))
  let unreached: BillingError | null = null
  for (const coupon of due) {
    const fault = await keepOne(provider, coupon).catch((error: unknown) => {
      if (error instanceof BillingError) return error
      throw error
    })
    const isThere = fault === null ? !coupon.is_over : coupon.is_at_provider
    await transactions.platform.step((tx) => rows.noteKept(tx, coupon.id, { isThere, fault: fault?.message ?? null }))
    if (fault?.kind === 'unavailable') unreached = fault
  }
  if (unreached) throw unreached
  const isMore = due.length === AT_A_TIME
  if (isMore) await transactions.platform.step((tx) => enqueue(tx, keepCouponsJob, {}))
}

async function keepOne(provider: BillingProvider, coupon: rows.CouponRow): Promise<null> {
  const { id, code, type, value_hundredths: valueHundredths } = coupon
  await (coupon.is_over ? provider.dropCoupon(id) : provider.keepCoupon({ id, code, type, valueHundredths }))
  return null
}

function stateOf({ is_over: isOver, max_uses: maxUses, uses }: rows.CouponRow): CouponState {
  if (isOver) return 'over'
  return maxUses !== null && uses >= maxUses ? 'spent' : 'open'
}

const presentCoupon = (row: rows.CouponRow): Coupon => ({
  id: row.id,
  code: row.code,
  type: row.type,
  value: row.value_hundredths / 100,
  maxUses: row.max_uses,
  uses: row.uses,
  expiresAt: row.expires_at.toISOString(),
  createdAt: row.created_at.toISOString(),
  state: stateOf(row),
  isInStep: row.is_in_step,
  fault: row.provider_fault,
})

type UseRow = Awaited<ReturnType<typeof rows.listUses>>[number]

const presentUse = (row: UseRow): contract.CouponUse => ({
  customerId: row.id,
  companyName: row.company_name,
  usedAt: row.created_at.toISOString(),
  appliedAt: row.applied_at?.toISOString() ?? null,
})
