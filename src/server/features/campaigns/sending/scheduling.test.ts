import { describe, expect, it } from 'vitest'
import { createCampaigns } from '#testing/campaign-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const { start, addGuest, messagesTo, goOut } = createCampaigns(app)
const NEXT = new Date().getUTCFullYear() + 1

const setZone = (customerId: string, timezone: string) =>
  app.product.base.transactions.step(customerId, async (tx) => {
    const { chooseTimezone } = await import('#server/features/settings/settings.service.ts')
    await chooseTimezone(tx, timezone)
  })

/** Its time came a while ago. */
const pass = (id: string, ago = '1 second') =>
  app.superuser.query(
    `update campaigns set scheduled_send_time = now() - $2::interval, next_at = now() - $2::interval where id = $1`,
    [id, ago],
  )

/** The last Sunday of a month. */
const lastSunday = (month: number) => {
  const last = new Date(Date.UTC(NEXT, month, 0))
  last.setUTCDate(last.getUTCDate() - last.getUTCDay())
  return last.toISOString().slice(0, 10)
}

describe('a campaign for later', () => {
  it('is meant by the customer’s clocks, whatever they do in between', async () => {
    const { owner, send, post, read } = await start()
    await setZone(owner.customerId, 'Europe/Berlin')
    const at = async (wall: string) => (await send({ at: wall })).body.scheduledSendTime

    expect(await at(`${NEXT}-01-15T09:00`)).toBe(`${NEXT}-01-15T08:00:00.000Z`)
    expect(await at(`${NEXT}-07-15T09:00`)).toBe(`${NEXT}-07-15T07:00:00.000Z`)
    // Clocks jump from two to three there.
    expect(await at(`${lastSunday(3)}T02:30`)).toBe(`${lastSunday(3)}T01:30:00.000Z`)
    expect(await read()).toMatchObject({ status: 'draft', progress: null })
    expect((await post('unschedule')).body.scheduledSendTime).toBeNull()
    expect((await post('unschedule')).body.reason).toBe('campaign-not-scheduled')
  })

  it('goes out once when its time has come, with two workers at it', async () => {
    const { owner, id, send, read } = await start()
    const ann = await addGuest(owner)
    await send({ at: `${NEXT}-03-01T09:00` })
    await app.jobs.run('campaigns.clock')
    expect((await read()).status).toBe('draft')
    await pass(id)
    const clock = app.product.services.jobHandlers.find(({ definition }) => definition.name === 'campaigns.clock')
    const run = () =>
      clock?.run({ customerId: owner.customerId, campaignId: id }, { jobId: id, retryCount: 0, isLastTry: false })

    await Promise.all([run(), run()])
    await goOut()
    await run()

    expect(await messagesTo('sendgrid', ann.email)).toHaveLength(1)
    expect(await read()).toMatchObject({ status: 'completed', scheduledSendTime: null, run: 'sent' })
  })

  it('is found by the sweep when its job got lost', async () => {
    const { owner, id, send, read } = await start()
    await addGuest(owner)
    await send({ at: `${NEXT}-03-01T09:00` })
    await pass(id, '2 minutes')
    await app.superuser.query(`delete from pgboss.job where name = 'campaigns.clock'`)

    const sweep = app.product.services.jobHandlers.find(({ definition }) => definition.name === 'campaigns.sweep')
    await sweep?.run({}, { jobId: id, retryCount: 0, isLastTry: false })
    await app.jobs.run('campaigns.clock')

    expect(await read()).toMatchObject({ status: 'active', run: 'sent' })
  })

  it('is not sent hours late, nor by a plan without campaigns; somebody is told', async () => {
    const late = await start()
    await addGuest(late.owner)
    await late.send({ at: `${NEXT}-03-01T09:00` })
    await pass(late.id, '3 hours')
    const small = await start()
    await addGuest(small.owner)
    await small.send({ at: `${NEXT}-03-01T09:00` })
    await pass(small.id)
    await app.superuser.query(`update customers set subscription_tier = 'starter' where id = $1`, [
      small.owner.customerId,
    ])

    await app.jobs.run('campaigns.clock')

    expect(await late.read()).toMatchObject({ status: 'draft', scheduledSendTime: null })
    expect(await small.read()).toMatchObject({ status: 'draft', scheduledSendTime: null })
    const { body: bell } = await app.as(late.owner).get('/api/v1/notifications')
    expect(bell.items.map(({ kind }: { kind: string }) => kind)).toContain('campaign.failed')
  })

  it('waits for a person where the workspace could only be read when its time came, and leaves what is under way', async () => {
    const later = await start()
    const ann = await addGuest(later.owner)
    await later.send({ at: `${NEXT}-03-01T09:00` })
    await pass(later.id)
    const running = await start()
    const ben = await addGuest(running.owner)
    await running.send({})
    const setStatus = (status: string) =>
      app.superuser.query('update customers set status = $2 where id = any ($1)', [
        [later.owner.customerId, running.owner.customerId],
        status,
      ])
    await setStatus('read-only')
    await app.jobs.run('campaigns.clock')
    await goOut()
    expect([await messagesTo('sendgrid', ann.email), await messagesTo('sendgrid', ben.email)]).toEqual([[], []])
    const { body: bell } = await app.as(later.owner).get('/api/v1/notifications')
    expect(bell.items[0].message).toContain('your workspace could only be read at its scheduled time')

    await setStatus('active')
    await app.superuser.query('update campaigns set next_at = now() where id = $1', [running.id])
    await app.jobs.run('campaigns.clock')
    await goOut()
    expect([await messagesTo('sendgrid', ann.email), await messagesTo('sendgrid', ben.email)]).toMatchObject([[], [{}]])
  })

  it('goes with the campaign when that is deleted', async () => {
    const { owner, id, path, send } = await start()
    const ann = await addGuest(owner)
    await send({ at: `${NEXT}-03-01T09:00` })
    await app.as(owner).delete(path)
    await app.jobs.run('campaigns.clock')
    await goOut()

    expect(await messagesTo('sendgrid', ann.email)).toEqual([])
    const { rows } = await app.superuser.query('select scheduled_send_time, next_at from campaigns where id = $1', [id])
    expect(rows).toEqual([{ scheduled_send_time: null, next_at: null }])
  })
})
