import { describe, expect, it } from 'vitest'
import { createNamedClock } from '#shared/domain/date-writing.ts'
import type { TestMember } from '#testing/make.ts'
import { createNotificationFixture } from '#testing/notification-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const fixture = createNotificationFixture(app)

/** Their digest is due; what is told lies within the last day. */
async function makeDue({ customerId, userId }: TestMember): Promise<void> {
  await app.superuser.query(
    `insert into notification_habits (customer_id, user_id, digest_due_at, timezone)
     values ($1, $2, now() - interval '1 minute', 'Europe/Berlin')
     on conflict (customer_id, user_id) do update set digest_due_at = excluded.digest_due_at`,
    [customerId, userId],
  )
}
const seenAgo = (hours: number) => ({ first_seen_at: new Date(Date.now() - hours * 3_600_000) })
const send = async () => {
  await fixture.sweep()
  return app.jobs.tryAll('notifications.digest')
}
const timePreferencesOf = async ({ userId }: TestMember) =>
  (
    await app.superuser.query<{ digest_due_at: Date; digested_to: Date | null }>(
      'select digest_due_at, digested_to from notification_habits where user_id = $1',
      [userId],
    )
  ).rows[0]

describe('the digest', () => {
  it('tells what happened since the last one, once', async () => {
    const ann = await app.make.member()
    const { customerId } = ann
    for (const rating of [1, 4]) await app.make.review({ customerId, rating, columns: seenAgo(2) })
    await app.make.review({ customerId, platform: 'facebook', isRecommended: true, columns: seenAgo(3) })
    await app.make.review({ customerId, rating: 5, columns: seenAgo(40) })
    await app.as(ann).post('/api/v1/disputes', { reviewId: null, description: 'Never here.' })
    await app.superuser.query(`update disputes set created_at = now() - interval '1 hour' where customer_id = $1`, [
      customerId,
    ])
    await makeDue(ann)

    await send()
    await send()

    const mails = await fixture.readMails(ann)
    expect(mails.map(({ subject }) => subject)).toEqual(['What is new at A business'])
    const text = mails[0]?.text ?? ''
    expect(text).toContain('3 new reviews')
    expect(text).toContain('Google Business Profile: 2 reviews, 2.5 stars on average')
    expect(text).toContain('Facebook: one review\n')
    expect(text).toContain('One bad review is waiting for a reply.')
    expect(text).toContain('One was opened.')
  })

  it('begins with an incident that is open', async () => {
    const ann = await app.make.member()
    const { customerId } = ann
    await app.make.review({ customerId, rating: 1, columns: seenAgo(2) })
    await app.superuser.query(
      `insert into incidents (customer_id, first_review_at, last_review_at, rule) values ($1, now(), now(), '{}')`,
      [customerId],
    )
    await makeDue(ann)
    await send()

    const text = (await fixture.readMails(ann))[0]?.text ?? ''
    const [incident, news] = ['an incident is open', 'One new review'].map((words) => text.indexOf(words))
    expect(incident).toBeGreaterThan(0)
    expect(news).toBeGreaterThan(incident ?? 0)
  })

  it('says from when to when it counts, by the person’s clock and as the business writes dates, and leads to what came since', async () => {
    const ann = await app.make.member()
    await app.make.review({ customerId: ann.customerId, columns: seenAgo(2) })
    const business = { companyName: 'Harbour', country: null, timezone: 'UTC', language: 'en' }
    await app.as(ann).put('/api/v1/settings/general', { ...business, dateFormat: 'YYYY-MM-DD' })
    await makeDue(ann)
    const clock = createNamedClock({ locale: 'en', timezone: 'Europe/Berlin', dateFormat: 'YYYY-MM-DD' })
    await send()

    const { digested_to: upTo } = (await timePreferencesOf(ann)) ?? {}
    const [mail] = await fixture.readMails(ann)
    expect(mail?.text).toContain(`to ${clock(new Date(upTo ?? 0))}. Anything later will be in the next email.`)
    expect(mail?.html).toContain('Anything later will be in the next email.')
    const since = /reviews\?arrived=([^\s&]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(mail?.text).toContain(`From ${clock(new Date(since))} to `)
    expect((await app.as(ann).get(`/api/v1/reviews?arrived=${since}`)).body.items).toHaveLength(1)
  })

  it('counts as waiting what the list behind its link shows, and nothing else', async () => {
    const ann = await app.make.member()
    const { customerId } = ann
    const make = (rating: number, columns: object = {}) =>
      app.make.review({ customerId, rating, columns: { ...seenAgo(2), ...columns } })
    for (const rating of [1, 2, 3]) await make(rating)
    await make(1, { status: 'scheduled' })
    await make(1, { done_at: new Date() })
    await make(2, { reply_state: 'queued' })
    await makeDue(ann)

    await send()

    const [mail] = await fixture.readMails(ann)
    expect(mail?.text).toContain('2 bad reviews are waiting for a reply.')
    const { pathname, searchParams } = new URL(/\S*answered=\S*/.exec(mail?.text ?? '')?.[0] ?? '')
    expect([pathname, searchParams.get('rating')]).toEqual(['/reviews', '[1,2]'])
    const asked = `rating=1&rating=2&answered=${searchParams.get('answered')}&sort=${searchParams.get('sort')}`
    expect((await app.as(ann).get(`/api/v1/reviews?${asked}`)).body.items).toHaveLength(2)
  })

  it('speaks of no stars where there are none', async () => {
    const ann = await app.make.member()
    for (const isRecommended of [true, false, false]) {
      const { customerId } = ann
      await app.make.review({ customerId, platform: 'facebook', isRecommended, columns: seenAgo(2) })
    }
    await makeDue(ann)

    await send()

    const [mail] = await fixture.readMails(ann)
    expect(mail?.text).toContain('Facebook: 3 reviews\n')
    expect(mail?.text).toContain('2 bad reviews are waiting for a reply.')
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/\bstars?\b/i)
  })

  it('is no mail when there is nothing to tell, and is due again at the person’s hour', async () => {
    const ann = await app.make.member()
    await makeDue(ann)

    await send()

    expect(await fixture.readMails(ann)).toEqual([])
    const due = (await timePreferencesOf(ann))?.digest_due_at ?? new Date(0)
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', timeStyle: 'short' })
    expect([due > new Date(), clock.format(due)]).toEqual([true, '08:00'])
  })

  it('leaves to the next what has just come, and tells it then', async () => {
    const ann = await app.make.member()
    const { customerId } = ann
    await app.make.review({ customerId, columns: seenAgo(1) })
    await app.make.review({ customerId, rating: 2 })
    await makeDue(ann)
    await send()
    expect((await fixture.readMails(ann))[0]?.text).toContain('One new review')

    await app.superuser.query(
      `update reviews set first_seen_at = now() - interval '6 minutes' where customer_id = $1 and rating = 2`,
      [customerId],
    )
    await app.superuser.query(
      `update notification_habits set digested_to = now() - interval '7 minutes' where customer_id = $1`,
      [customerId],
    )
    await makeDue(ann)
    await send()

    expect((await fixture.readMails(ann)).map(({ text }) => text.includes('One new review'))).toEqual([true, true])
  })

  it('is sent once by two workers', async () => {
    const ann = await app.make.member()
    await app.make.review({ customerId: ann.customerId, columns: seenAgo(1) })
    await makeDue(ann)
    await fixture.sweep()

    await Promise.all([app.jobs.run('notifications.digest'), app.jobs.run('notifications.digest')])

    expect(await fixture.readMails(ann)).toHaveLength(1)
  })

  it('counts as told only with its mail', async () => {
    const ann = await app.make.member()
    await app.make.review({ customerId: ann.customerId, columns: seenAgo(1) })
    await makeDue(ann)
    await app.superuser.query('alter table mail_outbox add constraint full_disk check (false) not valid')

    const failures = await send()
    await app.superuser.query('alter table mail_outbox drop constraint full_disk')
    expect(failures).toHaveLength(1)
    expect(await timePreferencesOf(ann)).toMatchObject({ digested_to: null })
    await send()

    expect(await fixture.readMails(ann)).toHaveLength(1)
  })

  it('tells nothing of another customer, nor of disputes where the plan has none', async () => {
    const [ann, stranger] = [await app.make.member({ tier: 'starter' }), await app.make.member()]
    await app.make.review({ customerId: stranger.customerId, columns: seenAgo(1) })
    await app.superuser.query(
      `insert into disputes (customer_id, reason, description, created_at)
       values ($1, 'fake', 'From before', now() - interval '1 hour')`,
      [ann.customerId],
    )
    await makeDue(ann)

    await send()

    expect(await fixture.readMails(ann)).toEqual([])
  })
})

