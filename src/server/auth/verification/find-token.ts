import type { OneTimeKind } from '#server/database/auth-tables.ts'
import type { ScopedTx } from '#server/database/transactions.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthDeps } from '#server/auth/auth-deps.ts'
import { hashLinkToken, isRightCode } from '../one-time/one-time-code.ts'
import { countWrongTry, findByLink, findOfUser, type OneTimeToken } from '../one-time/one-time-tokens.repository.ts'

/** What a link or code may be for, as the protocol names it, and which outstanding tokens answer to it. */
const KINDS = {
  signup: ['confirmation', 'invite'],
  invite: ['invite'],
  recovery: ['recovery'],
  magiclink: ['recovery'],
  email: ['confirmation', 'invite', 'recovery'],
  email_change: ['email_change_current', 'email_change_new'],
  sms: ['phone_confirmation'],
  phone_change: ['phone_change'],
} as const satisfies Record<string, readonly OneTimeKind[]>

export type VerifyType = keyof typeof KINDS

/** A code of six digits is quickly guessed; after so many wrong ones it is void. */
const MAX_WRONG_TRIES = 10

export function isVerifyType(type: string): type is VerifyType {
  return Object.hasOwn(KINDS, type)
}

export const codeInvalid = () => new AuthError(403, 'otp_expired', 'Token has expired or is invalid')
export const linkInvalid = () => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')

/** Locks the token it finds. */
export async function findTokenByLink(
  deps: AuthDeps,
  tx: ScopedTx,
  { type, linkToken }: { type: VerifyType; linkToken: string },
): Promise<OneTimeToken | undefined> {
  const token = await findByLink(tx, hashLinkToken(linkToken))
  return token && isMeant(token, type) && isFresh(deps, token) ? token : undefined
}

/** A wrong code is counted, so the caller must commit also when nothing was found. */
export async function findTokenByCode(
  deps: AuthDeps,
  tx: ScopedTx,
  given: { userId: string; type: VerifyType; code: string; address: string },
): Promise<OneTimeToken | undefined> {
  const { userId, type, code, address } = given
  const outstanding = await findOfUser(tx, userId, KINDS[type])
  const found = outstanding.find(
    (token) =>
      token.attempts < MAX_WRONG_TRIES &&
      token.sent_to === address &&
      isFresh(deps, token) &&
      isRightCode(deps.keyring, { userId, kind: token.kind }, { code, hash: token.code_hash }),
  )
  if (!found && outstanding.length > 0) await countWrongTry(tx, userId, KINDS[type])
  return found
}

export function isFresh(deps: AuthDeps, token: OneTimeToken): boolean {
  return token.expires_at > deps.now()
}

function isMeant(token: OneTimeToken, type: VerifyType): boolean {
  return KINDS[type].some((kind) => kind === token.kind)
}
