import type { CustomerTx } from '#server/database/transactions.ts'
import { isInPlan } from '#server/features/settings/settings.service.ts'
import { find } from './custom-domains.repository.ts'

/**
 * What addresses begin with that the business gives to its own customers: its domain, as long as that leads here and the plan has it,
 * else the product's. As the product has it otherwise: in production that is HTTPS.
 */
export async function getVisitorUrl(tx: CustomerTx, { publicUrl }: { publicUrl: () => string }): Promise<string> {
  const row = await find(tx)
  const isInUse = row !== undefined && row.active_at !== null && row.failing_since === null
  return isInUse && (await isInPlan(tx, 'custom-branding')) ? urlOn(row.domain, publicUrl()) : publicUrl()
}

export function urlOn(domain: string, publicUrl: string): string {
  const url = new URL(publicUrl)
  url.hostname = domain
  return url.origin
}
