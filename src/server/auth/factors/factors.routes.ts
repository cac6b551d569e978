import { z } from 'zod'
import type { AuthParts } from '../auth-parts.ts'
import { json } from '../http/auth-answer.ts'
import type { AuthRoute } from '../http/auth-route.ts'
import { challengeFactor } from './challenges/challenge-factor.ts'
import { verifyFactor } from './challenges/verify-factor.ts'
import { enrolFactor } from './enrol-factor.ts'
import { describeRecoveryCodes, makeRecoveryCodes, verifyRecoveryCode } from './recovery-codes/recovery-codes.ts'
import { unenrolFactor } from './remove-factor.ts'

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
export function factorRoutes(parts: AuthParts): AuthRoute[] {
  return [...recoveryCodeRoutes(parts), ...protocolRoutes(parts)]
}

function protocolRoutes(parts: AuthParts): AuthRoute[] {
  return [
    {
      method: 'POST',
      path: '/factors',
      isForPeople: true,
      async handle(request) {
        const { factor_type: type, friendly_name: friendlyName, issuer, phone } = await request.read(enrolBody)
        const enrolment = { type, friendlyName, issuer: issuer || null, phone: phone ?? null }
        return json(await enrolFactor(parts, request.bearer, enrolment))
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
        return json(await challengeFactor(parts, request.bearer, asked))
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
        return json(await verifyFactor(parts, request.bearer, { ...given, client: request.client }))
      },
    },
    {
      method: 'DELETE',
      path: '/factors/:factorId',
      async handle(request) {
        const removal = { factorId: request.param('factorId'), client: request.client }
        return json(await unenrolFactor(parts, request.bearer, removal))
      },
    },
  ]
}

/** As the newest public client asks for them; older ones know nothing of recovery codes. */
function recoveryCodeRoutes(parts: AuthParts): AuthRoute[] {
  const make: AuthRoute['handle'] = async ({ bearer, client }) => json(await makeRecoveryCodes(parts, bearer, client))
  return [
    {
      method: 'GET',
      path: '/factors/recovery-codes',
      handle: async ({ bearer }) => json(await describeRecoveryCodes(parts, bearer)),
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
        return json(await verifyRecoveryCode(parts, request.bearer, { code, client: request.client }))
      },
    },
  ]
}
