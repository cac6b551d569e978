import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionOf, stubAuthService } from '#testing/auth-service-stub.ts'
import { changeOrDemand } from './change-or-demand.ts'

const PASSWORD = 'four loud mountain goats'
const USER = '/auth/v1/user'
const { user } = sessionOf('aal1')

let service: ReturnType<typeof stubAuthService>
beforeEach(() => {
  service = stubAuthService(sessionOf('aal1'))
})
afterEach(() => vi.unstubAllGlobals())

/** What the form sends: fields that are not shown are empty. */
const change = (more: { currentPassword?: string; proof?: string } = {}) =>
  changeOrDemand({ password: PASSWORD, currentPassword: '', proof: '', ...more })

describe('changing the password', () => {
  it('is done where the server wants nothing else', async () => {
    service.answer(user)

    expect(await change()).toBeNull()
    expect(service.asked).toMatchObject([{ method: 'PUT', path: USER, body: { password: PASSWORD } }])
    expect(service.asked[0]?.body).not.toHaveProperty('current_password')
    expect(service.asked[0]?.body).not.toHaveProperty('nonce')
  })

  it('opens the field for the present password when the server wants it, until it is right', async () => {
    service.refuse(400, 'current_password_required')
    expect(await change()).toMatchObject({ field: 'currentPassword', refusal: { kind: 'current-password-needed' } })

    service.refuse(400, 'current_password_invalid')
    expect(await change({ currentPassword: 'wrong' })).toMatchObject({
      field: 'currentPassword',
      refusal: { kind: 'current-password-wrong' },
    })

    service.answer(user)
    expect(await change({ currentPassword: 'right' })).toBeNull()
    expect(service.asked.at(-1)?.body).toMatchObject({ password: PASSWORD, current_password: 'right' })
  })

  it('has a code mailed and opens its field when the server wants proof', async () => {
    service.refuse(400, 'reauthentication_needed')
    service.answer({})
    expect(await change()).toMatchObject({ field: 'proof', refusal: { kind: 'reauthentication-needed' } })
    expect(service.asked.map(({ path }) => path)).toEqual([USER, '/auth/v1/reauthenticate'])

    service.refuse(422, 'reauthentication_not_valid')
    expect(await change({ proof: '000000' })).toMatchObject({ field: 'proof', refusal: { kind: 'code-wrong' } })

    service.answer(user)
    expect(await change({ proof: '123456' })).toBeNull()
    expect(service.asked.at(-1)?.body).toMatchObject({ password: PASSWORD, nonce: '123456' })
    expect(service.asked).toHaveLength(4)
  })

  it('opens the field for the code also when one was mailed a moment ago', async () => {
    service.refuse(400, 'reauthentication_needed')
    service.refuse(429, 'over_email_send_rate_limit')

    expect(await change()).toMatchObject({ field: 'proof' })
  })

  it('hands on what no further field can mend', async () => {
    service.refuse(422, 'same_password')
    await expect(change()).rejects.toMatchObject({ kind: 'same-password' })

    service.refuse(400, 'reauthentication_needed')
    service.refuse(422, 'email_address_invalid')
    await expect(change()).rejects.toMatchObject({ kind: 'address-refused' })
  })
})
