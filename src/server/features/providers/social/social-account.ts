import { setTimeout as sleep } from 'node:timers/promises'
import { isSocialProvider } from '#shared/domain/providers.ts'
import type { SocialAccount, SocialNetwork, SocialPlace, SocialTokens } from '#server/adapters/marketing/port.ts'
import { ProviderError } from '#server/adapters/marketing/provider-http.ts'
import { openSecrets, sealSecrets, type ProviderDeps } from '../provider-account.ts'
import {
  findById,
  releaseLease,
  replaceTokens,
  takeLease,
  update,
  type ConnectionRow,
} from '../providers.repository.ts'

const AHEAD_MS = 5 * 60_000
const LEASE_SECONDS = 30
const POLL_MS = 200
/** Renewed when this part of its life is left. */
const LEFT = 1 / 4

export function findNetwork(
  { networks }: Pick<ProviderDeps, 'networks'>,
  { provider_name: name }: Pick<ConnectionRow, 'provider_name'>,
): SocialNetwork | null {
  return isSocialProvider(name) ? networks[name] : null
}

/** What is kept of a consent, for one place. A place's own token outlives the person's. */
export function keepTokens(
  deps: Pick<ProviderDeps, 'keyring'>,
  at: { customerId: string; id: string; network: SocialNetwork },
  { tokens, place }: { tokens: SocialTokens; place: Pick<SocialPlace, 'accessToken'> },
) {
  const { accessToken, refreshToken } = tokens
  const credentials = {
    accessToken,
    ...(refreshToken && { refreshToken }),
    ...(place.accessToken && { placeToken: place.accessToken }),
  }
  const expiresAt = place.accessToken ? null : tokens.expiresAt
  const canRenew = at.network.refresh !== null && refreshToken !== null && expiresAt !== null
  return {
    credentials: sealSecrets(deps, at, { credentials, signingKey: null }),
    token_expires_at: expiresAt,
    renew_at: canRenew ? new Date(expiresAt.getTime() - (expiresAt.getTime() - Date.now()) * LEFT) : null,
    expiry_told_at: null,
  }
}

export function openTokens(deps: Pick<ProviderDeps, 'keyring'>, row: ConnectionRow): SocialTokens {
  const { accessToken = '', refreshToken = null } = openSecrets(deps, row).credentials
  return { accessToken, refreshToken, expiresAt: row.token_expires_at }
}

function toAccount(deps: Pick<ProviderDeps, 'keyring'>, row: ConnectionRow): SocialAccount {
  const { accessToken = '', placeToken } = openSecrets(deps, row).credentials
  return { placeId: row.place_id ?? '', accessToken: placeToken ?? accessToken }
}

const isRunningOut = ({ renew_at: renewAt, token_expires_at: expiresAt }: ConnectionRow) =>
  renewAt !== null && expiresAt !== null && expiresAt.getTime() - Date.now() < AHEAD_MS

/** Also one that was put off, and is needed now. */
const isDue = (row: ConnectionRow) =>
  isRunningOut(row) || (row.renew_at !== null && row.renew_at.getTime() <= Date.now())

type FreshDeps = Pick<ProviderDeps, 'transactions' | 'keyring' | 'networks'>

/** An account whose token holds. Renewed by one process; the others wait for what it gets. */
export async function getFreshAccount(deps: FreshDeps, row: ConnectionRow): Promise<SocialAccount> {
  let now: ConnectionRow | undefined = row
  for (let waitedMs = 0; waitedMs < LEASE_SECONDS * 1000; waitedMs += POLL_MS) {
    if (!now) throw new ProviderError('refused', { code: 'disconnected' })
    if (!isRunningOut(now)) return toAccount(deps, now)
    if (!(await renewTokens(deps, now))) await sleep(POLL_MS)
    now = await deps.transactions.step(row.customer_id, (tx) => findById(tx, row.id))
  }
  throw new ProviderError('retry', { code: 'renewed-elsewhere' })
}

/** `false` while another process is at it. */
export async function renewTokens(deps: FreshDeps, { customer_id: customerId, id }: ConnectionRow): Promise<boolean> {
  const held = await deps.transactions.step(customerId, (tx) => takeLease(tx, id, LEASE_SECONDS))
  if (!held) return false
  try {
    const network = findNetwork(deps, held)
    // Between the look and the lease somebody else may have been there.
    if (!network?.refresh || !isDue(held)) return true
    const before = openTokens(deps, held)
    const after = await network.refresh(before)
    const tokens = { ...after, refreshToken: after.refreshToken ?? before.refreshToken }
    const values = keepTokens(deps, { customerId, id, network }, { tokens, place: { accessToken: null } })
    await deps.transactions.step(customerId, (tx) => replaceTokens(tx, held, values))
    return true
  } finally {
    await deps.transactions.step(customerId, (tx) => releaseLease(tx, id))
  }
}

/** Asks the network whether one may still post; it knows best when that ends. */
export async function checkSocial(deps: FreshDeps, network: SocialNetwork, row: ConnectionRow): Promise<void> {
  const { expiresAt } = await network.check(await getFreshAccount(deps, row))
  if (!expiresAt) return
  const isLater = expiresAt.getTime() !== row.token_expires_at?.getTime()
  await deps.transactions.step(row.customer_id, async (tx) => {
    if (isLater) await update(tx, row.id, { token_expires_at: expiresAt, expiry_told_at: null })
  })
}
