import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { TestMember } from '#testing/make.ts'
import { createNotificationFixture } from '#testing/notification-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const notices = createNotificationFixture(app)

const USUAL = { companyName: 'Harbour Bistro', country: null, timezone: 'UTC', language: 'en' }

async function begin(changes: object): Promise<TestMember> {
  const owner = await app.make.member()
  expect((await app.as(owner).put('/api/v1/settings/general', { ...USUAL, ...changes })).status).toBe(200)
  return owner
}

async function readInvitation(owner: TestMember) {
  const email = `${randomUUID()}@members.test`
  await app.as(owner).post('/api/v1/invitations', { email, role: 'manager' })
  await app.jobs.run('mail.deliver')
  const { messages } = (await app.anonymous.get(`/sandbox/mailbox?to=${email}`)).body
  return messages[0] as { subject: string; text: string }
}

/** An evening before midnight of universal time. */
const expiring = {
  kind: 'connection.expiring',
  params: { platform: 'google', name: 'Harbour', expiresAt: '2031-03-07T23:30:00.000Z' },
  link: '/settings?tab=integrations',
} as const

async function readNotices(owner: TestMember) {
  await notices.tell(owner, expiring)
  await notices.deliver()
  const [mail] = await notices.readMails(owner)
  const { items } = (await app.as(owner).get('/api/v1/notifications')).body
  return { bell: items[0].message as string, mail: mail?.text ?? '' }
}

describe('the company name', () => {
  it('is what people are invited by, and what mails to the team are signed with', async () => {
    const owner = await begin({ companyName: 'Corner Bakery' })
    expect((await readInvitation(owner)).text).toContain('Corner Bakery')
    expect((await readNotices(owner)).mail).toContain('Corner Bakery')
  })
})

describe('the language', () => {
  it.each([
    ['es', 'caduca el'],
    ['fr', 'prend fin le'],
    ['de', 'läuft am'],
  ] as const)('%s is spoken to whoever is new, by mail and in the product', async (language, words) => {
    const owner = await begin({ language })
    const { bell, mail } = await readNotices(owner)
    expect([bell, mail]).toEqual([expect.stringContaining(words), expect.stringContaining(words)])
    const { subject } = await readInvitation(owner)
    expect(subject).not.toBe((await readInvitation(await begin({ language: 'en' }))).subject)

    await app.as(owner).put('/api/v1/me/language', { language: 'en' })
    expect((await readNotices(owner)).bell).toContain('expires on')
  })
})

describe('the date format and the timezone', () => {
  it.each([
    ['MM/DD/YYYY', 'UTC', '03/07/2031'],
    ['DD/MM/YYYY', 'UTC', '07/03/2031'],
    ['YYYY-MM-DD', 'UTC', '2031-03-07'],
    ['YYYY-MM-DD', 'Asia/Tokyo', '2031-03-08'],
  ])('%s in %s write a day in sentences, by mail and in the product', async (dateFormat, timezone, day) => {
    const owner = await begin({ dateFormat, timezone })
    const { bell, mail } = await readNotices(owner)
    expect([bell, mail]).toEqual([expect.stringContaining(day), expect.stringContaining(day)])
  })
})
