import { createHmac } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import type { NotificationPreferences } from '#shared/contracts/notification-preferences.ts'
import { NOTIFICATION_KINDS } from '#shared/domain/notification-kinds.ts'
import { deriveKey } from '#server/kernel/crypto/keyring.ts'
import type { TestMember } from '#testing/make.ts'
import { startSmtpServer } from '#testing/smtp-server.ts'
import { createNotificationFixture } from '#testing/notification-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import { writeUnsubscribeUrl } from './unsubscribe-word.ts'

const server = await startSmtpServer()
afterAll(() => server.stop())
const app = await startTestApp({ SMTP_URL: server.url })
const fixture = createNotificationFixture(app)

async function receive({ email }: TestMember) {
  await app.jobs.run('mail.deliver')
  const headers = server.mails.findLast(({ to }) => to === email)?.headers
  return {
    way: headers?.get('list-unsubscribe') ?? '',
    how: headers?.get('list-unsubscribe-post') ?? '',
  }
}
/** As a mail program does (RFC 8058, 3.2). */
const pressIn = async ({ way, how }: { way: string; how: string }) => {
  const [, url = ''] = /^<(.+)>$/.exec(way) ?? []
  const { status } = await fetch(url, {
    method: 'POST',
    body: how,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return status
}
const preferencesOf = async (person: TestMember): Promise<NotificationPreferences> =>
  (await app.as(person).get('/api/v1/me/notification-preferences')).body
const isMailed = async (person: TestMember, wanted: string) =>
  (await preferencesOf(person)).choices.find(({ kind, channel }) => kind === wanted && channel === 'email')?.isOn

describe('one click in a mail program', () => {
  it('ends alerts of bad reviews for their reader alone', async () => {
    const [ann, stranger] = [await app.make.member(), await app.make.member()]
    const colleague = await app.make.member({ customerId: ann.customerId, role: 'admin' })
    const params = { platform: 'google', author: 'Zoe', rating: 1, recommended: null } as const
    await fixture.tell(ann, { kind: 'review.bad', params, link: '/reviews?review=1' })
    await fixture.deliver()
    const mail = await receive(ann)

    expect(mail).toEqual({
      way: expect.stringMatching(new RegExp(String.raw`^<${app.url}/unsubscribe/[\w.-]+>$`)),
      how: 'List-Unsubscribe=One-Click',
    })
    expect([await pressIn(mail), await pressIn(mail)]).toEqual([200, 200])
    expect(await isMailed(ann, 'review.bad')).toBe(false)
    expect(await isMailed(ann, 'review.assigned')).toBe(true)
    for (const other of [colleague, stranger]) expect(await isMailed(other, 'review.bad')).toBe(true)
  })

  it('ends the digest', async () => {
    const ann = await app.make.member()
    await app.make.review({
      customerId: ann.customerId,
      columns: { first_seen_at: new Date(Date.now() - 3_600_000) },
    })
    await app.superuser.query(
      `insert into notification_habits (customer_id, user_id, digest_due_at) values ($1, $2, now() - interval '1 minute')`,
      [ann.customerId, ann.userId],
    )
    await fixture.sweep()
    await app.jobs.tryAll('notifications.digest')

    expect(await pressIn(await receive(ann))).toBe(200)
    expect((await preferencesOf(ann)).digest.isOn).toBe(false)
  })

  it('has an address that fits into a line of a mail, whatever the mail tells', () => {
    const { customerId, userId } = { customerId: crypto.randomUUID(), userId: crypto.randomUUID() }
    const parts = { keyring: app.product.base.keyring, siteUrl: () => `https://${'reviews.'.repeat(12)}example.com` }
    const url = writeUnsubscribeUrl(parts, { customerId, userId, topics: [...NOTIFICATION_KINDS] })
    // RFC 5322, 2.1.1
    expect(`List-Unsubscribe: <${url}>`.length).toBeLessThanOrEqual(998)
  })
})

describe('the page of a person who follows the link', () => {
  const wordFor = ({ customerId, userId }: TestMember, topics: ('review.bad' | 'review.assigned' | 'digest')[]) => {
    const parts = { keyring: app.product.base.keyring, siteUrl: () => app.url }
    return writeUnsubscribeUrl(parts, { customerId, userId, topics }).split('/').at(-1) ?? ''
  }
  const look = (word: string) => app.anonymous.post('/api/v1/unsubscribe/look', { word })
  const change = (word: string, isOn: boolean) => app.anonymous.post('/api/v1/unsubscribe/change', { word, isOn })

  it('is found by a word as earlier mails have it', async () => {
    const { customerId, userId } = await app.make.member()
    const { current } = app.product.base.keyring
    const said = Buffer.from(JSON.stringify({ customerId, userId, topics: ['review.bad'] })).toString('base64url')
    const signature = createHmac('sha256', deriveKey(current, 'unsubscribe')).update(said).digest('base64url')
    const { topics } = (await look(`${current.id}.${said}.${signature}`)).body
    expect(topics).toEqual([{ topic: 'review.bad', isOn: true }])
  })

  it('says without signing in what it is about, ends nothing by being looked at, and takes it back', async () => {
    const [ann, stranger] = [await app.make.member(), await app.make.member()]
    const word = wordFor(ann, ['review.bad', 'digest'])
    const saying = (isOn: boolean) => ({
      companyName: expect.any(String),
      topics: [
        { topic: 'review.bad', isOn },
        { topic: 'digest', isOn },
      ],
    })

    expect((await look(word)).body).toEqual(saying(true))
    expect(await isMailed(ann, 'review.bad')).toBe(true)
    expect((await change(word, false)).body).toEqual(saying(false))
    expect((await look(word)).body).toEqual(saying(false))
    expect([await isMailed(ann, 'review.bad'), (await preferencesOf(ann)).digest.isOn]).toEqual([false, false])
    expect([await isMailed(stranger, 'review.bad'), await isMailed(ann, 'review.assigned')]).toEqual([true, true])
    expect((await change(word, true)).body).toEqual(saying(true))
    expect([await isMailed(ann, 'review.bad'), (await preferencesOf(ann)).digest.isOn]).toEqual([true, true])
  })

  it('is not for a word that was changed, or a person who has left', async () => {
    const [ann, stranger] = [await app.make.member(), await app.make.member()]
    const [, , signature] = wordFor(stranger, ['review.bad']).split('.')
    const [keyId, said] = wordFor(ann, ['review.bad']).split('.')
    expect((await look([keyId, said, signature].join('.'))).status).toBe(404)
    const word = wordFor(ann, ['review.bad'])
    await app.superuser.query(`update team_members set status = 'inactive' where id = $1`, [ann.memberId])
    expect([(await look(word)).status, (await change(word, false)).status]).toEqual([404, 404])
  })
})
