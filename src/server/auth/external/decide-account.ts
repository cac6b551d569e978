import type { CustomerTx, ScopedTx } from '#server/database/transactions.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthDeps, Place } from '#server/auth/auth-deps.ts'
import { refuseWhenClosed } from '../accounts/sign-up.ts'
import { sendAuthMail } from '../mail/send-auth-mail.ts'
import { startFlow, type Challenge } from '../one-time/flow-states.ts'
import { inAccount } from '../sessions/account-transaction.ts'
import { refuseBanned } from '../users/banned.ts'
import { isCompanyManaged } from '../users/memberships.repository.ts'
import { createUser } from '../users/create-user.ts'
import { findIdentity, mergeIdentityData } from '../users/identities.repository.ts'
import { findUserByEmail, findUserForUpdate, type UserRow } from '../users/users.repository.ts'
import { describeIdentity, linkIdentity, takeOverUnconfirmed, type Arrival } from './external-identity.ts'
import { listUsersWithAddress } from './external.repository.ts'

/** What to do for whoever turns out to be the person, in the transaction of their account. */
export type Continue<T> = (tx: CustomerTx, user: UserRow, place: Place | null) => Promise<T>

/** Where a mail that confirms an unverified address leads to. */
export interface Return {
  returnTo: string
  challenge: Challenge | null
}

/** Whose account it is: the identity's, else that of the verified address, else a new one. */
export async function inArrivalsAccount<T>(deps: AuthDeps, arrival: Arrival & Return, work: Continue<T>): Promise<T> {
  const known = await deps.transactions.platform.read((tx) => findOwner(tx, arrival))
  const outcome = await inAccount(deps, known?.userId ?? null, async (tx, place) => {
    const user = known ? await admitOwner(deps, tx, { ...known, arrival }) : await createFromArrival(deps, tx, arrival)
    if (user === 'unverified') return user
    return { answer: await work(tx, user, place) }
  })
  // Told only now: the account and the mail to its address stay.
  if (outcome === 'unverified') throw needsVerification(arrival)
  return outcome.answer
}

interface Owner {
  userId: string
  isIdentityKnown: boolean
}

async function findOwner(tx: ScopedTx, { provider, person }: Arrival): Promise<Owner | undefined> {
  const identity = await findIdentity(tx, provider, person.subject)
  if (identity) return { userId: identity.user_id, isIdentityKnown: true }
  if (!person.email || !person.isEmailVerified) return undefined
  const [userId, ...others] = await listUsersWithAddress(tx, person.email)
  if (others.length > 0) {
    throw new AuthError(409, 'conflict', 'Several accounts have this address. Sign in to the one you mean.')
  }
  return userId ? { userId, isIdentityKnown: false } : undefined
}

async function admitOwner(
  deps: AuthDeps,
  tx: CustomerTx,
  { userId, isIdentityKnown, arrival }: Owner & { arrival: Arrival & Return },
): Promise<UserRow | 'unverified'> {
  const user = await findUserForUpdate(tx, userId)
  if (!user) throw new AuthError(403, 'user_not_found', 'This account does not exist any more.')
  refuseBanned(user, deps.now())
  if (isIdentityKnown ? await isCompanyManaged(tx, user) : user.is_sso) {
    throw new AuthError(422, 'user_sso_managed', 'This account belongs to a company that signs in by single sign-on.')
  }
  if (isIdentityKnown) {
    const identity = await findIdentity(tx, arrival.provider, arrival.person.subject)
    if (identity) await mergeIdentityData(tx, identity.id, describeIdentity(arrival))
    return confirmIfNeeded(deps, tx, user, arrival)
  }
  const own = user.email_confirmed_at ? user : await takeOverUnconfirmed(tx, user, arrival)
  return linkIdentity(deps, tx, own, arrival)
}

/** The identity is known, but its person never showed that the address is theirs. */
async function confirmIfNeeded(
  deps: AuthDeps,
  tx: CustomerTx,
  user: UserRow,
  arrival: Arrival & Return,
): Promise<UserRow | 'unverified'> {
  if (user.email_confirmed_at || !user.email) return user
  const isProved = arrival.person.isEmailVerified && arrival.person.email === user.email
  if (!isProved && !deps.settings.isEmailAutoconfirmed) return askToConfirm(deps, tx, user, arrival)
  return linkIdentity(deps, tx, await takeOverUnconfirmed(tx, user, arrival), arrival)
}

async function createFromArrival(
  deps: AuthDeps,
  tx: CustomerTx,
  arrival: Arrival & Return,
): Promise<UserRow | 'unverified'> {
  refuseWhenClosed(deps)
  const { person, provider, client } = arrival
  const isConfirmed = person.isEmailVerified || deps.settings.isEmailAutoconfirmed
  const isTaken = person.email !== null && (await findUserByEmail(tx, person.email)) !== undefined
  // The same answer as for a free address, so that nobody learns which addresses have accounts.
  if (isTaken && !person.isEmailVerified) return 'unverified'
  const { email } = person
  const data = describeIdentity(arrival)
  const user = await createUser(deps, tx, {
    email,
    isEmailConfirmed: email !== null && isConfirmed,
    userMetadata: data,
    identity: { provider, providerId: person.subject, data },
    client,
  })
  return email !== null && !isConfirmed ? askToConfirm(deps, tx, user, arrival) : user
}

async function askToConfirm(
  deps: AuthDeps,
  tx: CustomerTx,
  user: UserRow,
  { returnTo, challenge, client }: Arrival & Return,
): Promise<'unverified'> {
  const waitMs = deps.settings.mailIntervalSeconds * 1000
  const isJustSent = user.confirmation_sent_at && deps.now().getTime() - user.confirmation_sent_at.getTime() < waitMs
  if (isJustSent || !user.email) return 'unverified'
  if (challenge) await startFlow(tx, { method: 'email/signup', returnTo, challenge, userId: user.id })
  const isPkce = challenge !== null
  await sendAuthMail(deps, tx, user, { kind: 'confirmation', to: user.email, returnTo, isPkce, client })
  return 'unverified'
}

function needsVerification({ provider }: Arrival): AuthError {
  return new AuthError(
    422,
    'provider_email_needs_verification',
    `Unverified email with ${provider}. A confirmation email has been sent to your ${provider} email`,
  )
}
