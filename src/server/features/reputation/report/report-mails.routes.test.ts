import { describe, expect, it } from 'vitest'
import type { TestMember } from '#testing/make.ts'
import { createNotificationFixture } from '#testing/notification-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import { findNextReport } from './report-mails.ts'

const app = await startTestApp()
const fixture = createNotificationFixture(app)
const PATH = '/api/v1/reputation/report-mails'

async function sendDue(): Promise<void> {
  await app.superuser.query(`update reputation_reports set due_at = now() - interval '1 minute'`)
  await app.superuser.query(`insert into pgboss.job (name, data) values ('reputation.sweep-reports', '{}')`)
  await app.jobs.run('reputation.sweep-reports')
  await app.jobs.run('reputation.send-report')
}

const choose = (member: TestMember, readers: { userId: string; cadence: string }[]) =>
  app.as(member).put(PATH, { readers })

async function makeReader(tier: 'starter' | 'professional' = 'professional') {
  const owner = await app.make.member({ tier })
  await app.make.review({ customerId: owner.customerId, rating: 4, createdAt: new Date(Date.now() - 86_400_000) })
  return owner
}

describe('the next report', () => {
  it.each([
    ['weekly', '2026-11-18T12:00:00Z', 'America/Halifax', '2026-11-23T12:00:00.000Z'],
    ['weekly', '2026-11-23T11:00:00Z', 'America/Halifax', '2026-11-23T12:00:00.000Z'],
    ['weekly', '2026-11-23T12:00:00Z', 'America/Halifax', '2026-11-30T12:00:00.000Z'],
    ['monthly', '2026-11-18T12:00:00Z', 'Asia/Tokyo', '2026-11-30T23:00:00.000Z'],
    ['monthly', '2026-12-31T23:30:00Z', 'Europe/Berlin', '2027-01-01T07:00:00.000Z'],
  ] as const)('comes %s after %s in %s at eight there', (cadence, now, timezone, expected) => {
    expect(findNextReport(new Date(now), cadence, timezone).toISOString()).toBe(expected)
  })
})

describe('PUT /reputation/report-mails', () => {
  it('chooses people of the team who may see the figures, and takes nobody else', async () => {
    const owner = await app.make.member({ tier: 'professional' })
    const stranger = await app.make.member({ tier: 'professional' })

    const saved = await choose(owner, [{ userId: owner.userId, cadence: 'weekly' }])

    expect(saved).toMatchObject({ status: 200, body: { items: [{ userId: owner.userId, cadence: 'weekly' }] } })
    expect((await choose(owner, [{ userId: stranger.userId, cadence: 'weekly' }])).status).toBe(404)
    expect((await app.as(stranger).get(PATH)).body.items).toMatchObject([{ userId: stranger.userId, cadence: null }])
    expect((await choose(owner, [])).body.items).toMatchObject([{ cadence: null }])
  })
})

