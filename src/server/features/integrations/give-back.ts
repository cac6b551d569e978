import type { Platform } from '#shared/domain/platforms.ts'
import { PlatformError } from '#server/adapters/review-platforms/platform-error.ts'
import type { Tokens } from '#server/adapters/review-platforms/port.ts'
import { hasProvider } from '#server/features/providers/providers.service.ts'
import { openCredentials } from './credentials.ts'
import { list, type IntegrationRow } from './integrations.repository.ts'
import type { ConnectDeps } from './connect.ts'

/** Gives a connection's consent back, unless another one lives by it. Answers whether nothing of it is left there. */
export async function giveBack(deps: ConnectDeps, row: IntegrationRow): Promise<boolean> {
  const credentials = openCredentials(deps.keyring, row)
  if (!credentials) return true
  const rows = await deps.transactions.step(row.customer_id, list)
  if (rows.some((other) => other.id !== row.id && isOfSameConsent(deps, other, row))) return true
  const { accessToken, refreshToken } = credentials
  const tokens = { accessToken, refreshToken, expiresAt: row.token_expires_at }
  return revoke(deps, { customerId: row.customer_id, platform: row.type, tokens })
}

interface Given {
  customerId: string
  platform: Platform
  tokens: Tokens
}

/** A consent that nothing here came of. One of an account that is in use stays: revoking would cut that off. */
export async function giveBackUnused(deps: ConnectDeps, { account, ...given }: Given & { account: string | null }) {
  const { customerId, platform } = given
  const rows = await deps.transactions.step(customerId, list)
  const isInUse = rows.some(
    (row) => row.type === platform && row.credentials && (account === null || row.config.account === account),
  )
  if (!isInUse) await revoke(deps, given)
}

/**
 * One consent may carry several listings; revoking it for one would cut off the others. Platforms revoke all that a person
 * gave us, whichever of the tokens is shown, so it is the account that tells.
 */
function isOfSameConsent(deps: ConnectDeps, other: IntegrationRow, row: IntegrationRow): boolean {
  if (other.type !== row.type || !other.credentials) return false
  const { account } = row.config
  if (account !== undefined && other.config.account === account) return true
  return openCredentials(deps.keyring, other)?.accessToken === openCredentials(deps.keyring, row)?.accessToken
}

async function revoke(deps: ConnectDeps, { customerId, platform, tokens }: Given): Promise<boolean> {
  // Whoever posts there does so by the same person's consent.
  const isShared = await deps.transactions.step(customerId, (tx) => hasProvider(tx, platform))
  try {
    await deps.platforms[platform].revoke(tokens, { isShared })
    return true
  } catch (error) {
    // A token that the platform does not know any more needs no revoking.
    return error instanceof PlatformError && error.kind !== 'retry'
  }
}
