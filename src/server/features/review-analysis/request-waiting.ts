import { NIL_CUSTOMER, type Transactions } from '#server/database/transactions.ts'
import { requestReading } from './review-analysis.jobs.ts'
import { listCustomersWaiting } from './reviews-to-read.repository.ts'

const AT_ONCE = 500

export async function requestWaiting(transactions: Transactions): Promise<void> {
  let after = NIL_CUSTOMER
  for (;;) {
    const found = await transactions.platform.step((tx) => listCustomersWaiting(tx, after, AT_ONCE))
    for (const customerId of found) await transactions.step(customerId, requestReading)
    after = found.at(-1) ?? after
    if (found.length < AT_ONCE) return
  }
}
