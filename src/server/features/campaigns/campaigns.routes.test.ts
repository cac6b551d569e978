import { describe, expect, it } from 'vitest'
import type { CampaignSort } from '#shared/contracts/campaign-filter.ts'
import { NIL_CUSTOMER } from '#server/database/transactions.ts'
import type { ListPlace } from '#server/database/list-order.ts'
import { explain } from '#testing/explain.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { selectPage, type CampaignFilter } from './campaigns.repository.ts'

const app = await startTestApp()
const PATH = '/api/v1/campaigns'
const SPRING = { name: 'Spring menu', type: 'promotion', message: 'Our spring menu is here.' }

const create = async (member: TestMember, values: object = {}) =>
  (await app.as(member).post(PATH, { ...SPRING, ...values })).body
const list = async (member: TestMember, query = '') =>
  (await app.as(member).get(`${PATH}${query}`)).body.items.map(({ name }: { name: string }) => name)
const actionsOf = async (member: TestMember) =>
  (await app.as(member).get('/api/v1/activity?subject=campaigns')).body.items.map(
    ({ action, subjectLabel }: Record<string, string>) => `${action} ${subjectLabel}`,
  )

describe('a campaign', () => {
  it('is written as a draft with all that belongs to it, and told in the feed', async () => {
    const owner = await app.make.member()
    const segment = (await app.as(owner).post('/api/v1/contact-segments', { name: 'Regulars', filter: {} })).body
    const values = {
      subject: 'Spring is here',
      description: 'For the terrace',
      startDate: '2027-03-01',
      endDate: '2027-03-31',
      segmentId: segment.id,
      channels: ['email', 'social_media'],
      socialPlatforms: ['facebook', 'linkedin'],
      link: { kind: 'url', url: 'example.com/menu' },
      imageUrl: 'https://example.com/terrace.jpg',
      cost: 12.5,
      goal: 40,
      isAiGenerated: true,
    }

    const made = await create(owner, values)

    const { segmentId: _id, ...told } = values
    expect(made).toMatchObject({
      ...SPRING,
      ...told,
      link: { kind: 'url', url: 'https://example.com/menu' },
      segment: { id: segment.id, name: 'Regulars' },
      status: 'draft',
      scheduledSendTime: null,
      sentCount: 0,
      responseCount: 0,
      lastSentAt: null,
    })
    expect((await app.as(owner).get(`${PATH}/${made.id}`)).body).toEqual(made)
    expect(await actionsOf(owner)).toEqual(['campaign.created Spring menu'])
  })

  it.each([
    [{ name: ' ' }, 'name', 'Campaign name and message are required'],
    [{ message: '' }, 'message', 'Campaign name and message are required'],
    [{ startDate: '2027-03-02', endDate: '2027-03-01' }, 'endDate', 'The end date cannot be before the start date.'],
    [
      { link: { kind: 'url', url: 'javascript:alert(1)' } },
      'link.url',
      'Enter a web address that begins with https://.',
    ],
  ])('is refused with %j', async (values, field, sentence) => {
    const owner = await app.make.member()

    const { status, body } = await app.as(owner).post(PATH, { ...SPRING, ...values })

    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ field, message: sentence }])
    expect(await list(owner)).toEqual([])
  })

  it('is made once when the button is pressed twice', async () => {
    const owner = await app.make.member()
    const press = () => app.as(owner).post(PATH, SPRING, { 'idempotency-key': 'a-campaign-of-mine' })

    const [first, second] = [await press(), await press()]

    expect(second.body).toEqual(first.body)
    expect(await list(owner)).toEqual(['Spring menu'])
  })

  it('changes in what is said alone, and its dates are held against those that stay', async () => {
    const owner = await app.make.member()
    const { id } = await create(owner, { startDate: '2027-03-10', goal: 5, channels: ['sms'] })

    const changed = await app.as(owner).patch(`${PATH}/${id}`, { name: 'Summer menu', goal: null })
    const crossed = await app.as(owner).patch(`${PATH}/${id}`, { endDate: '2027-03-09' })

    expect(changed.body).toMatchObject({ name: 'Summer menu', goal: null, startDate: '2027-03-10', channels: ['sms'] })
    expect([crossed.status, crossed.body.reason]).toEqual([400, 'campaign-dates-crossed'])
    expect(await actionsOf(owner)).toEqual(['campaign.changed Summer menu', 'campaign.created Spring menu'])
  })

  it('stays as it was written while it runs and afterwards, and goes only when it is paused', async () => {
    const owner = await app.make.member()
    const { id } = await create(owner)
    const setStatus = (status: string) =>
      app.superuser.query('update campaigns set status = $2 where id = $1', [id, status])

    await setStatus('active')
    expect((await app.as(owner).patch(`${PATH}/${id}`, { name: 'Other' })).body.reason).toBe('campaign-fixed')
    expect((await app.as(owner).delete(`${PATH}/${id}`)).body.reason).toBe('campaign-active')
    await setStatus('completed')
    expect((await app.as(owner).patch(`${PATH}/${id}`, { name: 'Other' })).body.reason).toBe('campaign-fixed')
    await setStatus('paused')
    expect((await app.as(owner).patch(`${PATH}/${id}`, { name: 'Other' })).body.name).toBe('Other')
  })

  it('is copied as a draft, deleted and brought back', async () => {
    const owner = await app.make.member()
    const { id } = await create(owner, { channels: ['email'] })
    await app.superuser.query(`update campaigns set status = 'completed', sent_count = 9 where id = $1`, [id])

    const copy = (await app.as(owner).post(`${PATH}/${id}/duplicate`)).body
    expect(copy).toMatchObject({ name: 'Spring menu (Copy)', status: 'draft', channels: ['email'], sentCount: 0 })
    await app.as(owner).delete(`${PATH}/${copy.id}`)
    expect(await list(owner)).toEqual(['Spring menu'])
    expect((await app.as(owner).get(`${PATH}/${copy.id}`)).status).toBe(404)
    await app.as(owner).post(`${PATH}/${copy.id}/restore`)
    expect(await list(owner)).toEqual(['Spring menu (Copy)', 'Spring menu'])
  })

  it('keeps the segment it is written for from being deleted', async () => {
    const owner = await app.make.member()
    const segment = (await app.as(owner).post('/api/v1/contact-segments', { name: 'Regulars', filter: {} })).body
    await create(owner, { segmentId: segment.id })

    const { status, body } = await app.as(owner).delete(`/api/v1/contact-segments/${segment.id}`)

    expect([status, body.reason]).toEqual([409, 'segment-in-use'])
  })

  it('points at nothing of another customer', async () => {
    const [owner, other] = [await app.make.member(), await app.make.member()]
    const { id } = await create(other)
    const segment = (await app.as(other).post('/api/v1/contact-segments', { name: 'Theirs', filter: {} })).body
    const page = (await app.as(other).post('/api/v1/hosted-pages', { kind: 'survey', name: 'Visit' })).body
    const place = (await app.as(other).post('/api/v1/locations', { name: 'Halifax' })).body

    for (const values of [
      { segmentId: segment.id },
      { link: { kind: 'page', pageId: page.id } },
      { link: { kind: 'review-links', locationId: place.id } },
    ]) {
      expect((await app.as(owner).post(PATH, { ...SPRING, ...values })).status).toBe(404)
    }
    expect((await app.as(owner).get(`${PATH}/${id}`)).status).toBe(404)
    expect((await app.as(owner).patch(`${PATH}/${id}`, { name: 'Mine' })).status).toBe(404)
    expect((await app.as(owner).delete(`${PATH}/${id}`)).status).toBe(404)
    expect((await app.as(owner).post(`${PATH}/${id}/duplicate`)).status).toBe(404)
    expect(await list(owner)).toEqual([])
  })

  it('is part of the Professional plan: others see what they wrote and can delete it', async () => {
    const owner = await app.make.member()
    const { id } = await create(owner)
    await app.superuser.query(`update customers set subscription_tier = 'starter' where id = $1`, [owner.customerId])

    expect((await app.as(owner).post(PATH, SPRING)).body.code).toBe('plan-limit')
    expect(await list(owner)).toEqual(['Spring menu'])
    expect((await app.as(owner).delete(`${PATH}/${id}`)).status).toBe(200)
  })
})

