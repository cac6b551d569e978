import type { ScopedTx } from '#server/database/transactions.ts'
import { validationFailed } from '../../auth-error.ts'
import type { AuthParts, ClientInfo } from '../../auth-parts.ts'
import { countMessage } from '../../limits/request-limits.ts'
import { codeSentence, refuseSmsTooSoon } from '../../mail/send-code-by-sms.ts'
import { hashCode, makeCode } from '../../one-time/one-time-code.ts'
import { recordEvent } from '../../trail/audit.ts'
import { languageOf } from '#server/auth/users/create-user.ts'
import type { UserRow } from '../../users/users.repository.ts'
import { noteChallenge, type FactorRow } from '../factors.repository.ts'
import { getOwnFactor, refuseUnfinishedEnrolment, withFactorOwner } from '../own-factor.ts'
import { insertChallenge } from './challenges.repository.ts'
import { expiryOf } from './challenge-life.ts'

export interface ChallengeRequest {
  factorId: string
  channel: string | null
  client: ClientInfo
}

/** Asks for a code. An authenticator app shows one anyway; a phone is sent one. */
export async function challengeFactor(parts: AuthParts, token: string | undefined, request: ChallengeRequest) {
  return withFactorOwner(parts, token, async (tx, owner) => {
    const factor = await getOwnFactor(tx, owner.user.id, request.factorId)
    await refuseUnfinishedEnrolment(tx, owner, factor)
    const codeHash = factor.factor_type === 'phone' ? await sendCode(parts, tx, owner.user, { factor, request }) : null
    const now = parts.now()
    await noteChallenge(tx, factor.id, now)
    const challenge = await insertChallenge(tx, { factorId: factor.id, ip: request.client.ip, codeHash, now })
    const expiresAt = expiryOf(parts, factor, challenge)
    return { id: challenge.id, type: factor.factor_type, expires_at: Math.floor(expiresAt.getTime() / 1000) }
  })
}

async function sendCode(
  parts: AuthParts,
  tx: ScopedTx,
  user: UserRow,
  { factor, request: { channel, client } }: { factor: FactorRow; request: ChallengeRequest },
): Promise<string> {
  if (channel !== null && channel !== 'sms') throw validationFailed('Invalid channel, supported channel is sms')
  refuseSmsTooSoon(parts, factor.last_challenged_at)
  await countMessage(parts, 'sms')
  const code = makeCode()
  const text = codeSentence(await languageOf(tx, user, client), code)
  await parts.sms.queue(tx, { to: factor.phone ?? '', text })
  await recordEvent(tx, 'code.sent', { userId: user.id, client, detail: { by: 'sms' } })
  return hashCode(parts.keyring, { userId: user.id, kind: 'factor' }, code)
}
