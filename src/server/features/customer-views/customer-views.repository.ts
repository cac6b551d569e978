import { sql } from 'kysely'
import type { CustomerStatus } from '#shared/domain/plans.ts'
import type { PlatformTx } from '#server/database/transactions.ts'

export async function findStatus(tx: PlatformTx, customerId: string): Promise<CustomerStatus | undefined> {
  return (await tx.selectFrom('customers').select('status').where('id', '=', customerId).executeTakeFirst())?.status
}

/** One at a time in a session: another takes its place. */
export async function put(
  tx: PlatformTx,
  {
    sessionId,
    userId,
    customerId,
    minutes,
  }: { sessionId: string; userId: string; customerId: string; minutes: number },
): Promise<Date> {
  const values = {
    user_id: userId,
    viewed_id: customerId,
    ends_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
  }
  const { ends_at: endsAt } = await tx
    .insertInto('customer_views')
    .values({ session_id: sessionId, ...values })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(values))
    .returning('ends_at')
    .executeTakeFirstOrThrow()
  return endsAt
}

/** Whose it was. */
export async function take(tx: PlatformTx, sessionId: string): Promise<string | undefined> {
  // What nobody ended goes on the way.
  await tx
    .deleteFrom('customer_views')
    .where('ends_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
  const taken = await tx
    .deleteFrom('customer_views')
    .where('session_id', '=', sessionId)
    .returning('viewed_id')
    .executeTakeFirst()
  return taken?.viewed_id
}
