import { z } from 'zod'
import type { ScopedTx } from '#server/database/transactions.ts'
import { codeSentence, countCode } from '#server/auth/mail/send-code-by-sms.ts'
import { hashCode, makeCode } from '#server/auth/one-time/one-time-code.ts'
import { recordEvent } from '#server/auth/trail/audit.ts'
import { refuseOtherChannel } from '#server/auth/users/contact-address.ts'
import { languageOf } from '#server/auth/users/create-user.ts'
import type { UserRow } from '#server/auth/users/users.repository.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import type { AuthRoute } from '../http/auth-route.ts'
import { verifyFactor, expiryOf } from './verify-factor.ts'
import { enrolFactor } from './enrol-factor.ts'
import { describeRecoveryCodes, makeRecoveryCodes, verifyRecoveryCode } from './recovery-codes.ts'
import { unenrolFactor } from './remove-factor.ts'
import { noteChallenge, type FactorRow } from './factors.repository.ts'
import { getOwnFactor, refuseUnfinishedEnrolment, withFactorOwner } from './own-factor.ts'
import { insertChallenge } from './challenges.repository.ts'

const enrolBody = z.object({
  factor_type: z.string().max(50).default(''),
  friendly_name: z.string().max(200).default(''),
  issuer: z.string().max(200).optional(),
  phone: z.string().max(50).optional(),
})
const challengeBody = z.object({ channel: z.string().max(50).optional() })
const verifyBody = z.object({ challenge_id: z.uuid().optional(), code: z.string().max(50).default('') })
const recoveryBody = z.object({ code: z.string().max(100).default('') })

/** Second factors. The fixed paths come first: `recovery-codes` is no factor's id. */
export function factorRoutes(deps: AuthDeps): AuthRoute[] {
  return [...recoveryCodeRoutes(deps), ...protocolRoutes(deps)]
}

function protocolRoutes(deps: AuthDeps): AuthRoute[] {
  return [
    {
      method: 'POST',
      path: '/factors',
      isForPeople: true,
      async handle(request) {
        const { factor_type: type, friendly_name: friendlyName, issuer, phone } = await request.read(enrolBody)
        const enrolment = { type, friendlyName, issuer: issuer || null, phone: phone ?? null }
        return enrolFactor(deps, request.bearer, enrolment)
      },
    },
    {
      method: 'POST',
      path: '/factors/:factorId/challenge',
      limit: 'factors',
      isForPeople: true,
      async handle(request) {
        const { channel } = await request.read(challengeBody)
        const asked = { factorId: request.param('factorId'), channel: channel || null, client: request.client }
        return challengeFactor(deps, request.bearer, asked)
      },
    },
    {
      method: 'POST',
      path: '/factors/:factorId/verify',
      limit: 'factors',
      isForPeople: true,
      async handle(request) {
        const { challenge_id: challengeId, code } = await request.read(verifyBody)
        const given = { factorId: request.param('factorId'), challengeId: challengeId ?? null, code }
        return verifyFactor(deps, request.bearer, { ...given, client: request.client })
      },
    },
    {
      method: 'DELETE',
      path: '/factors/:factorId',
      async handle(request) {
        const removal = { factorId: request.param('factorId'), client: request.client }
        return unenrolFactor(deps, request.bearer, removal)
      },
    },
  ]
}

/** As the newest public client asks for them; older ones know nothing of recovery codes. */
function recoveryCodeRoutes(deps: AuthDeps): AuthRoute[] {
  const make: AuthRoute['handle'] = ({ bearer, client }) => makeRecoveryCodes(deps, bearer, client)
  return [
    {
      method: 'GET',
      path: '/factors/recovery-codes',
      handle: async ({ bearer }) => describeRecoveryCodes(deps, bearer),
    },
    { method: 'POST', path: '/factors/recovery-codes', handle: make },
    { method: 'POST', path: '/factors/recovery-codes/regenerate', handle: make },
    {
      method: 'POST',
      path: '/factors/recovery-codes/verify',
      limit: 'factors',
      isForPeople: true,
      async handle(request) {
        const { code } = await request.read(recoveryBody)
        return verifyRecoveryCode(deps, request.bearer, { code, client: request.client })
      },
    },
  ]
}

interface ChallengeRequest {
  factorId: string
  channel: string | null
  client: ClientInfo
}

/** Asks for a code. An authenticator app shows one anyway; a phone is sent one. */
async function challengeFactor(deps: AuthDeps, token: string | undefined, request: ChallengeRequest) {
  return withFactorOwner(deps, token, async (tx, owner) => {
    const factor = await getOwnFactor(tx, owner.user.id, request.factorId)
    await refuseUnfinishedEnrolment(tx, owner, factor)
    const codeHash = factor.factor_type === 'phone' ? await sendCode(deps, tx, owner.user, { factor, request }) : null
    const now = deps.now()
    await noteChallenge(tx, factor.id, now)
    const challenge = await insertChallenge(tx, { factorId: factor.id, ip: request.client.ip, codeHash, now })
    const expiresAt = expiryOf(deps, factor, challenge)
    return { id: challenge.id, type: factor.factor_type, expires_at: Math.floor(expiresAt.getTime() / 1000) }
  })
}

async function sendCode(
  deps: AuthDeps,
  tx: ScopedTx,
  user: UserRow,
  { factor, request: { channel, client } }: { factor: FactorRow; request: ChallengeRequest },
): Promise<string> {
  refuseOtherChannel(channel)
  await countCode(deps, factor.last_challenged_at)
  const code = makeCode()
  const text = codeSentence(await languageOf(tx, user, client), code)
  await deps.sms.queue(tx, { to: factor.phone ?? '', text })
  await recordEvent(tx, 'code.sent', { userId: user.id, client, detail: { by: 'sms' } })
  return hashCode(deps.keyring, { userId: user.id, kind: 'factor' }, code)
}
