import { PDFDict, PDFName } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createCampaigns } from '#testing/campaign-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { createNotificationFixture } from '#testing/notification-fixture.ts'
import { readPdf } from '#testing/read-pdf.ts'
import { startTestApp } from '#testing/test-app.ts'
import { createVisitors } from '#testing/visitor-fixture.ts'

const app = await startTestApp()
const notifications = createNotificationFixture(app)
const campaigns = createCampaigns(app)
const visitors = createVisitors(app)

const BRANDING = '/api/v1/settings/branding'
const PRIMARY = '#1d4ed8'
const paint = async (background: string) =>
  (
    await sharp({ create: { width: 90, height: 60, channels: 3, background } })
      .png()
      .toBuffer()
  ).toString('base64')
const [onLight, onDark] = [await paint('#1d4ed8'), await paint('#dbeafe')]

/** A business with a color, a logo and another one for what is dark. */
async function makeBranded() {
  const owner = await app.make.member({ tier: 'enterprise' })
  await app.as(owner).put(`${BRANDING}/colors`, { primary: PRIMARY, secondary: '#ffd500', accent: '#b91c1c' })
  await app.as(owner).put(`${BRANDING}/logo`, { data: onLight })
  const { logo, darkLogo } = (await app.as(owner).put(`${BRANDING}/logo`, { data: onDark, surface: 'dark' })).body
  return { owner, logo, darkLogo }
}

type Branded = Awaited<ReturnType<typeof makeBranded>>

