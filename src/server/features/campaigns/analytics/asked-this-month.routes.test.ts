import { describe, expect, it } from 'vitest'
import { createCampaigns } from '#testing/campaign-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const { start, addGuest, goOut } = createCampaigns(app)
const look = async (member: TestMember) => (await app.as(member).get('/api/v1/review-requests/this-month')).body

const ageHours = (owner: TestMember, days: number) =>
  app.superuser.query('update campaign_hours set hour = seconds_after(hour, $2) where customer_id = $1', [
    owner.customerId,
    -days * 86_400,
  ])

describe('who was asked this month', () => {
  it('counts what asked for a review or for feedback, and what came of it', async () => {
    const { owner, send, id } = await start({ type: 'review_request' })
    const offer = await start({}, { by: owner, isConnected: false })
    for (let made = 0; made < 3; made += 1) await addGuest(owner)
    await send()
    await offer.send()
    await goOut()
    await app.superuser.query('update campaign_hours set responses = 2 where campaign_id = $1', [id])

    expect(await look(owner)).toEqual({
      since: `${new Date().toISOString().slice(0, 7)}-01`,
      asked: 3,
      responses: 2,
    })
  })

  it('begins anew with every month, and is nobody else’s', async () => {
    const { owner, send } = await start({ type: 'feedback' })
    await addGuest(owner)
    await send()
    await goOut()
    const stranger = await app.make.member()
    expect(await look(stranger)).toMatchObject({ asked: 0, responses: 0 })

    await ageHours(owner, 32)
    expect(await look(owner)).toMatchObject({ asked: 0, responses: 0 })
  })
})
