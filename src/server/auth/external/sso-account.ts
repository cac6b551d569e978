import type { ExternalPerson } from '#server/adapters/identity/identity-provider.ts'
import { isTaken } from '#server/database/is-taken.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { AuthError } from '#server/auth/auth-error.ts'
import type { AuthDeps, ClientInfo, Place } from '#server/auth/auth-deps.ts'
import type { FlowState } from '#server/auth/one-time/flow-states.repository.ts'
import { refuseBanned } from '#server/auth/users/banned.ts'
import { createUser, nameOf } from '#server/auth/users/create-user.ts'
import { findIdentity, mergeIdentityData } from '#server/auth/users/identities.repository.ts'
import { listMemberships } from '#server/auth/users/memberships.repository.ts'
import { findUserByEmail, findUserForUpdate, updateUser, type UserRow } from '#server/auth/users/users.repository.ts'
import { describeIdentity, linkIdentity, takeOverUnconfirmed, type Arrival } from './external-identity.ts'
import { isPlatformAdmin } from './external.repository.ts'
import { goHome } from './go-home.ts'
import { identityProviderOf, type SsoProvider } from './sso-provider.ts'

interface SsoArrival {
  flow: FlowState
  sso: SsoProvider
  person: ExternalPerson
  client: ClientInfo
}

/** Lets in whom a customer's provider vouches for, as a member of that customer and of no other. */
export async function finishSso(deps: AuthDeps, arrival: SsoArrival): Promise<string> {
  try {
    return await enter(deps, arrival)
  } catch (error) {
    // Came twice at once, and the other was first: now they are known.
    if (isTaken(error)) return enter(deps, arrival)
    throw error
  }
}

function enter(deps: AuthDeps, { flow, sso, person, client }: SsoArrival): Promise<string> {
  const email = getVouchedAddress(sso, person)
  const arrival = { provider: identityProviderOf(sso), person: { ...person, email, isEmailVerified: true }, client }
  return deps.transactions.change(sso.customer_id, async (tx) => {
    const { user, place } = await admit(deps, tx, { ...arrival, email })
    const provider = sso.kind === 'saml' ? { provider: sso.id } : {}
    return goHome(deps, tx, { flow, user, place, client, ...provider })
  })
}

/** A provider speaks for the people of its own domains alone. */
function getVouchedAddress(sso: SsoProvider, person: ExternalPerson): string {
  const { email } = person
  if (!email) {
    throw new AuthError(422, 'saml_assertion_no_email', 'Your company’s sign-in did not tell your email address.')
  }
  if (!sso.domains.includes(email.slice(email.lastIndexOf('@') + 1))) {
    throw notAdmitted('Your company’s sign-in named an email address that is not one of the company’s.')
  }
  return email
}

async function admit(
  deps: AuthDeps,
  tx: CustomerTx,
  arrival: Arrival & { email: string },
): Promise<{ user: UserRow; place: Place }> {
  const { provider, person, email, client } = arrival
  const identity = await findIdentity(tx, provider, person.subject)
  const userId = identity?.user_id ?? (await findUserByEmail(tx, email))?.id
  const known = userId ? await findUserForUpdate(tx, userId) : undefined
  if (!known) {
    const user = await createMember(deps, tx, arrival)
    return { user, place: await join(deps, tx, { user, email, canJoin: true, client }) }
  }
  refuseBanned(known, deps.now())
  if (await isPlatformAdmin(tx, known.id))
    throw notAdmitted('Administrators of the platform sign in with their password.')
  const place = await join(deps, tx, { user: known, email, canJoin: identity !== undefined, client })
  if (!identity) return { user: await linkMember(deps, tx, known, arrival), place }
  await mergeIdentityData(tx, identity.id, describeIdentity(arrival))
  return { user: known, place }
}

function createMember(deps: AuthDeps, tx: CustomerTx, arrival: Arrival & { email: string }): Promise<UserRow> {
  const { provider, person, client, email } = arrival
  const data = describeIdentity(arrival)
  return createUser(deps, tx, {
    email,
    isEmailConfirmed: true,
    isSso: true,
    isMadeByOthers: true,
    userMetadata: data,
    identity: { provider, providerId: person.subject, data },
    client,
  })
}

async function linkMember(deps: AuthDeps, tx: CustomerTx, user: UserRow, arrival: Arrival): Promise<UserRow> {
  const own = user.email_confirmed_at ? user : await takeOverUnconfirmed(tx, user, arrival)
  await updateUser(tx, user.id, { is_sso: true })
  return linkIdentity(deps, tx, own, arrival)
}

/**
 * Whoever has an account already joins only if they belong to the customer, or were invited by it. Whoever belongs to others as
 * well comes by its sign-in only if they always have: else one customer's provider could open the door to another's.
 */
async function join(
  deps: AuthDeps,
  tx: CustomerTx,
  { user, email, canJoin, client }: { user: UserRow; email: string; canJoin: boolean; client: ClientInfo },
): Promise<Place> {
  const places = await listMemberships(tx, user.id)
  const here = places.filter((membership) => membership.customer_id === tx.customerId)
  const isFree = here.length === places.length || (canJoin && here.length > 0)
  const person = { userId: user.id, email, name: nameOf(user), canJoin, client }
  const place = isFree ? await deps.hooks.admitSsoMember(tx, person) : null
  if (place) return place
  throw notAdmitted(
    'There is an account with your email address that does not belong to this company. Ask an administrator of your team to invite you.',
  )
}

const notAdmitted = (message: string) => new AuthError(403, 'sso_not_admitted', message)