/** Both logos by addresses that hold wherever it is read, the dark one only where the reader's program is dark. */
function expectBranded(html: string, { logo, darkLogo }: Branded, size: 'small' | 'medium' = 'medium'): void {
  const source = `<source srcset="${app.url}${darkLogo[size]}" media="(prefers-color-scheme: dark)">`
  expect(html).toContain(`<picture>${source}<img src="${app.url}${logo[size]}" alt="A business"`)
  expect(html).toContain('@media (prefers-color-scheme:dark){body{background:')
  expect(html).not.toMatch(/src(set)?="\//)
}

const listMails = async (to: string) =>
  (
    await app.superuser.query<{ html_body: string }>('select html_body from mail_outbox where to_address = $1', [to])
  ).rows.map(({ html_body: html }) => html)
const readMail = async (to: string) => (await listMails(to)).at(-1) ?? ''

describe('the logo and the color of a business', () => {
  it('stand in what its people are told by mail', async () => {
    const branded = await makeBranded()
    await notifications.tell(branded.owner, { kind: 'review.assigned', params: { doer: 'Mia' }, link: '/reviews' })
    await notifications.deliver()

    const [mail] = await notifications.readMails(branded.owner)
    expectBranded(mail?.html ?? '', branded)
    expect(mail?.html).toContain(`background:${PRIMARY};color:#ffffff`)
  })

  it('stand in the digest', async () => {
    const branded = await makeBranded()
    const { customerId, userId } = branded.owner
    await app.make.review({ customerId, rating: 5, columns: { first_seen_at: new Date(Date.now() - 3_600_000) } })
    await app.superuser.query(
      `insert into notification_habits (customer_id, user_id, digest_due_at) values ($1, $2, now() - interval '1 minute')
       on conflict (customer_id, user_id) do update set digest_due_at = excluded.digest_due_at`,
      [customerId, userId],
    )
    await notifications.sweep()
    await app.jobs.run('notifications.digest')

    const [mail] = await notifications.readMails(branded.owner)
    expectBranded(mail?.html ?? '', branded)
  })

  it('stand in the way back that a contact is mailed', async () => {
    const branded = await makeBranded()
    const consent = { channels: ['email'], basis: 'express', place: 'paper', wording: 'You may write.' }
    const email = 'guest@branded.test'
    const { body: contact } = await app.as(branded.owner).post('/api/v1/contacts', { name: 'Guest', email, consent })
    await app.as(branded.owner).post(`/api/v1/contacts/${contact.id}/preferences-mail`)

    expectBranded(await readMail(email), branded)
    expect(await readMail(email)).toContain(`background:${PRIMARY}`)
  })

  it('stand in a campaign’s letter', async () => {
    const branded = await makeBranded()
    const { send } = await campaigns.start({}, { by: branded.owner })
    const guest = await campaigns.addGuest(branded.owner)
    await send()
    await campaigns.goOut()

    const [letter] = await campaigns.messagesTo('sendgrid', guest.email)
    expectBranded(letter?.html_body ?? '', branded, 'small')
  })

  it('stand in what is told of the workspace itself: its archive, its closing and its coming back', async () => {
    const branded = await makeBranded()
    const { owner } = branded
    await app.as(owner).post('/api/v1/workspace-data/exports')
    // A slow machine takes several turns.
    do await app.jobs.run('workspace-data.archive')
    while ((await app.as(owner).get('/api/v1/workspace-data')).body.export.state === 'working')
    await app.as(owner).post('/api/v1/workspace-data/close', { companyName: 'A business' })
    await app.as(owner).post('/api/v1/workspace-data/reopen')

    const mails = await listMails(owner.email)
    expect(mails).toHaveLength(3)
    for (const html of mails) {
      expectBranded(html, branded)
      expect(html).toContain(`background:${PRIMARY}`)
    }
  })

  it('stand in the way back from a whitelist, and in what is told of it', async () => {
    const branded = await makeBranded()
    const { owner } = branded
    await app.superuser.query(
      `update customer_settings set security = security || '{"ipWhitelist": ["127.0.0.0/8", "::1"]}' where customer_id = $1`,
      [owner.customerId],
    )
    await app.as(owner).post('/api/v1/settings/security/release-link')
    const [link = ''] = await listMails(owner.email)
    const word = /whitelist-off\/([^?"]+)\?/.exec(link)?.[1]
    expect((await app.as(owner).post('/api/v1/settings/security/release', { word })).status).toBe(200)

    const mails = await listMails(owner.email)
    expect(mails).toHaveLength(2)
    for (const html of mails) expectBranded(html, branded)
  })

  it('stand in the message that tries a service out', async () => {
    const branded = await makeBranded()
    const path = '/api/v1/provider-connections'
    const credentials = { apiKey: 'SG.sandbox-branded' }
    const { body } = await app.as(branded.owner).post(path, { provider: 'sendgrid', credentials })
    const sender = { senderAddress: 'hello@bistro.test', senderName: 'Bistro', postalAddress: 'Quay 1, Halifax' }
    await app.as(branded.owner).patch(`${path}/${body.id}`, sender)
    expect((await app.as(branded.owner).post(`${path}/${body.id}/test`)).status).toBe(200)

    const [letter] = await campaigns.messagesTo('sendgrid', branded.owner.email)
    expectBranded(letter?.html_body ?? '', branded)
  })

  it('stand in what a visitor is answered', async () => {
    const branded = await makeBranded()
    const page = await visitors.makePage({ kind: 'feedback', name: 'Feedback' }, branded.owner)
    await visitors.send(page, { 'a.rating': '1', 'a.email': 'visitor@branded.test', consent: '1' })
    const [response] = (await app.as(branded.owner).get('/api/v1/page-responses')).body.items
    await app.as(branded.owner).post(`/api/v1/page-responses/${response.id}/replies`, { text: 'We are sorry.' })

    expectBranded(await readMail('visitor@branded.test'), branded)
  })

  it('stand on a page for visitors, each logo on what it is made for', async () => {
    const { owner, logo, darkLogo } = await makeBranded()
    const { slug } = await visitors.makePage({ kind: 'review' }, owner)
    const show = async () => (await fetch(`${app.url}/p/${slug}`)).text()
    const source = `<source srcset="${darkLogo.small}" media="(prefers-color-scheme: dark)" />`
    // Spaces between them would break the line: the text around them keeps its breaks.
    expect(await show()).toContain(`<picture>${source}<img src="${logo.small}" alt="" /></picture>`)

    await app.as(owner).delete(`${BRANDING}/logo?surface=dark`)
    const light = await show()
    expect(light).toContain(`<img src="${logo.small}"`)
    expect(light).not.toContain('<source')
  })

  it('stand at the head of an evidence pack', async () => {
    const [{ owner }, plain] = [await makeBranded(), await app.make.member()]
    const [branded, unbranded] = [await packOf(owner), await packOf(plain)]
    expect([branded.pictures, unbranded.pictures]).toEqual([1, 0])
    // 1d4ed8, as a PDF has colors.
    expect(branded.drawing).toMatch(/0\.1137\d* 0\.3058\d* 0\.847\d* RG/)
    expect(unbranded.drawing).not.toContain('0.1137')
  })

  it('stand on a print', async () => {
    const [{ owner }, plain] = [await makeBranded(), await app.make.member()]
    expect([(await printOf(owner)).pictures, (await printOf(plain)).pictures]).toEqual([1, 0])
  })
})

async function look(member: TestMember, path: string) {
  const response = await fetch(app.url + path, { headers: { authorization: `Bearer ${member.token}` } })
  const { document, drawings } = await readPdf(new Uint8Array(await response.arrayBuffer()))
  const held = document.getPage(0).node.Resources()?.lookupMaybe(PDFName.of('XObject'), PDFDict)
  return { pictures: held?.keys().length ?? 0, drawing: drawings[0] ?? '' }
}

async function packOf(member: TestMember) {
  for (let count = 0; count < 5; count += 1) await app.make.review({ customerId: member.customerId, rating: 1 })
  const handler = app.product.services.jobHandlers.find(({ definition }) => definition.name === 'incidents.watch')
  await handler?.run({ customerId: member.customerId }, { jobId: 'x', retryCount: 0, isLastTry: false })
  const [incident] = (await app.as(member).get('/api/v1/incidents')).body.items
  return look(member, `/api/v1/incidents/${incident.id}/evidence.pdf`)
}

async function printOf(member: TestMember) {
  const destination = { kind: 'url', url: 'https://example.com/menu' }
  const { body } = await app.as(member).post('/api/v1/qr-codes', { name: 'Tent', destination })
  return look(member, `/api/v1/qr-codes/${body.id}/print.pdf?form=poster`)
}
