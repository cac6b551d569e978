import type { AuthDeps } from '#server/auth/auth-deps.ts'
import type { FactorRow } from './factors.repository.ts'
import type { ChallengeRow } from './challenges.repository.ts'

const CHALLENGE_SECONDS = 300
const WRONG_TRIES = 5

export function expiryOf(deps: AuthDeps, factor: FactorRow, challenge: ChallengeRow): Date {
  const seconds = factor.factor_type === 'phone' ? deps.settings.smsCodeSeconds : CHALLENGE_SECONDS
  return new Date(challenge.created_at.getTime() + seconds * 1000)
}

/** Too old, or guessed at too often. */
export function isOver(deps: AuthDeps, factor: FactorRow, challenge: ChallengeRow): boolean {
  return challenge.attempts >= WRONG_TRIES || expiryOf(deps, factor, challenge) <= deps.now()
}
