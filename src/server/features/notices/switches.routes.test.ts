import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createFeatureSwitches } from '#server/kernel/switches/feature-switches.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const admin = await app.make.admin()
const owner = await app.make.member({ tier: 'enterprise', customerStatus: 'active' })
const PATH = '/api/v1/admin/switches'
const set = (name: string, isOn: boolean) => app.as(admin).put(`${PATH}/${name}`, { isOn })
const KEPT_MS = 2100
const wait = () => new Promise((resolve) => setTimeout(resolve, KEPT_MS))

const askForDraft = async () => {
  const reviewId = await app.make.review({ customerId: owner.customerId })
  return (await app.as(owner).post(`/api/v1/reviews/${reviewId}/draft/generate`, {})).body.reason
}
const send = async () =>
  (await app.as(owner).post(`/api/v1/campaigns/${randomUUID()}/send`, { channels: ['email'] })).body

it('keeps everybody from what is switched off, and from nothing else, until it is on again', async () => {
  expect(await askForDraft()).toBeUndefined()
  const { body } = await set('assistant-drafts', false)
  expect(body.switches).toContainEqual(
    expect.objectContaining({ name: 'assistant-drafts', isOn: false, by: 'Ada Admin' }),
  )
  await wait()
  expect(await askForDraft()).toBe('feature-off')
  expect((await send()).reason).not.toBe('feature-off')
  await set('campaign-sending', false)
  await wait()
  expect((await send()).reason).toBe('feature-off')

  await set('assistant-drafts', true)
  await set('campaign-sending', true)
  await wait()
  expect([await askForDraft(), (await send()).code]).toEqual([undefined, 'invalid-input'])
}, 20_000)

it('tells somebody who may not do it anyway nothing of it', async () => {
  await set('campaign-sending', false)
  await wait()
  const reader = await app.make.member({ role: 'member' })
  const { body } = await app.as(reader).post(`/api/v1/campaigns/${randomUUID()}/send`, { channels: ['email'] })
  expect(body.code).toBe('permission-denied')
  await set('campaign-sending', true)
}, 10_000)

it('is the administrators’ alone, pressed twice is once, and knows no other names', async () => {
  expect((await set('contact-import', false)).status).toBe(200)
  expect((await set('contact-import', false)).status).toBe(200)
  expect((await set('contact-import', true)).body.switches.every(({ isOn }: { isOn: boolean }) => isOn)).toBe(true)
  expect((await set('everything', false)).status).toBe(404)
  expect((await app.as(owner).get(PATH)).status).toBe(404)
  expect((await app.as(owner).put(`${PATH}/contact-import`, { isOn: false })).status).toBe(404)
})

it('asks the database once in two seconds, and again after it was away', async () => {
  let reads = 0
  let isAway = true
  const read = async () => {
    reads += 1
    if (isAway) throw new Error('away')
    return ['contact-import']
  }
  let now = 0
  const switches = createFeatureSwitches({ platform: { read } } as never, () => now)
  await expect(switches.isOff('contact-import')).rejects.toThrow('away')
  isAway = false
  expect(await switches.isOff('contact-import')).toBe(true)
  expect(await switches.isOff('assistant-drafts')).toBe(false)
  expect(reads).toBe(2)
  now = 2001
  await switches.isOff('contact-import')
  expect(reads).toBe(3)
})
