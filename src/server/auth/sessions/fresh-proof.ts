import type { ScopedTx } from '#server/database/transactions.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { AuthError, invalidCredentials } from '../auth-error.ts'
import { hasVerified, listFactors } from '../factors/factors.repository.ts'
import { guardGuesses } from '../limits/lock-out.ts'
import { isRightCode } from '../one-time/one-time-code.ts'
import { countWrongTry, deleteTokens, findOfUser } from '../one-time/one-time-tokens.repository.ts'
import { isFresh } from '../verification/find-token.ts'
import { findSession, noteProof, type SessionRow } from './sessions.repository.ts'
import type { SignedIn } from './with-session.ts'

const FRESH_MS = 10 * 60_000
const MAX_WRONG_TRIES = 10
/** These open a session without anybody having shown who they are. */
const WITHOUT_PROOF = ['anonymous', 'demo']
const BY_MAILBOX = ['otp', 'magiclink', 'recovery', 'invite', 'email/signup', 'email_change']

/** A sign-in, a factor, the password or a mailed code, in this very session: a token that was stolen has shown none of them. */
export function isFreshlyProved(
  session: SessionRow,
  now: Date,
  isProof: (method: string) => boolean = (method) => !WITHOUT_PROOF.includes(method),
): boolean {
  return session.amr.some(({ method, timestamp }) => isProof(method) && now.getTime() - timestamp * 1000 <= FRESH_MS)
}

/** Whoever reads the mailbox may choose a new password, and is then asked for the second factor. */
export const isProvedByMailbox = (session: SessionRow, now: Date) =>
  isFreshlyProved(session, now, (method) => BY_MAILBOX.includes(method))

/** The person has a second factor, and this session has not shown it. */
export async function owesFactor(tx: ScopedTx, { user, session }: SignedIn): Promise<boolean> {
  return session.aal === 'aal1' && hasVerified(await listFactors(tx, user.id))
}

export async function refuseBeforeSecondFactor(tx: ScopedTx, caller: SignedIn): Promise<void> {
  if (!(await owesFactor(tx, caller))) return
  throw new AuthError(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  )
}

/** For everything that decides who comes into the account. A visitor has nothing yet that they could prove. */
export async function refuseUnproved(deps: AuthDeps, tx: ScopedTx, caller: SignedIn): Promise<void> {
  await refuseBeforeSecondFactor(tx, caller)
  refuseStale(deps, caller)
}

export function refuseStale(deps: AuthDeps, { user, session }: SignedIn): void {
  if (user.is_anonymous || isFreshlyProved(session, deps.now())) return
  throw new AuthError(400, 'reauthentication_needed', 'This needs a fresh proof that it is you')
}

/** The same for what the product does: whoever has a stolen token must not be the one who stays. */
export async function refuseUnprovedActor(tx: ScopedTx, { sessionId }: { sessionId: string }): Promise<void> {
  const session = await findSession(tx, sessionId)
  if (!session || !isFreshlyProved(session, new Date())) throw refusal('reauthentication-needed')
}

export interface GivenProof {
  currentPassword?: string | undefined
  nonce?: string | undefined
}

/** What a person shows in the middle of a session. Answers the session with it, or as it was where nothing was shown. */
export async function takeProof(
  deps: AuthDeps,
  caller: SignedIn,
  { currentPassword, nonce }: GivenProof,
  client: ClientInfo & { ip: string },
): Promise<SessionRow> {
  if (currentPassword) await checkPassword(deps, caller, currentPassword, client)
  if (nonce) await checkNonce(deps, caller, nonce)
  if (!currentPassword && !nonce) return caller.session
  const proof = { method: nonce ? 'otp' : 'password', now: deps.now() }
  return deps.transactions.platform.change((tx) => noteProof(tx, caller.session.id, proof))
}

/** Counted like guesses at the sign-in, of which its owner hears: a stolen session must not be a place to guess. */
async function checkPassword(
  deps: AuthDeps,
  { user }: SignedIn,
  password: string,
  client: ClientInfo & { ip: string },
): Promise<void> {
  const address = user.email ?? user.phone ?? user.id
  const verify = async () => {
    if (!(await deps.passwords.verify(user.password_hash, password))) throw invalidCredentials()
  }
  await guardGuesses(deps, { address, client }, verify).catch((error: unknown) => {
    if (!(error instanceof AuthError) || error.code !== 'invalid_credentials') throw error
    throw new AuthError(400, 'current_password_invalid', 'Current password required when setting new password.')
  })
}

async function checkNonce(deps: AuthDeps, { user }: SignedIn, nonce: string): Promise<void> {
  const isRight = await deps.transactions.platform.change(async (tx) => {
    const [token] = await findOfUser(tx, user.id, ['reauthentication'])
    const place = { userId: user.id, kind: 'reauthentication' as const }
    const isMatch =
      token !== undefined &&
      token.attempts < MAX_WRONG_TRIES &&
      isFresh(deps, token) &&
      isRightCode(deps.keyring, place, { code: nonce, hash: token.code_hash })
    if (isMatch) await deleteTokens(tx, user.id, ['reauthentication'])
    else await countWrongTry(tx, user.id, ['reauthentication'])
    return isMatch
  })
  if (!isRight) throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
}
