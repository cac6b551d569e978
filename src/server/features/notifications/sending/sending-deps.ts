import type { Transactions } from '#server/database/transactions.ts'
import type { PushTransport } from '#server/adapters/push/port.ts'
import type { Keyring } from '#server/kernel/crypto/keyring.ts'
import type { MailOutbox } from '#server/kernel/outbox/messages.ts'
import type { BadReviewAlerts } from './mail/bad-review-alerts.ts'
import type { InstallationPushKeys } from './push/push-keys.ts'

/** What leaves the product is sent with these. */
export interface SendingDeps {
  transactions: Transactions
  mail: MailOutbox
  push: PushTransport
  pushKeys: InstallationPushKeys
  keyring: Keyring
  /** The address people use. */
  siteUrl: () => string
  alerts: BadReviewAlerts
}
