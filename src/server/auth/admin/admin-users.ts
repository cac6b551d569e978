import type { ScopedTx } from '#server/database/transactions.ts'
import { AuthError, validationFailed } from '../auth-error.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import { refuseWeakPassword } from '../accounts/check-password.ts'
import { listFactorsOf } from '../factors/factors.repository.ts'
import { inAccount } from '../sessions/account-transaction.ts'
import { deleteTokens } from '../one-time/one-time-tokens.repository.ts'
import { endSessions } from '../sessions/sessions.repository.ts'
import { recordEvent } from '../trail/audit.ts'
import { readEmail, readPhone } from '../users/contact-address.ts'
import { createUser, refuseTooMuchMetadata, tellTeams } from '../users/create-user.ts'
import { describeUser } from '../users/describe-user.ts'
import { listIdentities, listIdentitiesOf, mergeIdentityData } from '../users/identities.repository.ts'
import { presentUser } from '../users/user.presenter.ts'
import {
  deleteUser,
  eraseUser,
  findUserByEmail,
  findUserById,
  findUserByPhone,
  listUsers,
  mergeMetadata,
  updateUser,
  type UserRow,
} from '../users/users.repository.ts'

const UNIT_MS: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }

/** Such as `24h` or `1h30m`; `none` lifts the ban. */
function readBan(duration: string, now: Date): Date | null {
  if (duration === 'none') return null
  if (!/^(\d+(\.\d+)?(ms|s|m|h))+$/.test(duration)) throw validationFailed('invalid format for ban duration')
  const deps = [...duration.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)]
  const durationMs = deps.reduce((sum, [, count, unit]) => sum + Number(count) * (UNIT_MS[unit ?? ''] ?? 0), 0)
  return new Date(now.getTime() + durationMs)
}

export interface AdminUser {
  id?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  password?: string | undefined
  passwordHash?: string | undefined
  isEmailConfirmed?: boolean | undefined
  isPhoneConfirmed?: boolean | undefined
  userMetadata?: Record<string, unknown> | undefined
  appMetadata?: Record<string, unknown> | undefined
  banDuration?: string | undefined
}

const IS_REFERENCED = '23503'

const userNotFound = () => new AuthError(404, 'user_not_found', 'User not found')

/** No mail, no workspace: whoever calls says what the account is. */
export async function adminCreateUser(deps: AuthDeps, given: AdminUser, client: ClientInfo) {
  if (!given.email && !given.phone) throw validationFailed('Cannot create a user without either an email or phone')
  const { email = null, phone = null } = readAddresses(given)
  const passwordHash = await hashGiven(deps, given)
  return inAccount(deps, null, async (tx) => {
    await refuseTaken(tx, readAddresses(given), null)
    const user = await createUser(deps, tx, {
      ...(given.id && { id: given.id }),
      email,
      phone,
      passwordHash,
      isEmailConfirmed: given.isEmailConfirmed ?? false,
      isPhoneConfirmed: given.isPhoneConfirmed ?? false,
      userMetadata: given.userMetadata ?? {},
      appMetadata: given.appMetadata ?? {},
      isMadeByOthers: true,
      client,
    })
    if (!given.banDuration) return describeUser(tx, user)
    const banned = await updateUser(tx, user.id, { banned_until: readBan(given.banDuration, deps.now()) })
    return describeUser(tx, banned)
  })
}

async function hashGiven(deps: AuthDeps, given: AdminUser): Promise<string | null> {
  if (given.passwordHash) {
    if (given.passwordHash.startsWith('$argon2')) return given.passwordHash
    throw validationFailed('password_hash must be an argon2 hash')
  }
  if (!given.password) return null
  refuseWeakPassword(deps, given.password)
  return deps.passwords.hash(given.password)
}

export function adminListUsers(deps: AuthDeps, page: { page: number; perPage: number }) {
  return deps.transactions.platform.read(async (tx) => {
    const { users, total } = await listUsers(tx, { offset: (page.page - 1) * page.perPage, limit: page.perPage })
    const ids = users.map((user) => user.id)
    const identities = await listIdentitiesOf(tx, ids)
    const factors = await listFactorsOf(tx, ids)
    return {
      total,
      users: users.map((user) =>
        presentUser(user, {
          identities: identities.filter((identity) => identity.user_id === user.id),
          factors: factors.filter((factor) => factor.user_id === user.id),
        }),
      ),
    }
  })
}

