import { describe, expect, it } from 'vitest'
import { sendReports } from '#sandbox/providers/provider-reports.ts'
import { createCampaigns } from '#testing/campaign-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const { start, addGuest, messagesTo, goOut } = createCampaigns(app)
const { db } = app.product.base.sandbox

async function prune(): Promise<void> {
  const handler = app.product.services.jobHandlers.find(({ definition }) => definition.name === 'housekeeping.prune')
  await handler?.run({}, { jobId: 'prune', retryCount: 0, isLastTry: false })
}

/** A campaign that runs, whose one reader has opened it so long ago. */
async function openSomeAgo(days: number, daysOfEvents = days) {
  const campaign = await start({ link: { kind: 'url', url: 'https://example.com/menu' } })
  const { owner, id, path, post, recipients } = campaign
  const guest = await addGuest(owner)
  await post('activate')
  await goOut()
  const [mail] = await messagesTo('sendgrid', guest.email)
  if (!mail) throw new Error('Nothing was sent.')
  for (const kind of ['deliver', 'open'] as const) expect(await sendReports(db, mail, kind)).toEqual([200])
  for (const [change, age] of [
    [
      'campaign_recipients set changed_at = seconds_after(changed_at, -extract(epoch from $2::interval)), handed_over_at = seconds_after(handed_over_at, -extract(epoch from $2::interval)) where campaign_id = $1',
      days,
    ],
    [
      'campaign_events set created_at = seconds_after(created_at, -extract(epoch from $2::interval)) where campaign_id = $1',
      daysOfEvents,
    ],
  ] as const) {
    await app.superuser.query(`update ${change}`, [id, `${age} days`])
  }
  const url = /\S+\/c\/[\w-]{12}/.exec(mail.text_body ?? '')?.[0] ?? ''
  return {
    ...campaign,
    guest,
    url,
    look: async () => ({
      figures: (await app.as(owner).get(`${path}/metrics`)).body,
      analytics: (await app.as(owner).get(`${path}/analytics?range=all`)).body,
      events: (await app.as(owner).get(`${path}/events?range=all`)).body.items.length,
      recipients: await recipients(),
      link: (await fetch(url, { redirect: 'manual' })).status,
    }),
  }
}

describe('what is kept of messages', () => {
  it('is their figures, once they are older than 400 days: nobody is named, and no link leads on', async () => {
    const { look, guest } = await openSomeAgo(401)
    const before = await look()
    expect(before).toMatchObject({ events: 2, link: 302, recipients: [{ contactId: guest.id, address: guest.email }] })
    await prune()
    const after = await look()
    expect(after.figures).toEqual(before.figures)
    expect(after.analytics).toEqual(before.analytics)
    expect(after).toMatchObject({ figures: { sent: 1, delivered: 1, opens: 1 }, events: 0, link: 404 })
    expect(after.recipients).toMatchObject([{ state: 'delivered', contactId: null, name: '', address: null }])
  })

  it('still keeps a campaign that runs on from writing to somebody twice', async () => {
    const { owner, id, guest, look } = await openSomeAgo(401)
    await prune()
    await addGuest(owner)
    await app.superuser.query(`update campaigns set next_at = now() - interval '1 second' where id = $1`, [id])
    await app.jobs.run('campaigns.clock')
    await goOut()
    expect(await messagesTo('sendgrid', guest.email)).toHaveLength(1)
    expect((await look()).figures.sent).toBe(2)
  })

  it('is everything before that, and of what still waits', async () => {
    const [young, waiting] = [await openSomeAgo(399, 368), await openSomeAgo(401)]
    await app.superuser.query(`update campaign_recipients set state = 'queued' where campaign_id = $1`, [waiting.id])
    await prune()
    expect(await young.look()).toMatchObject({ events: 2, link: 302, recipients: [{ contactId: young.guest.id }] })
    expect((await waiting.look()).recipients).toMatchObject([{ contactId: waiting.guest.id }])
  })
})
