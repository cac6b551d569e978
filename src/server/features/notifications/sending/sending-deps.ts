import type { PushTransport } from '#server/adapters/push/port.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { BadReviewAlerts } from '../mail/bad-review-alerts.ts'
import type { InstallationPushKeys } from '../push/push-keys.ts'

/** What leaves the product is sent with these. */
export interface SendingDeps extends Pick<Foundations, 'transactions' | 'mail' | 'keyring'> {
  push: PushTransport
  pushKeys: InstallationPushKeys
  /** The address people use. */
  siteUrl: () => string
  alerts: BadReviewAlerts
}