describe('the way out of a mail', () => {
  async function receiveDigest() {
    const ann = await app.make.member()
    await app.make.review({ customerId: ann.customerId, columns: seenAgo(1) })
    await makeDue(ann)
    await send()
    const [mail] = await fixture.readMails(ann)
    return { ann, path: new URL(mail?.unsubscribeUrl ?? '').pathname }
  }
  const preferencesOf = async (person: TestMember) =>
    (await app.as(person).get('/api/v1/me/notification-preferences')).body

  it('ends the digest by one request, without signing in', async () => {
    const { ann, path } = await receiveDigest()

    const { status } = await app.anonymous.post(path)

    expect([status, (await preferencesOf(ann)).digest.isOn]).toEqual([200, false])
  })

  it('ends the kind that the mail told, and no other', async () => {
    const ann = await app.make.member()
    await fixture.tell(ann, { kind: 'review.mentioned', params: { doer: 'Mia' }, link: null })
    await fixture.deliver()
    const [mail] = await fixture.readMails(ann)

    await app.anonymous.post(new URL(mail?.unsubscribeUrl ?? '').pathname)

    const { choices } = await preferencesOf(ann)
    const byMail = choices.filter(({ channel }: { channel: string }) => channel === 'email')
    const isOn = (kind: string) => byMail.find((choice: { kind: string }) => choice.kind === kind).isOn
    expect([isOn('review.mentioned'), isOn('review.assigned')]).toEqual([false, true])
  })

  it('ends nothing when somebody only looks', async () => {
    const { ann, path } = await receiveDigest()

    const word = path.replace('/unsubscribe/', '')
    await app.anonymous.get(path)
    const looked = await app.anonymous.post('/api/v1/unsubscribe/look', { word })

    expect(looked.body.topics).toEqual([{ topic: 'digest', isOn: true }])
    expect((await preferencesOf(ann)).digest.isOn).toBe(true)
  })

  it('cannot be written by anybody else', async () => {
    const { ann, path } = await receiveDigest()
    const [key, , signature] = path.replace('/unsubscribe/', '').split('.')
    const stranger = await app.make.member()
    const wish = { customerId: stranger.customerId, userId: stranger.userId, topics: ['digest'] }
    const said = Buffer.from(JSON.stringify(wish)).toString('base64url')

    for (const word of [`${key}.${said}.${signature}`, `${key}.${said}.`, `x.${said}.${signature}`, 'x']) {
      expect((await app.anonymous.post(`/unsubscribe/${word}`)).status).toBe(404)
    }
    expect((await preferencesOf(ann)).digest.isOn).toBe(true)
    expect((await preferencesOf(stranger)).digest.isOn).toBe(true)
  })
})
