import type { ScopedTx } from '#server/database/transactions.ts'
import { AuthError, validationFailed } from '../auth-error.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import { isPkceToken } from '../one-time/one-time-code.ts'
import { findNewestFlow } from '../one-time/flow-states.repository.ts'
import { issueCode } from '../one-time/flow-states.ts'
import { countCodeGuess } from '../limits/code-guesses.ts'
import { inAccount } from '../sessions/account-transaction.ts'
import { openSession } from '../sessions/open-session.ts'
import type { SessionAnswer } from '../sessions/session-answer.ts'
import { isBanned } from '../users/banned.ts'
import { isCompanyManaged } from '../users/memberships.repository.ts'
import { readAddress } from '../users/contact-address.ts'
import {
  findUserForUpdate,
  findUserByEmail,
  findUserByNewEmail,
  findUserByNewPhone,
  findUserByPhone,
  type UserRow,
} from '../users/users.repository.ts'
import {
  codeInvalid,
  findTokenByCode,
  findTokenByLink,
  isVerifyType,
  linkInvalid,
  type VerifyType,
} from './find-token.ts'
import { redeemToken } from './redeem-token.ts'

export const HALF_WAY = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** A session, a code for the browser that began a PKCE flow, or only half of a change of address. */
export type Verified = { session: SessionAnswer } | { code: string } | 'half-way'

/** How a flow that a mail belongs to is called, by what its link is for. */
const FLOW_METHODS: Partial<Record<VerifyType, string>> = {
  signup: 'email/signup',
  invite: 'invite',
  recovery: 'recovery',
  magiclink: 'magiclink',
  email_change: 'email_change',
}

export function readVerifyType(type: string | null | undefined): VerifyType {
  if (!type) throw validationFailed('Verify requires a verification type')
  if (!isVerifyType(type)) throw validationFailed('Unsupported verification type')
  return type
}

/** By what stands in the mail's link. `canIssueCode`: the link was followed, so a PKCE flow goes back to its browser. */
export async function verifyLink(
  deps: AuthDeps,
  given: { type: VerifyType; linkToken: string; canIssueCode: boolean },
  client: ClientInfo,
): Promise<Verified> {
  const { type, linkToken } = given
  const userId = await deps.transactions.platform.change(
    async (tx) => (await findTokenByLink(deps, tx, { type, linkToken }))?.user_id,
  )
  if (!userId) throw linkInvalid()
  return inAccount(deps, userId, async (tx, place) => {
    const user = await findUserForUpdate(tx, userId)
    const token = await findTokenByLink(deps, tx, { type, linkToken })
    if (!token || !user || (await isCompanyManaged(tx, user))) throw linkInvalid()
    if (isBanned(user, deps.now())) throw new AuthError(403, 'user_banned', 'User is banned')
    const redeemed = await redeemToken(deps, tx, { user, token, place, client })
    if (redeemed === 'half-way') return redeemed
    if (!given.canIssueCode || !isPkceToken(linkToken)) {
      return { session: await openSession(deps, tx, { user: redeemed, place, client, method: 'otp' }) }
    }
    const flow = await findNewestFlow(tx, user.id, FLOW_METHODS[type] ?? type)
    if (!flow) throw new AuthError(404, 'flow_state_not_found', 'No valid flow state found for this link')
    return { code: await issueCode(deps, tx, flow, { userId: user.id }) }
  })
}

/** By the code a person typed, with the address it was sent to. */
export async function verifyCode(
  deps: AuthDeps,
  given: { type: VerifyType; code: string; email?: string | undefined; phone?: string | undefined },
  client: ClientInfo,
): Promise<Verified> {
  const { email, phone } = readAddress(given, 422)
  const address = email ?? phone ?? ''
  const guess = await countCodeGuess(deps, address)
  const accounts = await deps.transactions.platform.read((tx) => listAccountsOf(tx, given.type, { email, phone }))
  for (const { id: userId } of accounts) {
    const { type, code } = given
    const verified = await tryCode(deps, { userId, type, code, address }, client)
    if (!verified) continue
    await guess.uncount()
    return verified
  }
  throw codeInvalid()
}

/** `null` for a wrong code, which has been counted: hence no error, which would take the count back. */
function tryCode(
  deps: AuthDeps,
  given: { userId: string; type: VerifyType; code: string; address: string },
  client: ClientInfo,
): Promise<Verified | null> {
  return inAccount(deps, given.userId, async (tx, place) => {
    const user = await findUserForUpdate(tx, given.userId)
    const token = await findTokenByCode(deps, tx, given)
    if (!token || !user || (await isCompanyManaged(tx, user))) return null
    if (isBanned(user, deps.now())) throw new AuthError(403, 'user_banned', 'User is banned')
    const redeemed = await redeemToken(deps, tx, { user, token, place, client })
    if (redeemed === 'half-way') return redeemed
    return { session: await openSession(deps, tx, { user: redeemed, place, client, method: 'otp' }) }
  })
}

/**
 * Whose code it may be. A change of address is confirmed from the old and from the new one; for everything else an
 * address that somebody merely wants does not count.
 */
async function listAccountsOf(
  tx: ScopedTx,
  type: VerifyType,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<UserRow[]> {
  const found: (UserRow | undefined)[] = []
  if (email) found.push(await findUserByEmail(tx, email))
  if (email && type === 'email_change') found.push(await findUserByNewEmail(tx, email))
  if (phone && type === 'phone_change') found.push(await findUserByNewPhone(tx, phone))
  else if (phone) found.push(await findUserByPhone(tx, phone))
  return found.filter((user) => user !== undefined)
}
