import type { CustomerTransactions, CustomerTx, PlatformTransactions } from '#server/database/transactions.ts'
import type { Keyring } from '#server/kernel/crypto/keyring.ts'
import type { AccessTokens } from './access-token.ts'
import type { Passwords } from './passwords.ts'

/** Whom the request came from, kept with the session so that people recognise their own. */
export interface ClientInfo {
  userAgent: string | null
  ip: string | null
}

/** What every operation of the service works with. */
export interface AuthParts {
  platform: PlatformTransactions
  customers: CustomerTransactions
  accessTokens: AccessTokens
  passwords: Passwords
  keyring: Keyring
  /** What the product does, in the same transaction, when one of its people signs in. */
  onSignedIn: (tx: CustomerTx, person: { userId: string; memberId: string; memberName: string }) => Promise<void>
  now: () => Date
}
