import { describe, expect, it } from 'vitest'
import type { Location } from '#shared/contracts/locations.ts'
import { DEFAULT_CUSTOMER_SETTINGS } from '#shared/domain/customer-settings.ts'
import type { TestMember } from '#testing/make.ts'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const facebook = await createPlatformFixture(app, 'facebook', 1)
const REVIEW_PAGE = 'https://www.facebook.com/200/reviews'

const locationsOf = async (member: TestMember): Promise<Location[]> =>
  (await app.as(member).get('/api/v1/locations')).body.items

describe('the place of a listing that is connected', () => {
  it('is made of it where there is none of its name, in the customer’s time zone', async () => {
    const owner = await app.make.member()
    const { general, notifications, security, branding, automation } = DEFAULT_CUSTOMER_SETTINGS
    await app.superuser.query(
      `insert into customer_settings (customer_id, general, notifications, security, branding, automation)
       values ($1, $2, $3, $4, $5, $6)`,
      [owner.customerId, { ...general, timezone: 'Europe/Berlin' }, notifications, security, branding, automation],
    )

    const { body } = await facebook.connect(owner)

    const [location] = await locationsOf(owner)
    expect(location).toMatchObject({
      name: 'Harbour 200',
      timezone: 'Europe/Berlin',
      reviewLinks: { facebook: REVIEW_PAGE },
    })
    expect(body).toMatchObject({ locationId: location?.id, locationName: 'Harbour 200' })
  })

  it('is the one of its name, whose own link stays', async () => {
    const owner = await app.make.member()
    const own = 'https://example.com/write'
    const { id } = (
      await app.as(owner).post('/api/v1/locations', { name: ' harbour 200 ', reviewLinks: { facebook: own } })
    ).body

    expect((await facebook.connect(owner)).body).toMatchObject({ locationId: id })
    expect(await locationsOf(owner)).toMatchObject([{ id, reviewLinks: { facebook: own } }])
  })

  it('stays the one it was given when it is connected anew', async () => {
    const owner = await app.make.member()
    const { id } = (await facebook.connect(owner)).body
    const quay = (await app.as(owner).post('/api/v1/locations', { name: 'Quay' })).body
    await app.as(owner).put(`/api/v1/integrations/${id}/location`, { locationId: quay.id })
    await app.as(owner).post(`/api/v1/integrations/${id}/disconnect`)

    expect((await facebook.connect(owner, id)).body).toMatchObject({ locationId: quay.id })
    const links = (await locationsOf(owner)).find(({ name }) => name === 'Quay')?.reviewLinks
    expect(links).toEqual({ facebook: REVIEW_PAGE })
  })

  it('is never another customer’s of the same name', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const theirs = (await app.as(stranger).post('/api/v1/locations', { name: 'Harbour 200' })).body

    expect((await facebook.connect(owner)).body.locationId).not.toBe(theirs.id)
  })
})
