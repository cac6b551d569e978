import { randomInt, scrypt, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import { AuthError, validationFailed } from '#server/auth/auth-error.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import { sendNotice } from '#server/auth/mail/notices.ts'
import { refuseStale } from '#server/auth/sessions/fresh-proof.ts'
import type { SessionAnswer } from '#server/auth/sessions/session-answer.ts'
import { recordEvent } from '#server/auth/trail/audit.ts'
import { countGuess, noteWrongCode, uncountGuess } from './factor-guesses.ts'
import { hasVerified, listFactors } from './factors.repository.ts'
import { withFactorOwner } from './own-factor.ts'
import { answerRaised } from './raise-session.ts'
import { countCodes, replaceCodes, takeCode } from './recovery-codes.repository.ts'

/** Without 0, 1, i, l and o, which look alike on paper. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'
const GROUPS = 3
const GROUP_LENGTH = 4
const HASH_BYTES = 32
/** Some milliseconds a guess, which is plenty: a code is random. */
const COST = { N: 4096 }

const stretch = promisify<string, string, number, ScryptOptions, Buffer>(scrypt)

/** Twelve of 31 letters: 59 bits. */
export function makeRecoveryCode(): string {
  const makeGroup = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: GROUPS }, makeGroup).join('-')
}

/**
 * What is kept of a code, however its owner types it. Slow to compute instead of keyed: codes lie in drawers for years
 * and must outlive the installation's keys.
 */
async function hashRecoveryCode(userId: string, code: string): Promise<string> {
  return (await stretch(bareCode(code), `recovery-code:${userId}`, HASH_BYTES, COST)).toString('base64url')
}

/** Without dashes and spaces, in small letters; empty when nothing was typed. */
function bareCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

const CODES = 10

const TYPE = 'recovery_code'

export function describeRecoveryCodes(deps: AuthDeps, token: string | undefined) {
  return withFactorOwner(deps, token, async (tx, { user }) => ({ type: TYPE, ...(await countCodes(tx, user.id)) }))
}

/** Shown this once; only hashes are kept. Earlier codes stop working. */
export function makeRecoveryCodes(deps: AuthDeps, token: string | undefined, client: ClientInfo) {
  return withFactorOwner(deps, token, async (tx, { user, session }) => {
    if (!hasVerified(await listFactors(tx, user.id))) {
      throw new AuthError(422, 'mfa_recovery_codes_sole_factor', 'Recovery codes need another verified factor')
    }
    if (session.aal !== 'aal2') throw new AuthError(403, 'insufficient_aal', 'AAL2 required to make recovery codes')
    refuseStale(deps, { user, session })
    const { total: earlier } = await countCodes(tx, user.id)
    const codes = Array.from({ length: CODES }, makeRecoveryCode)
    await replaceCodes(tx, user.id, await Promise.all(codes.map((code) => hashRecoveryCode(user.id, code))))
    await recordEvent(tx, 'recovery-codes.made', { userId: user.id, client })
    if (earlier > 0) await sendNotice(deps, tx, user, { notice: 'recovery-codes-made', client })
    return { type: TYPE, total: codes.length, codes }
  })
}

/** Stands in, once, for a factor that is not at hand. */
export async function verifyRecoveryCode(
  deps: AuthDeps,
  token: string | undefined,
  { code, client }: { code: string; client: ClientInfo },
): Promise<SessionAnswer> {
  const answer = await withFactorOwner(deps, token, async (tx, owner) => {
    const { user, session } = owner
    if (bareCode(code) === '') throw validationFailed('Code needs to be non-empty')
    if (!hasVerified(await listFactors(tx, user.id))) {
      throw new AuthError(422, 'mfa_factor_not_found', 'There is no verified factor')
    }
    if (session.aal === 'aal2') throw validationFailed('This session needs no recovery code')
    await countGuess(deps, user.id)
    const hash = await hashRecoveryCode(user.id, code)
    if (!(await takeCode(tx, { userId: user.id, hash, now: deps.now() }))) {
      await recordEvent(tx, 'factor.refused', { userId: user.id, client, detail: { type: 'recovery-code' } })
      await noteWrongCode(deps, tx, user, client)
      return new AuthError(422, 'mfa_verification_failed', 'Invalid recovery code entered')
    }
    const { remaining: left } = await countCodes(tx, user.id)
    await recordEvent(tx, 'recovery-code.used', { userId: user.id, client, detail: { left } })
    await sendNotice(deps, tx, user, { notice: 'recovery-code-used', client, details: { left } })
    return answerRaised(deps, tx, owner, { method: 'mfa/recovery_code', factorId: null })
  })
  await uncountGuess(deps, answer.user.id)
  return answer
}
