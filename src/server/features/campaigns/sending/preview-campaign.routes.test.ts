import { expect, it } from 'vitest'
import { createCampaigns } from '#testing/campaign-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const campaigns = createCampaigns(app)

it('shows a campaign as it would arrive with the person who asks, by every channel', async () => {
  const { owner, path } = await campaigns.start({
    subject: 'For {{first_name}}',
    message: 'Hello {{first_name|there}}, <b>spring</b> is here – come in!',
    link: { kind: 'url', url: 'https://example.com/menu' },
  })
  const { email, sms, posts } = (await app.as(owner).get(`${path}/preview`)).body
  const { user } = (await app.as(owner).get('/api/v1/me')).body
  const [first] = user.name.split(' ')

  expect(email.subject).toBe(`For ${first}`)
  expect(email.paragraphs).toEqual([`Hello ${first}, <b>spring</b> is here – come in!`])
  expect(email.actions).toEqual(['See the offer'])
  expect(email.footer).toContain('Quay 1, Halifax')
  expect(email.text).toContain(`Hello ${first}`)
  // The dash is none of the signs that a text message has room for 160 of.
  expect(sms).toMatchObject({ encoding: 'unicode', segments: expect.any(Number) })
  expect(sms.text).toContain('https://example.com/menu')
  const post = (network: string) => posts.find((each: { network: string }) => each.network === network)
  expect(post('twitter')).toMatchObject({ longest: 280, faults: [] })
  expect(post('twitter').text).toContain('Hello there')
  expect(post('instagram').faults).toEqual(['image-needed'])
})

it('needs no provider, and shows no other customer’s', async () => {
  const { owner, path } = await campaigns.start({}, { isConnected: false })
  expect((await app.as(owner).get(`${path}/preview`)).body.email.text).toContain('spring menu')
  expect((await app.as(await app.make.member()).get(`${path}/preview`)).status).toBe(404)
})