describe('the report by mail', () => {
  it('tells its reader the figures of the week once, and leads to them', async () => {
    const owner = await makeReader()
    await choose(owner, [{ userId: owner.userId, cadence: 'weekly' }])

    await sendDue()
    await app.jobs.run('reputation.send-report')

    const mails = await fixture.readMails(owner)
    expect(mails.map(({ subject }) => subject)).toEqual(['Reputation report of A business'])
    expect(mails[0]?.text).toContain('Average rating: 4.0')
    expect(mails[0]?.text).toMatch(/analytics\?\S*tab=reputation\S*period=7d/)
    const { rows } = await app.superuser.query(
      'select due_at > now() as waits from reputation_reports where user_id = $1',
      [owner.userId],
    )
    expect(rows).toEqual([{ waits: true }])
  })

  it.each([
    [
      'en',
      'What changed this week',
      '2 reviews came, after 1 the week before, rated 2.5 on average after 5.0.',
      'Food & drink is criticized in 1 review',
      '1 review is past its target.',
    ],
    [
      'de',
      'Was sich diese Woche verändert hat',
      '2 Bewertungen sind eingegangen (Woche davor: 1), im Schnitt 2,5 Sterne (davor 5,0).',
      'in 1 Bewertung kritisiert',
      '1 Bewertung wartet zu lange.',
    ],
    [
      'es',
      'Qué ha cambiado esta semana',
      'Han llegado 2 reseñas, frente a 1 la semana anterior, con una media de 2,5 frente a 5,0.',
      '1 reseña lo critica',
      '1 reseña está fuera de plazo.',
    ],
    [
      'fr',
      'Ce qui a changé cette semaine',
      '2 avis sont arrivés, contre 1 la semaine précédente, note moyenne de 2,5 contre 5,0.',
      '1 avis critique ce thème',
      '1 avis est en retard.',
    ],
  ])(
    'tells what changed this week and what is late, each leading to its reviews: %s',
    async (language, ...sentences) => {
      const owner = await makeReader()
      const { customerId } = owner
      await app.superuser.query(`update team_members set language = $2 where user_id = $1`, [owner.userId, language])
      const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
      await app.make.review({ customerId, rating: 1, createdAt: ago(2), columns: { themes: ['food-'] } })
      await app.make.review({ customerId, rating: 5, createdAt: ago(9) })
      await app.as(owner).put('/api/v1/settings/response-targets', {
        hours: [4, null, null, null, null],
        tellsAssignee: false,
        toldRoles: [],
        toldUserIds: [],
      })
      await choose(owner, [{ userId: owner.userId, cadence: 'weekly' }])

      await sendDue()

      const [mail] = await fixture.readMails(owner)
      for (const sentence of sentences) expect(mail?.text).toContain(sentence)
      expect(mail?.text).toMatch(/\/reviews\?\S*theme=food\S*said=criticism/)
      expect(mail?.text).toMatch(/\/reviews\?\S*target=overdue/)
      expect(mail?.html).toContain('target=overdue')
    },
  )

  it('tells somebody who is limited to some locations of these alone', async () => {
    const owner = await makeReader()
    const { body: place } = await app.as(owner).post('/api/v1/locations', { name: 'Hill' })
    await app.make.review({ customerId: owner.customerId, rating: 2, locationId: place.id })
    const limited = await app.make.member({ customerId: owner.customerId, role: 'manager', locations: [place.id] })
    await choose(owner, [{ userId: limited.userId, cadence: 'monthly' }])

    await sendDue()

    expect((await fixture.readMails(limited))[0]?.text).toContain('Average rating: 2.0')
  })

  it('is not sent once the right, the plan or the service is lost', async () => {
    const changes = [
      `update customers set subscription_tier = 'starter' where id = $1`,
      `update customers set status = 'read-only' where id = $1`,
    ]
    for (const change of changes) {
      const owner = await makeReader()
      await choose(owner, [{ userId: owner.userId, cadence: 'weekly' }])
      await app.superuser.query(change, [owner.customerId])
      await sendDue()

      expect(await fixture.readMails(owner)).toEqual([])
    }
    const owner = await makeReader()
    const gone = await app.make.member({ customerId: owner.customerId, role: 'manager' })
    await choose(owner, [{ userId: gone.userId, cadence: 'weekly' }])
    await app.superuser.query(`update team_members set status = 'inactive' where user_id = $1`, [gone.userId])
    await sendDue()

    expect(await fixture.readMails(gone)).toEqual([])
    expect((await app.as(owner).get(PATH)).body.items).toMatchObject([{ userId: owner.userId, cadence: null }])
  })

  it('ends for whoever follows the way out of it, and for nobody else', async () => {
    const owner = await makeReader()
    const colleague = await app.make.member({ customerId: owner.customerId, role: 'admin' })
    await choose(
      owner,
      [owner, colleague].map(({ userId }) => ({ userId, cadence: 'weekly' })),
    )
    await sendDue()
    const word = /\/unsubscribe\/([\w.-]+)/.exec((await fixture.readMails(owner))[0]?.text ?? '')?.[1]

    const looked = await app.anonymous.post('/api/v1/unsubscribe/look', { word })
    expect(looked.body.topics).toEqual([{ topic: 'reputation-report', isOn: true }])
    const ended = await app.anonymous.post('/api/v1/unsubscribe/change', { word, isOn: false })

    expect(ended.body.topics).toEqual([{ topic: 'reputation-report', isOn: false }])
    const { items } = (await app.as(owner).get(PATH)).body
    const cadenceOf = ({ userId }: TestMember) =>
      (items as { userId: string; cadence: string | null }[]).find((item) => item.userId === userId)?.cadence
    expect([cadenceOf(owner), cadenceOf(colleague)]).toEqual([null, 'weekly'])
  })
})