describe('the list', () => {
  it('searches in names and messages, filters and sorts, page by page without a gap', async () => {
    const owner = await app.make.member()
    await create(owner, { name: 'Bakery 100%', type: 'announcement' })
    await create(owner, { name: 'Ärger', type: 'feedback', message: 'How was it?' })
    await create(owner, { name: 'Zoo' })

    expect(await list(owner)).toEqual(['Zoo', 'Ärger', 'Bakery 100%'])
    expect(await list(owner, '?sort=name')).toEqual(['Ärger', 'Bakery 100%', 'Zoo'])
    expect(await list(owner, '?search=100%25')).toEqual(['Bakery 100%'])
    expect(await list(owner, '?search=how was')).toEqual(['Ärger'])
    expect(await list(owner, '?type=announcement')).toEqual(['Bakery 100%'])
    expect(await list(owner, '?status=active')).toEqual([])
    for (const sort of ['newest', 'name', 'last-sent']) {
      const first = (await app.as(owner).get(`${PATH}?sort=${sort}&limit=2`)).body
      const rest = (await app.as(owner).get(`${PATH}?sort=${sort}&limit=2&cursor=${first.nextCursor}`)).body
      const seen = [...first.items, ...rest.items].map(({ name }: { name: string }) => name)
      expect(new Set(seen).size).toBe(3)
      expect(rest.nextCursor).toBeNull()
    }
    expect((await app.as(owner).get('/api/v1/search?query=bakery')).body.groups).toMatchObject([
      { subject: 'campaign', hits: [{ title: 'Bakery 100%' }] },
    ])
  })

  it.each<[string, Partial<CampaignFilter>, string]>([
    ['campaigns_newest', {}, '2026-01-01T00:00:00.000Z'],
    ['campaigns_by_name', { sort: 'name' }, 'bar'],
    ['campaigns_last_sent', { sort: 'last-sent' }, '2026-01-01T00:00:00.000Z'],
    ['campaigns_by_type', { type: 'feedback' }, '2026-01-01T00:00:00.000Z'],
    ['campaigns_by_status', { status: 'draft' }, '2026-01-01T00:00:00.000Z'],
  ])('is walked to by %s, first and deep, and never sorted', async (index, given, value) => {
    const filter = { sort: 'newest' as const, ...given }
    for (const after of [null, [filter.sort, value, NIL_CUSTOMER] as ListPlace<CampaignSort>]) {
      const wanted = { filter, after, limit: 26 }
      const { sql, parameters } = selectPage(app.product.base.app.db, NIL_CUSTOMER, wanted).compile()
      const literal = (_place: string, number: string) => `'${String(parameters[Number(number) - 1])}'`
      const plan = await explain(app.superuser, sql.replaceAll(/\$(\d+)/g, literal))
      expect(plan).toContain(index)
      expect(plan).not.toContain('Sort')
    }
  })
})
