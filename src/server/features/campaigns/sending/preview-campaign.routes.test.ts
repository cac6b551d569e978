import sharp from 'sharp'
import { expect, it } from 'vitest'
import { createCampaigns } from '#testing/campaign-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const campaigns = createCampaigns(app)
const BRANDING = '/api/v1/settings/branding'

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
  expect(email).toMatchObject({ actions: ['See the offer'], logo: null, color: expect.stringMatching(/^#[\da-f]{6}$/) })
  expect(email.footer).toContain('Quay 1, Halifax')
  expect(email.text).toContain(`Hello ${first}`)
  // The dash is none of the signs that a text message has room for 160 of.
  expect(sms).toMatchObject({ encoding: 'unicode', segments: expect.any(Number), estimate: null })
  expect(sms.text).toMatch(/\/c\/[\w-]{12}\n/)
  const post = (network: string) => posts.find((each: { network: string }) => each.network === network)
  expect(post('twitter')).toMatchObject({ longest: 280, faults: [] })
  expect(post('twitter').text).toContain('Hello there')
  expect(post('instagram').faults).toEqual(['image-needed'])
})

it('has five stars that are one link, the same for everybody, where there is one', async () => {
  const link = { kind: 'url', url: 'https://example.com/menu' }
  const { owner, path, send } = await campaigns.start({ type: 'review_request', hasStars: true, link })
  const { email } = (await app.as(owner).get(`${path}/preview`)).body
  expect(email.stars).toBe('How many stars would you give us?')
  expect(email.text).toContain('How many stars would you give us? ★★★★★\nhttps://example.com/menu')

  const guest = await campaigns.addGuest(owner)
  await send()
  await campaigns.goOut()
  const [mail] = await campaigns.messagesTo('sendgrid', guest.email)
  const [stars, button] = [...(mail?.html_body ?? '').matchAll(/<a href="([^"]+)"[^>]*>(?:How many|Leave a)/g)]
  expect(stars?.[1]).toMatch(/\/c\/[\w-]{12}$/)
  expect(button?.[1]).toBe(stars?.[1])

  expect((await app.as(owner).post(`${path}/duplicate`, {})).body.hasStars).toBe(true)
  const { owner: other, path: bare } = await campaigns.start({ hasStars: true })
  expect((await app.as(other).get(`${bare}/preview`)).body.email.stars).toBeNull()
})

it('needs no provider, and shows no other customer’s', async () => {
  const { owner, path } = await campaigns.start({}, { isConnected: false })
  expect((await app.as(owner).get(`${path}/preview`)).body.email.text).toContain('spring menu')
  expect((await app.as(await app.make.member()).get(`${path}/preview`)).status).toBe(404)
})

it('bears the logo and the color of the business, as the letter does', async () => {
  const by = await app.make.member({ tier: 'enterprise' })
  const { path } = await campaigns.start({}, { by })
  const paint = async (background: string) =>
    (
      await sharp({ create: { width: 80, height: 40, channels: 3, background } })
        .png()
        .toBuffer()
    ).toString('base64')
  await app.as(by).put(`${BRANDING}/logo`, { data: await paint('#1d4ed8') })
  expect((await app.as(by).get(`${path}/preview`)).body.email.darkLogo).toBeNull()
  await app.as(by).put(`${BRANDING}/logo`, { data: await paint('#dbeafe'), surface: 'dark' })
  await app.as(by).put(`${BRANDING}/colors`, { primary: '#1d4ed8', secondary: '#ffd500', accent: '#b91c1c' })

  const { email } = (await app.as(by).get(`${path}/preview`)).body
  const branding = (await app.as(by).get(BRANDING)).body
  expect(branding.logo.small).toMatch(/^\//)
  expect(email).toMatchObject({ logo: branding.logo.small, darkLogo: branding.darkLogo.small, color: '#1d4ed8' })
})

it('estimates what a text message costs where the price is known', async () => {
  const { owner, path } = await campaigns.start({ message: 'Come in!' })
  const account = { accountSid: 'ACpriced', authToken: 'sandbox-token', phoneNumber: '+14155550100' }
  await campaigns.connect(owner, 'twilio', account)
  const business = { companyName: 'Bistro', country: 'US', timezone: 'America/New_York', language: 'en' }
  expect((await app.as(owner).put('/api/v1/settings/general', business)).status).toBe(200)
  const { sms } = (await app.as(owner).get(`${path}/preview`)).body
  expect(sms.estimate).toMatchObject({
    amount: expect.closeTo(0.0083 * sms.segments, 4),
    currency: 'USD',
    country: 'US',
    asOf: '2026-10',
  })
})

it('measures a text message with its link as it is sent, however long that is', async () => {
  const url = `https://example.com/${'menu'.repeat(20)}`
  const { owner, path } = await campaigns.start({ message: 'Come in! '.repeat(11), link: { kind: 'url', url } })
  const account = { accountSid: `AC${owner.customerId}`, authToken: 'sandbox-token', phoneNumber: '+14155550100' }
  await campaigns.connect(owner, 'twilio', account)
  const look = async () => {
    const { body } = await app.as(owner).get(`${path}/audience`)
    return body.channels.find(({ channel }: { channel: string }) => channel === 'sms')
  }
  const { sms } = (await app.as(owner).get(`${path}/preview`)).body
  expect(sms.text).not.toContain(url)
  expect(sms.segments).toBe((await look()).sms.segments)

  await app.as(owner).patch(path, { message: 'm'.repeat(1500) })
  expect((await look()).problem).toBeNull()
  await app.as(owner).patch(path, { message: 'm'.repeat(1600) })
  expect((await look()).problem).toBe('too-long')
})