export function adminGetUser(deps: AuthDeps, userId: string) {
  return deps.transactions.platform.read(async (tx) => {
    const user = await findUserById(tx, userId)
    if (!user) throw userNotFound()
    return describeUser(tx, user)
  })
}

export async function adminUpdateUser(deps: AuthDeps, userId: string, raw: AdminUser, client: ClientInfo) {
  const given = { ...raw, ...readAddresses(raw) }
  const passwordHash = await hashGiven(deps, given)
  return inAccount(deps, userId, async (tx, place) => {
    const user = await findUserById(tx, userId)
    if (!user) throw userNotFound()
    await refuseTaken(tx, given, userId)
    await updateUser(tx, userId, toChanges(deps, user, { ...given, passwordHash }))
    const { userMetadata = {}, appMetadata = {} } = given
    const changed = await mergeMetadata(tx, userId, { userMetadata, appMetadata })
    if (given.userMetadata) refuseTooMuchMetadata(changed)
    if (given.email) {
      await tellOwnIdentity(tx, changed)
      if (place) await tellTeams(deps, tx, { userId, email: given.email })
    }
    if (passwordHash) await endSessions(tx, userId)
    // Links on their way to an address, or for a password, that is not the account's any more.
    if (passwordHash || given.email) await deleteTokens(tx, userId)
    await recordEvent(tx, 'account.changed-by-administrator', { userId, client })
    return describeUser(tx, changed)
  })
}

function readAddresses({ email, phone }: AdminUser) {
  return { ...(email && { email: readEmail(email) }), ...(phone && { phone: readPhone(phone) }) }
}

/** By anybody but the person themselves. */
async function refuseTaken(tx: ScopedTx, { email, phone }: AdminUser, userId: string | null): Promise<void> {
  const owner = email ? await findUserByEmail(tx, email) : undefined
  if (owner && owner.id !== userId) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
  }
  const phoneOwner = phone ? await findUserByPhone(tx, phone) : undefined
  if (phoneOwner && phoneOwner.id !== userId) {
    throw new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered')
  }
}

function toChanges(
  deps: AuthDeps,
  user: UserRow,
  given: Omit<AdminUser, 'passwordHash'> & { passwordHash: string | null },
) {
  const now = deps.now()
  return {
    ...(given.email && { email: given.email }),
    ...(given.phone && { phone: given.phone }),
    ...(given.passwordHash && { password_hash: given.passwordHash }),
    ...(given.isEmailConfirmed && { email_confirmed_at: user.email_confirmed_at ?? now }),
    ...(given.isPhoneConfirmed && { phone_confirmed_at: user.phone_confirmed_at ?? now }),
    ...(given.banDuration && { banned_until: readBan(given.banDuration, now) }),
  }
}

async function tellOwnIdentity(tx: ScopedTx, user: UserRow): Promise<void> {
  const own = (await listIdentities(tx, user.id)).find((identity) => identity.provider === 'email')
  const data = { email: user.email, email_verified: user.email_confirmed_at !== null }
  if (own) await mergeIdentityData(tx, own.id, data)
}

/** A person who belongs to a customer keeps their row, emptied: what they did stays told. */
export async function adminDeleteUser(
  deps: AuthDeps,
  userId: string,
  isSoft: boolean,
  client: ClientInfo,
): Promise<object> {
  const remove = (shouldErase: boolean) =>
    inAccount(deps, userId, async (tx, place) => {
      const user = await findUserById(tx, userId)
      if (!user) throw userNotFound()
      if (shouldErase || place) await eraseUser(tx, userId)
      else await deleteUser(tx, userId)
      await recordEvent(tx, 'account.deleted', { userId, client, detail: { isSoft } })
    })
  await remove(isSoft).catch((error: unknown) => {
    // Something of a customer's that this role does not see points at the row.
    if ((error as { code?: unknown }).code !== IS_REFERENCED) throw error
    return remove(true)
  })
  return {}
}
