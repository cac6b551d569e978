import type { Pool } from 'pg'
import type { Transactions } from '#server/database/transactions.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { doEach } from '#server/kernel/jobs/do-each.ts'
import { Tally } from '#server/kernel/tally/tally.ts'
import { findLeftClicks, KEEP_CLICKS, type Click } from './clicks.repository.ts'
import { tellChange } from './describe-sending.ts'
import { noteKeptClicks } from './results.repository.ts'

/** Nobody who follows a link waits until they are counted. */
export const tallyClicks = ({ transactions, log, pool }: Pick<Foundations, 'transactions' | 'log'> & { pool: Pool }) =>
  new Tally<Click>({
    log,
    what: 'clicks',
    pool,
    statement: KEEP_CLICKS,
    addUp: (customerId) => countClicks(transactions, customerId),
  })

/** All that is written down of a customer, whoever wrote it. */
export async function countClicks(transactions: Transactions, customerId: string): Promise<void> {
  const countSome = () =>
    transactions.step(customerId, async (tx) => {
      const { campaigns, hasMore } = await noteKeptClicks(tx)
      for (const id of campaigns) tellChange(tx, id)
      return hasMore
    })
  while (await countSome());
}

export async function countLeftClicks({ transactions }: Pick<Foundations, 'transactions'>): Promise<void> {
  const left = await transactions.platform.step(findLeftClicks)
  await doEach(left, (customerId) => countClicks(transactions, customerId))
}
