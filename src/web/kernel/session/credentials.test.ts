import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { sessionOf, stubAuthService } from '#testing/auth-service-stub.ts'
import { changePassword, isProofDue, mailProof, prove } from './credentials.ts'

const PASSWORD = 'four loud mountain goats'
const USER = '/auth/v1/user'
const { user } = sessionOf('aal1')

let service: ReturnType<typeof stubAuthService>
beforeEach(() => {
  service = stubAuthService(sessionOf('aal1'))
})
afterEach(() => vi.unstubAllGlobals())

describe('a proof that it is still the same person', () => {
  it('is due where either service says so, and nowhere else', async () => {
    service.refuse(400, 'reauthentication_needed')
    service.refuse(422, 'same_password')
    const due = await changePassword(PASSWORD).catch((error: unknown) => error)
    const other = await changePassword(PASSWORD).catch((error: unknown) => error)
    const answer = { code: 'permission-denied', status: 403, message: 'No.', requestId: null } as const
    const problem = (reason: string) =>
      new ApiProblem({ ...answer, fieldErrors: [], retryAfterSeconds: null, refusal: { reason, values: {} } })

    expect([due, problem('reauthentication-needed')].map(isProofDue)).toEqual([true, true])
    expect([other, problem('session-ended'), new Error('?'), null].map(isProofDue)).toEqual(Array(4).fill(false))
  })

  it('is the password or a mailed code, which a second press asks for without a word', async () => {
    service.answer({})
    service.refuse(429, 'over_email_send_rate_limit')
    service.answer(user)
    service.answer(user)

    await mailProof()
    await mailProof()
    await prove({ nonce: '123456' })
    await prove({ current_password: PASSWORD })

    expect(service.asked).toMatchObject([
      { path: '/auth/v1/reauthenticate' },
      { path: '/auth/v1/reauthenticate' },
      { method: 'PUT', path: USER, body: { nonce: '123456' } },
      { method: 'PUT', path: USER, body: { current_password: PASSWORD } },
    ])
  })

  it('hands on why no code can be mailed', async () => {
    service.refuse(422, 'email_address_invalid')
    await expect(mailProof()).rejects.toMatchObject({ kind: 'address-refused' })
  })
})
