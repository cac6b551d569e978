import { z } from 'zod'
import { isLocale, type Locale } from '#shared/domain/locales.ts'
import type { CustomerTx, ScopedTx } from '#server/database/transactions.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import { validationFailed } from '../auth-error.ts'
import { recordEvent } from '../trail/audit.ts'
import { insertIdentity } from './identities.repository.ts'
import { findUserForUpdate, insertUser, mergeMetadata, type NewUser, type UserRow } from './users.repository.ts'
import { findLanguageOfUser, listMemberships, placeOf } from './memberships.repository.ts'

/** It travels in every token of the person. */
const MOST_METADATA_BYTES = 8 * 1024

export const isTooMuchMetadata = (data: Record<string, unknown>) =>
  Buffer.byteLength(JSON.stringify(data)) > MOST_METADATA_BYTES

/** What a request tells about a person. */
export const metadataField = z
  .record(z.string(), z.unknown())
  .refine((data) => !isTooMuchMetadata(data), 'may have at most 8 KB')
  .nullish()

/** What they have told over time adds up. */
export function refuseTooMuchMetadata(user: UserRow): void {
  if (isTooMuchMetadata(user.user_metadata)) throw validationFailed('User metadata may have at most 8 KB')
}

export interface NewAccount extends NewUser {
  /** The provider the person came through; `email` or `phone` when they came by themselves. */
  identity?: { provider: string; providerId: string; data: Record<string, unknown> } | null
  /** Made by an administrator or an invitation: no workspace of their own. */
  isMadeByOthers?: boolean
  /** What the identity tells stays out of what the person told. */
  isMetadataAsGiven?: boolean
  client: ClientInfo
}

/** The person, their identity and, for who came by themselves and can be written to, their workspace: one commit. */
export async function createUser(deps: AuthDeps, tx: CustomerTx, account: NewAccount): Promise<UserRow> {
  const email = account.email?.toLowerCase() ?? null
  const provider = account.identity?.provider ?? (email ? 'email' : 'phone')
  const user = await insertUser(tx, {
    ...account,
    email,
    appMetadata: account.isAnonymous ? {} : { provider, providers: [provider], ...account.appMetadata },
  })
  const complete = await addIdentity(tx, user, account)
  await recordEvent(tx, 'account.created', { userId: user.id, client: account.client, detail: { provider } })
  if (email && !account.isMadeByOthers) await register(deps, tx, complete, account.client)
  return complete
}

async function addIdentity(tx: CustomerTx, user: UserRow, account: NewAccount): Promise<UserRow> {
  if (account.isAnonymous || account.identity === null) return user
  if (account.identity) {
    await insertIdentity(tx, { userId: user.id, ...account.identity })
    return user
  }
  const data = ownIdentityData(user)
  const provider = user.email ? 'email' : 'phone'
  await insertIdentity(tx, { userId: user.id, provider, providerId: user.id, data })
  return account.isMadeByOthers || account.isMetadataAsGiven ? user : mergeMetadata(tx, user.id, { userMetadata: data })
}

/** What the identity of an address or a number tells. */
export function ownIdentityData(user: UserRow): Record<string, unknown> {
  return {
    sub: user.id,
    ...(user.email ? { email: user.email } : { phone: user.phone }),
    email_verified: user.email_confirmed_at !== null,
    phone_verified: user.phone_confirmed_at !== null,
  }
}

/** Once: of two ways to the same account that end at the same moment, the second finds what the first has made. */
export async function register(deps: AuthDeps, tx: CustomerTx, user: UserRow, client: ClientInfo): Promise<void> {
  await findUserForUpdate(tx, user.id)
  if ((await listMemberships(tx, user.id)).length > 0) return
  const email = user.email ?? ''
  await deps.hooks.onRegistered(tx, {
    userId: user.id,
    email,
    name: nameOf(user),
    language: languageFrom(user, client),
    client,
  })
}

/** Of the address that a person has now, also those in which they are only asleep. */
export async function tellTeams(
  deps: AuthDeps,
  tx: CustomerTx,
  person: { userId: string; email: string },
): Promise<void> {
  const places = (await listMemberships(tx, person.userId)).map(placeOf)
  await deps.hooks.onEmailChanged(tx, { ...person, places })
}

/** What people call somebody: what they told us, else what their provider told, else the front of their address. */
export function nameOf(user: UserRow): string {
  const { name, full_name: fullName } = user.user_metadata
  const told = [name, fullName].find((value): value is string => typeof value === 'string' && value.trim() !== '')
  const front = user.email?.split('@', 1)[0]
  return (told ?? front ?? user.phone ?? 'Guest').trim().slice(0, 120)
}

export function languageFrom(user: UserRow, client: ClientInfo): Locale {
  const told = user.user_metadata['language']
  return isLocale(told) ? told : (client.language ?? 'en')
}

/** What the person chose in the product, told at sign-up, or what their browser speaks. */
export async function languageOf(tx: ScopedTx, user: UserRow, client: ClientInfo): Promise<Locale> {
  const chosen = await findLanguageOfUser(tx, user.id)
  return isLocale(chosen) ? chosen : languageFrom(user, client)
}
