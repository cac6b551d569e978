import { describe, expect, it } from 'vitest'
import { createCampaigns, zoneAt } from '#testing/campaign-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { readAuthorName } from './author-name.ts'

const app = await startTestApp()
const { start, addGuest, goOut } = createCampaigns(app)
const JOB = 'campaigns.match-reviews'
const today = () => new Date().toISOString().slice(0, 10)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** Guests of one place who were all asked for a review today. */
async function ask(names: readonly string[], { type = 'review_request', by }: { type?: string; by?: TestMember } = {}) {
  const campaign = await start({ type }, { by })
  const { owner } = campaign
  const locationId = await app.make.location(owner.customerId)
  const guests: { id: string; email: string }[] = []
  for (const name of names) guests.push(await addGuest(owner, { name, locationId }))
  await campaign.send()
  await goOut()
  const figures = async () => (await app.as(owner).get(`${campaign.path}/metrics`)).body
  return {
    ...campaign,
    locationId,
    guests,
    figures,
    counted: async () => {
      const { responses, likelyReviews, possibleReviews } = await figures()
      return [responses, likelyReviews, possibleReviews]
    },
    /** Somebody writes a review, and it is looked at. */
    review: async (author: string, given: object = {}) => {
      const review = { platform: 'google', locationId, day: today(), author, rating: 5, ...given }
      const { status, body } = await app.as(owner).post('/api/v1/manual-reviews', review)
      expect(status).toBe(200)
      await app.jobs.run(JOB)
      return body.id as string
    },
  }
}

const askedBefore = (owner: TestMember, days: number) =>
  app.superuser.query(
    'update campaign_recipients set handed_over_at = seconds_after(handed_over_at, -86400 * $2::int) where customer_id = $1',
    [owner.customerId, days],
  )

describe('a review by somebody who was asked', () => {
  it('is their response, likely theirs by the full name, and stands in the timeline and with the contact', async () => {
    const { owner, path, guests, counted, review, read } = await ask(['Ann Lee', 'Bo Diaz'])

    const id = await review('ann LEE')

    expect(await counted()).toEqual([1, 1, 0])
    expect(await read()).toMatchObject({ responseCount: 1 })
    const { items } = (await app.as(owner).get(`${path}/events`)).body
    expect(items.filter(({ type }: { type: string }) => type === 'response')).toMatchObject([
      { channel: 'email', certainty: 'likely' },
    ])
    const { body: story } = await app.as(owner).get(`/api/v1/contacts/${guests[0]?.id}/story`)
    expect(story.reviews).toMatchObject([{ id, certainty: 'likely' }])
    expect(story.messages).toMatchObject([{ respondedAt: expect.any(String) }])
  })

  it('is one of where they were, not of where they are at home', async () => {
    const owner = await app.make.member()
    const [quay, hill] = [await app.make.location(owner.customerId), await app.make.location(owner.customerId, 'Hill')]
    const automation = { delayHours: 0, reminders: 0, reminderDays: 3 }
    const { path, post } = await start({ type: 'feedback', automation }, { by: owner })
    await post('activate')
    const { id: contactId } = await addGuest(owner, { name: 'Ann Lee', locationId: quay, timezone: zoneAt(12) })
    await app.as(owner).post('/api/v1/visits', { who: { kind: 'contact', contactId }, locationId: hill })
    await app.jobs.run('campaigns.visits')
    await app.jobs.run('campaigns.deliver')
    const responsesAfter = async (locationId: string) => {
      const review = { platform: 'google', day: today(), rating: 5, author: 'Ann Lee', locationId }
      await app.as(owner).post('/api/v1/manual-reviews', review)
      await app.jobs.run(JOB)
      return (await app.as(owner).get(`${path}/metrics`)).body.responses
    }
    expect([await responsesAfter(quay), await responsesAfter(hill)]).toEqual([0, 1])
  })

  it('is possibly theirs by first name and initial, and stands with the contact all the same', async () => {
    const { owner, guests, counted, review } = await ask(['Ann Lee', 'Ann Miller', 'Ann Lisa Meyer'])
    const id = await review('Ann L.')
    expect(await counted()).toEqual([1, 0, 1])
    const { body: story } = await app.as(owner).get(`/api/v1/contacts/${guests[0]?.id}/story`)
    expect(story.reviews).toMatchObject([{ id, certainty: 'possible' }])
  })

  it('is nobody’s where several could have written it, or their name does not fit', async () => {
    const { counted, review } = await ask(['Ann Lee', 'Ann Lee', 'Cy Low', 'Cy Lang'])
    for (const author of ['Ann Lee', 'Cy L.', 'Ann', 'Cy Lo', 'Bo Diaz']) await review(author)
    expect(await counted()).toEqual([0, 0, 0])
  })

  it('counts once, however many they write', async () => {
    const { counted, review } = await ask(['Ann Lee'])
    await review('Ann Lee')
    await review('Ann Lee', { platform: 'tripadvisor' })
    expect(await counted()).toEqual([1, 1, 0])
  })

  it('counts for nothing before they were asked', async () => {
    const { counted, review } = await ask(['Ann Lee'])
    await review('Ann Lee', { day: daysAgo(1) })
    expect(await counted()).toEqual([0, 0, 0])
  })

  it('counts within 14 days of being asked', async () => {
    const { owner, counted, review } = await ask(['Ann Lee', 'Cy Low'])
    await askedBefore(owner, 13)
    await review('Ann Lee')
    expect(await counted()).toEqual([1, 1, 0])

    await askedBefore(owner, 3)
    await review('Cy Low')
    expect(await counted()).toEqual([1, 1, 0])
  })

  it('counts at the location that they were asked for alone, and for nobody else’s customers', async () => {
    const { owner, counted, review } = await ask(['Ann Lee'])
    const other = await ask(['Ann Lee'])
    await review('Ann Lee', { locationId: await app.make.location(owner.customerId, 'Elsewhere') })
    await review('Ann Lee', { locationId: null })
    expect([await counted(), await other.counted()]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
    await other.review('Ann Lee')
    expect([await counted(), await other.counted()]).toEqual([
      [0, 0, 0],
      [1, 1, 0],
    ])
  })

  it('counts for what asked, and was received', async () => {
    const promotion = await ask(['Ann Lee'], { type: 'promotion' })
    await promotion.review('Ann Lee')
    expect(await promotion.counted()).toEqual([0, 0, 0])

    const bounced = await ask(['Ann Lee'])
    await app.superuser.query(`update campaign_recipients set state = 'bounced' where campaign_id = $1`, [bounced.id])
    await bounced.review('Ann Lee')
    expect(await bounced.counted()).toEqual([0, 0, 0])
  })
})

describe('a reviewer’s name', () => {
  it('is read as whole, with an initial, or as one word', () => {
    expect(readAuthorName('ann marie lee')).toMatchObject({ whole: 'ann marie lee', prefix: null, isFull: true })
    expect(readAuthorName('ann marie lee').short).toEqual(['ann marie l', 'ann marie l.'])
    expect(readAuthorName('ann l.')).toMatchObject({ whole: 'ann l', prefix: 'ann l', initial: 'l', isFull: false })
    expect(readAuthorName(' seaside ')).toMatchObject({ whole: 'seaside', short: [], prefix: null, isFull: false })
  })
})
