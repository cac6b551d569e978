import { sql, type Selectable } from 'kysely'
import type { CouponType } from '#shared/domain/billing.ts'
import type { CouponsTable } from '#server/database/billing-tables.ts'
import { writeLikePattern } from '#server/database/like-pattern.ts'
import type { PlatformTx } from '#server/database/transactions.ts'
import type { PageRequest } from '#server/kernel/paging/keyset.ts'

export type CouponRow = Selectable<CouponsTable> & { is_over: boolean; is_in_step: boolean }

const IS_OVER = sql<boolean>`expires_at <= now()`
/** Who collects the money has what can be entered, and nothing else. */
const IS_IN_STEP = sql<boolean>`is_at_provider = (expires_at > now())`

const shown = (tx: PlatformTx) =>
  tx
    .selectFrom('coupons')
    .selectAll()
    .select([IS_OVER.as('is_over'), IS_IN_STEP.as('is_in_step')])

export function listNewest(
  tx: PlatformTx,
  { search = '', type }: { search?: string | undefined; type?: CouponType | undefined },
  { after, limit }: PageRequest,
): Promise<CouponRow[]> {
  return shown(tx)
    .$if(search !== '', (query) => query.where(sql<boolean>`lower(code) like ${writeLikePattern(search)}`))
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? 'percentage'))
    .$if(after !== null, (query) => query.where(sql<boolean>`(created_at, id) < (${after?.createdAt}, ${after?.id})`))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export function findById(tx: PlatformTx, id: string): Promise<CouponRow | undefined> {
  return shown(tx).where('id', '=', id).executeTakeFirst()
}

export type NewCoupon = Pick<CouponRow, 'code' | 'type' | 'value_hundredths' | 'max_uses' | 'expires_at'>

/** `undefined`: the code is taken. */
export async function insert(tx: PlatformTx, coupon: NewCoupon): Promise<string | undefined> {
  const added = await tx
    .insertInto('coupons')
    .values(coupon)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** `false`: it is not there, or has been used more often than that. */
export async function setLimits(
  tx: PlatformTx,
  id: string,
  limits: { maxUses: number | null; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('coupons')
    .set({ max_uses: limits.maxUses, expires_at: limits.expiresAt })
    .where('id', '=', id)
    .where(sql<boolean>`uses <= coalesce(${limits.maxUses}::integer, uses)`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** `false`: it is not there, or over already. */
export async function expire(tx: PlatformTx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('coupons')
    // Rounded up, as the column would, it would not be over yet.
    .set({ expires_at: sql`date_trunc('milliseconds', now())` })
    .where('id', '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** As paging wants it, each use bears the name of its customer. */
export function listUses(tx: PlatformTx, couponId: string, { after, limit }: PageRequest) {
  return tx
    .selectFrom('coupon_redemptions as r')
    .innerJoin('customers as c', 'c.id', 'r.customer_id')
    .select(['r.customer_id as id', 'r.created_at', 'r.applied_at', 'c.company_name'])
    .where('r.coupon_id', '=', couponId)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(r.created_at, r.customer_id) < (${after?.createdAt}, ${after?.id})`),
    )
    .orderBy('r.created_at', 'desc')
    .orderBy('r.customer_id', 'desc')
    .limit(limit)
    .execute()
}

export function listOutOfStep(tx: PlatformTx, limit: number): Promise<CouponRow[]> {
  return shown(tx)
    .where(sql<boolean>`not (${IS_IN_STEP})`)
    .orderBy('created_at')
    .limit(limit)
    .execute()
}

export async function noteKept(
  tx: PlatformTx,
  id: string,
  { isThere, fault }: { isThere: boolean; fault: string | null },
): Promise<void> {
  await tx.updateTable('coupons').set({ is_at_provider: isThere, provider_fault: fault }).where('id', '=', id).execute()
}
