import type { DatabaseAddress } from '#server/database/address.ts'
import { withClient } from '#server/database/prepare.ts'
import { QUEUE_SCHEMA } from '#server/kernel/jobs/queue-sql.ts'

export function compare(accepted: ReadonlySet<string>, found: readonly string[]) {
  const lost = [...accepted].filter((name) => !found.includes(name)).length
  return { lost, doubled: found.length - new Set(found).size }
}

/** The names of a customer's codes, and what became of everybody's jobs. As superuser. */
export async function readRows(superuser: DatabaseAddress, customerId: string) {
  return withClient(superuser, async (client) => {
    const { rows } = await client.query<{ name: string }>('select name from qr_codes where customer_id = $1', [
      customerId,
    ])
    const { rows: jobs } = await client.query<{ done: number; failed: number }>(
      `select count(*) filter (where state = 'completed')::int as done,
         count(*) filter (where state = 'failed' or name = 'dead-letters')::int as failed from ${QUEUE_SCHEMA}.job`,
    )
    return { names: rows.map(({ name }) => name), done: jobs[0]?.done ?? 0, failed: jobs[0]?.failed ?? 0 }
  })
}
