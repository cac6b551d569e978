import type { ScopedTx } from '#server/database/transactions.ts'
import { rateKeyOf } from '#server/kernel/http/request-info.ts'
import { AuthError, validationFailed } from '#server/auth/auth-error.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import { sendNotice } from '#server/auth/mail/notices.ts'
import { isRightCode } from '#server/auth/one-time/one-time-code.ts'
import type { SessionAnswer } from '#server/auth/sessions/session-answer.ts'
import type { SignedIn } from '#server/auth/sessions/with-session.ts'
import { recordEvent } from '#server/auth/trail/audit.ts'
import { readSecret } from './enrol-factor.ts'
import { deleteUnverifiedFactors, markVerified, takeStep, type FactorRow } from './factors.repository.ts'
import { getOwnFactor, refuseUnfinishedEnrolment, withFactorOwner } from './own-factor.ts'
import { answerRaised } from './raise-session.ts'
import { findStepOf } from './totp.ts'
import { countWrongTry, findChallenge, settleChallenge, type ChallengeRow } from './challenges.repository.ts'
import { countGuess, noteWrongCode, uncountGuess } from './factor-guesses.ts'

const CHALLENGE_SECONDS = 300
const WRONG_TRIES = 5

export function expiryOf(deps: AuthDeps, factor: FactorRow, challenge: ChallengeRow): Date {
  const seconds = factor.factor_type === 'phone' ? deps.settings.smsCodeSeconds : CHALLENGE_SECONDS
  return new Date(challenge.created_at.getTime() + seconds * 1000)
}

/** Too old, or guessed at too often. */
function isOver(deps: AuthDeps, factor: FactorRow, challenge: ChallengeRow): boolean {
  return challenge.attempts >= WRONG_TRIES || expiryOf(deps, factor, challenge) <= deps.now()
}

export interface VerifyRequest {
  factorId: string
  challengeId: string | null
  code: string
  client: ClientInfo & { ip: string }
}

/** The second step: a right code raises the caller's session and, the first time, makes the factor count. */
export async function verifyFactor(
  deps: AuthDeps,
  token: string | undefined,
  request: VerifyRequest,
): Promise<SessionAnswer> {
  const answer = await withFactorOwner(deps, token, async (tx, owner) => {
    if (!request.code) throw validationFailed('Code needs to be non-empty')
    const factor = await getOwnFactor(tx, owner.user.id, request.factorId)
    await refuseUnfinishedEnrolment(tx, owner, factor)
    const challenge = await getOpenChallenge(deps, tx, factor, request)
    await countGuess(deps, owner.user.id)
    if (!(await isRight(deps, tx, { factor, challenge, code: request.code }))) {
      await countWrongTry(tx, challenge.id)
      await recordEvent(tx, 'factor.refused', aboutStep(owner, factor, request.client))
      // One that is being set up keeps nobody out yet.
      if (factor.status === 'verified') await noteWrongCode(deps, tx, owner.user, request.client)
      return new AuthError(422, 'mfa_verification_failed', WRONG_CODE[factor.factor_type])
    }
    await settleChallenge(tx, challenge.id, deps.now())
    return acceptFactor(deps, tx, owner, { factor, client: request.client })
  })
  await uncountGuess(deps, answer.user.id)
  return answer
}

const WRONG_CODE = { totp: 'Invalid TOTP code entered', phone: 'Invalid MFA Phone code entered' }

async function getOpenChallenge(
  deps: AuthDeps,
  tx: ScopedTx,
  factor: FactorRow,
  { challengeId, client }: VerifyRequest,
): Promise<ChallengeRow> {
  const challenge = challengeId ? await findChallenge(tx, { factorId: factor.id, challengeId }) : undefined
  if (!challenge) {
    throw new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  }
  if (challenge.verified_at !== null || rateKeyOf(challenge.ip ?? '') !== rateKeyOf(client.ip)) {
    throw new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch')
  }
  if (isOver(deps, factor, challenge)) {
    throw new AuthError(422, 'mfa_challenge_expired', 'MFA challenge has expired, create a new challenge')
  }
  return challenge
}

/** A code of an app is used up for good with its time step, one that was sent with its challenge. */
async function isRight(
  deps: AuthDeps,
  tx: ScopedTx,
  { factor, challenge, code }: { factor: FactorRow; challenge: ChallengeRow; code: string },
): Promise<boolean> {
  if (factor.factor_type === 'phone') {
    const place = { userId: factor.user_id, kind: 'factor' } as const
    return isRightCode(deps.keyring, place, { code: code.replaceAll(/\s/g, ''), hash: challenge.code_hash ?? '' })
  }
  const step = findStepOf(code, readSecret(deps, factor), deps.now())
  return step !== null && (await takeStep(tx, factor.id, step))
}

async function acceptFactor(
  deps: AuthDeps,
  tx: ScopedTx,
  owner: SignedIn,
  { factor, client }: { factor: FactorRow; client: ClientInfo },
): Promise<SessionAnswer> {
  const { user } = owner
  const isFirstTime = factor.status === 'unverified'
  if (isFirstTime) {
    await markVerified(tx, factor.id, deps.now())
    await sendNotice(deps, tx, user, { notice: 'factor-added', client, details: { factor: factor.factor_type } })
  }
  await deleteUnverifiedFactors(tx, { userId: user.id, type: factor.factor_type })
  await recordEvent(tx, isFirstTime ? 'factor.enrolled' : 'factor.verified', aboutStep(owner, factor, client))
  const method = factor.factor_type === 'phone' ? 'mfa/phone' : 'totp'
  return answerRaised(deps, tx, owner, { method, factorId: factor.id })
}

function aboutStep({ user, session }: SignedIn, factor: FactorRow, client: ClientInfo) {
  return { userId: user.id, client, detail: { type: factor.factor_type, sessionId: session.id } }
}
