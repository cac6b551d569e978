import type { ExternalPerson } from '#server/adapters/identity/identity-provider.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import { sendNotice } from '../mail/notices.ts'
import { deleteTokens } from '../one-time/one-time-tokens.repository.ts'
import { endSessions } from '../sessions/sessions.repository.ts'
import { recordEvent } from '../trail/audit.ts'
import { deleteIdentitiesOf, insertIdentity, listIdentities } from '../users/identities.repository.ts'
import { isTooMuchMetadata } from '../users/create-user.ts'
import { mergeMetadata, updateUser, type UserRow } from '../users/users.repository.ts'
import { displayNameOf } from './known-providers.ts'

/** A person as a provider knows them. */
export interface Arrival {
  /** As identities name it: `google`, or `sso:` and the provider's id. */
  provider: string
  person: ExternalPerson
  client: ClientInfo
}

/** What an identity tells about its person, in the protocol's words. */
export function describeIdentity({ person }: Arrival): Record<string, unknown> {
  const { picture } = person.claims
  return {
    // A provider may tell anything at all; what is too much to be kept with the person is not kept with them.
    ...(!isTooMuchMetadata(person.claims) && person.claims),
    sub: person.subject,
    provider_id: person.subject,
    ...(person.email && { email: person.email }),
    email_verified: person.isEmailVerified,
    phone_verified: false,
    ...(person.name && { name: person.name, full_name: person.name }),
    ...(typeof picture === 'string' && { avatar_url: picture }),
  }
}

/** What the person told us themselves stays; the provider fills in the rest. */
export async function linkIdentity(deps: AuthDeps, tx: CustomerTx, user: UserRow, arrival: Arrival): Promise<UserRow> {
  const { provider, person, client } = arrival
  const data = describeIdentity(arrival)
  await insertIdentity(tx, { userId: user.id, provider, providerId: person.subject, data })
  const told = { ...data, ...user.user_metadata }
  if (!isTooMuchMetadata(told)) await mergeMetadata(tx, user.id, { userMetadata: told })
  await recordEvent(tx, 'identity.linked', { userId: user.id, client, detail: { provider } })
  const details = { provider: displayNameOf(provider) }
  if (user.email_confirmed_at) await sendNotice(deps, tx, user, { notice: 'identity-linked', client, details })
  return noteProviders(tx, user.id)
}

/** `provider` is the first one linked, `providers` all of them, in the order of linking. */
export async function noteProviders(tx: CustomerTx, userId: string): Promise<UserRow> {
  const linked = (await listIdentities(tx, userId)).map(({ provider }) => provider)
  const providers = [...new Set(linked)]
  return mergeMetadata(tx, userId, { appMetadata: { provider: providers[0] ?? null, providers } })
}

/**
 * Somebody registered the address without ever showing that it is theirs. Whoever does show it now gets the account, and
 * nothing of what the other one left there: no password, no identity, no session, no words about themselves.
 */
export async function takeOverUnconfirmed(tx: CustomerTx, user: UserRow, { client }: Arrival): Promise<UserRow> {
  await deleteIdentitiesOf(tx, user.id)
  await deleteTokens(tx, user.id)
  await endSessions(tx, user.id)
  const emptied = Object.fromEntries(Object.keys(user.user_metadata).map((key) => [key, null]))
  await mergeMetadata(tx, user.id, { userMetadata: emptied })
  await recordEvent(tx, 'account.confirmed', { userId: user.id, client })
  return updateUser(tx, user.id, {
    password_hash: null,
    phone: null,
    phone_confirmed_at: null,
    new_email: null,
    new_phone: null,
    email_confirmed_at: new Date(),
  })
}
