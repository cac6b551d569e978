import type { PlatformTx, Transactions } from '#server/database/transactions.ts'
import type { AdminActor } from '#server/kernel/http/actor.ts'
import { insertDeed } from './admin-audit.repository.ts'

interface AdminDeed {
  admin: AdminActor
  /** What is done or read, named `area.action`. */
  action: string
  requestId: string
}

/** The role that sees every customer is used in these transactions alone, and each leaves a line in the audit. */
export interface AdminTransactions {
  transaction<T>(deed: AdminDeed, work: (tx: PlatformTx) => Promise<T>): Promise<T>
}

export function createAdminTransactions(transactions: Transactions): AdminTransactions {
  return {
    transaction: (deed, work) =>
      transactions.platform.change(async (tx) => {
        await insertDeed(tx, { userId: deed.admin.userId, action: deed.action, requestId: deed.requestId })
        return work(tx)
      }),
  }
}
