import { isIPv4 } from 'node:net'
import { rateKeyOf } from '#server/kernel/http/request-info.ts'
import type { ScopedTx } from '#server/database/transactions.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import { sendNotice } from '../mail/notices.ts'
import { recordEvent } from '../trail/audit.ts'
import { listPlaces } from '../users/memberships.repository.ts'
import { findUserByEmail } from '../users/users.repository.ts'
import { tooOften } from './request-limits.ts'

const WINDOW_MS = 5 * 60_000
const HOUR_MS = 60 * 60_000
const TOLD_AN_HOUR = 10

/**
 * Wrong passwords in five minutes: few at one account from one place, more from one address or its neighbourhood at
 * whatever accounts, many at one account from everywhere, so that nobody can shut another person out.
 */
const LIMITS = { accountFromPlace: 10, address: 50, subnet: 200, account: 100 }

export async function guardGuesses<T>(
  deps: AuthDeps,
  { address, client }: { address: string; client: ClientInfo & { ip: string } },
  attempt: () => Promise<T>,
): Promise<T> {
  const doors = doorsOf(address, client.ip)
  const takenAt = Date.now()
  const uncount = () =>
    deps.rateLimiter.giveBack(
      doors.map(({ key }) => key),
      WINDOW_MS,
      takenAt,
    )
  const decision = await deps.rateLimiter.takeSharedAll(doors, WINDOW_MS)
  if (!decision.isAllowed) {
    // Whoever was turned away has not guessed; counted, they could fill the doors that others come through.
    await uncount()
    throw tooOften('over_request_rate_limit', 'Too many attempts.', decision.retryAfterSeconds)
  }
  try {
    const result = await attempt()
    // Somebody who knows the password may come as often as they like.
    await uncount()
    return result
  } catch (error) {
    if (error instanceof AuthError && error.code === 'invalid_credentials') await noteRefusal(deps, address, client)
    throw error
  }
}

function doorsOf(address: string, ip: string): { key: string; limit: number }[] {
  const account = `auth-guess:${address.toLowerCase()}`
  return [
    { key: `${account}:${rateKeyOf(ip)}`, limit: LIMITS.accountFromPlace },
    { key: `auth-guesses-from:${rateKeyOf(ip)}`, limit: LIMITS.address },
    { key: `auth-guesses-near:${subnetOf(ip)}`, limit: LIMITS.subnet },
    { key: account, limit: LIMITS.account },
  ]
}

/** What one provider hands out as a block: a /24, or a /48 of the newer kind. */
function subnetOf(ip: string): string {
  return isIPv4(ip) ? ip.split('.').slice(0, 3).join('.') : rateKeyOf(ip).split(':').slice(0, 3).join(':')
}

/** The owner reads once an hour at most that somebody is guessing. */
async function noteRefusal(deps: AuthDeps, address: string, client: ClientInfo & { ip: string }): Promise<void> {
  await deps.transactions.platform.change(async (tx) => {
    const user = await findUserByEmail(tx, address)
    await recordEvent(tx, 'session.refused', { userId: user?.id ?? null, client })
    if (user) await tellTeams(deps, tx, user.id, client)
    const key = `auth-refused:${address.toLowerCase()}:${rateKeyOf(client.ip)}`
    const isLockedOut = !(await deps.rateLimiter.takeShared(key, LIMITS.accountFromPlace - 1, WINDOW_MS)).isAllowed
    if (!user || !isLockedOut) return
    await recordEvent(tx, 'session.locked-out', { userId: user.id, client })
    const isFirst = (await deps.rateLimiter.takeShared(`auth-told:${user.id}`, 1, HOUR_MS)).isAllowed
    const details = { waitSeconds: WINDOW_MS / 1000 }
    if (isFirst) await sendNotice(deps, tx, user, { notice: 'account-locked', client, details })
  })
}

/** Teams can look it up, a few times an hour: nobody shall fill their history by guessing. */
async function tellTeams(deps: AuthDeps, tx: ScopedTx, userId: string, client: ClientInfo): Promise<void> {
  const key = `auth-told-teams:${userId}`
  if (!(await deps.rateLimiter.takeShared(key, TOLD_AN_HOUR, HOUR_MS)).isAllowed) return
  const places = await listPlaces(tx, userId)
  await deps.hooks.onAccountEvent(tx, { userId, places }, { event: 'sign-in-refused', client })
}
