import type { Transactions } from '#server/database/transactions.ts'
import type { AdminTransactions } from '#server/kernel/admin/admin-transactions.ts'
import type { Config } from '#server/kernel/config/config.ts'
import type { Keyring } from '#server/kernel/crypto/keyring.ts'
import type { Log } from '#server/kernel/log/log.ts'
import type { MailOutbox } from '#server/kernel/outbox/messages.ts'

/** What every feature stands on. */
export interface Foundations {
  config: Config
  log: Log
  keyring: Keyring
  /** What the product does; the account service and administrators have ways of their own. */
  transactions: Transactions
  authTransactions: Transactions
  adminTransactions: AdminTransactions
  mail: MailOutbox
  /** The address people use. */
  publicUrl: () => string
  /** Where this process reaches the sandbox. */
  sandboxUrl: () => string
}
