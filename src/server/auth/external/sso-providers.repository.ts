import { sql } from 'kysely'
import type { CustomerStatus, SubscriptionTier } from '#shared/domain/plans.ts'
import type { ScopedTx } from '#server/database/transactions.ts'

export interface SsoProviderRow {
  customer_id: string
  id: string
  kind: 'saml' | 'oidc'
  issuer: string
  entry_point: string | null
  certificate: string | null
  client_id: string | null
  client_secret: string | null
  domains: string[]
  subscription_tier: SubscriptionTier
  customer_status: CustomerStatus
}

/** By the domain of an address or by its id; asked before anybody is signed in. */
export async function findProvider(
  tx: ScopedTx,
  wanted: { domain?: string | null; id?: string | null },
): Promise<SsoProviderRow | undefined> {
  const { rows } = await sql<SsoProviderRow>`
    select * from find_sso_provider(${wanted.domain ?? null}, ${wanted.id ?? null})`.execute(tx)
  return rows[0]
}
