import type { ProviderConnection } from '#shared/contracts/providers.ts'
import { hasSigningKey, sendsSingly, type ProviderNeed } from '#shared/domain/providers.ts'
import { countryOfNumber } from '#shared/domain/text-rules.ts'
import { findDeliverability } from './sender-look.ts'
import { hookUrlOf, openSecrets, type ProviderDeps } from './provider-account.ts'
import type { ConnectionRow } from './providers.repository.ts'
import { findNetwork } from './social/social-account.ts'

export function presentConnection(deps: ProviderDeps, row: ConnectionRow): ProviderConnection {
  const { senderAddress = '', senderName = '', replyTo = '', postalAddress = '', region, audience } = row.settings
  const provider = row.provider_name
  const hasKey = hasSigningKey(provider) && openSecrets(deps, row).signingKey !== null
  return {
    id: row.id,
    type: row.provider_type,
    provider,
    account: row.account,
    isDefault: row.is_default,
    status: row.status,
    fault: row.fault,
    settings: { senderAddress, senderName, replyTo, postalAddress, region: region ?? null, audience: audience ?? null },
    needs: listNeeds(row, hasKey),
    deliverability: findDeliverability(row),
    textSender: presentTextSender(row),
    hookUrl: hookUrlOf(deps, { provider, word: row.hook_word }),
    hasSigningKey: hasKey,
    expiresAt: findEnd(row)?.toISOString() ?? null,
    isSandbox: findNetwork(deps, row)?.isSandbox ?? deps.isSandbox,
    checkedAt: row.checked_at.toISOString(),
    createdAt: row.created_at.toISOString(),
  }
}

const presentTextSender = ({ text_sender: found }: ConnectionRow) =>
  found && { ...found, country: countryOfNumber(found.sender) }

/** What is renewed in time does not end. */
const findEnd = ({ renew_at: renewAt, token_expires_at: expiresAt }: ConnectionRow) =>
  renewAt === null ? expiresAt : null

function listNeeds(row: ConnectionRow, hasKey: boolean) {
  const { provider_name: provider, provider_type: type, settings } = row
  const needs: [ProviderNeed, boolean][] = [
    ['senderAddress', type === 'email' && !settings.senderAddress],
    ['postalAddress', type === 'email' && !settings.postalAddress],
    ['verifiedSender', findDeliverability(row)?.sender === 'unverified'],
    ['signingKey', hasSigningKey(provider) && !hasKey],
    ['audience', type === 'email' && !sendsSingly(provider) && !settings.audience],
  ]
  return needs.filter(([, isMissing]) => isMissing).map(([need]) => need)
}
