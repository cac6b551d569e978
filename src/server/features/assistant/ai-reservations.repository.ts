import { sql } from 'kysely'
import type { CustomerTx } from '#server/database/transactions.ts'

/** Longer than any answer is waited for. */
const LIFETIME_SECONDS = 1800

interface Taken {
  spent: number
  kept: number
}

interface Wish {
  tokens: number
  cap: number
}

/** Answers no id where all of the cap is spent or kept. Those who come at once are served one after the other. */
export async function insertWithin(tx: CustomerTx, { tokens, cap }: Wish): Promise<Taken & { id: string | null }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ai-allowance ${tx.customerId}`}, 0))`.execute(tx)
  await tx
    .deleteFrom('ai_reservations')
    .where('customer_id', '=', tx.customerId)
    .where('expires_at', '<=', sql<Date>`statement_timestamp()`)
    .execute()
  const taken = await sumTaken(tx)
  if (taken.spent + taken.kept >= cap) return { ...taken, id: null }
  const { id } = await tx
    .insertInto('ai_reservations')
    .values({
      customer_id: tx.customerId,
      tokens,
      expires_at: sql<Date>`clock_timestamp() + make_interval(secs => ${LIFETIME_SECONDS})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...taken, id }
}

/** In one statement: an answer that arrives meanwhile is then seen as kept or as spent, never as neither. */
export async function sumTaken(tx: CustomerTx): Promise<Taken> {
  const { rows } = await sql<{ spent: string; kept: string }>`
    select
      (select coalesce(sum(tokens), 0) from ai_usage
       where customer_id = ${tx.customerId} and day = (now() at time zone 'utc')::date and model <> '') as spent,
      (select coalesce(sum(tokens), 0) from ai_reservations
       where customer_id = ${tx.customerId} and expires_at > clock_timestamp()) as kept`.execute(tx)
  return { spent: Number(rows[0]?.spent), kept: Number(rows[0]?.kept) }
}

export async function remove(tx: CustomerTx, id: string): Promise<void> {
  await tx.deleteFrom('ai_reservations').where('customer_id', '=', tx.customerId).where('id', '=', id).execute()
}
