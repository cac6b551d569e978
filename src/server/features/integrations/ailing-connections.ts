import type { FaultKind } from '#shared/domain/faults.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { canRenew, type ConnectionDeps } from './fresh-connection.ts'
import { list, type IntegrationRow } from './integrations.repository.ts'

const SOON_MS = 7 * 86_400_000

/** What does not pass by itself. */
const LASTING_FAULTS: readonly (FaultKind | undefined)[] = ['reconnect', 'permission-missing', 'gone']

export interface AilingConnection {
  id: string
  type: Platform
  name: string
  locationId: string | null
  /** When it will stop, for one that still works. */
  expiresAt: Date | null
}

/** Connections that somebody has to look after: broken ones, then those whose token runs out soon with nothing to renew it. */
export async function listAiling(
  deps: Pick<ConnectionDeps, 'keyring' | 'platforms'>,
  tx: CustomerTx,
  now = Date.now(),
): Promise<AilingConnection[]> {
  const connected = (await list(tx)).filter(({ status }) => status === 'connected')
  const broken = connected.filter(isBroken)
  const expiring = connected.filter(
    (row) =>
      !isBroken(row) &&
      row.token_expires_at !== null &&
      row.token_expires_at.getTime() < now + SOON_MS &&
      !canRenew(deps, row),
  )
  return [
    ...broken.map((row) => present(row, null)),
    ...expiring.map((row) => present(row, row.token_expires_at)).toSorted(bySooner),
  ]
}

function isBroken({ needs_reconnect: needsReconnect, fault }: IntegrationRow): boolean {
  return needsReconnect || LASTING_FAULTS.includes(fault?.kind)
}

const present = ({ id, type, name, location_id: locationId }: IntegrationRow, expiresAt: Date | null) => ({
  id,
  type,
  name,
  locationId,
  expiresAt,
})

const bySooner = (one: AilingConnection, other: AilingConnection) =>
  (one.expiresAt?.getTime() ?? 0) - (other.expiresAt?.getTime() ?? 0)
