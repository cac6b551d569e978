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

  it('comes back with the campaign, as long as its time lies ahead', async () => {
    const { owner, id, path, send, post, read } = await start()
    const ann = await addGuest(owner)
    const { scheduledSendTime } = (await send({ at: `${NEXT}-03-01T09:00` })).body
    await app.as(owner).delete(path)

    expect((await post('restore')).body).toMatchObject({ status: 'draft', scheduledSendTime })
    await pass(id)
    await app.jobs.run('campaigns.clock')
    await goOut()
    expect(await messagesTo('sendgrid', ann.email)).toHaveLength(1)

    const late = await start()
    await late.send({ at: `${NEXT}-03-01T09:00` })
    await app.as(late.owner).delete(late.path)
    await pass(late.id)
    await late.post('restore')
    expect(await late.read()).toMatchObject({ status: 'draft', scheduledSendTime: null })
    expect(await read()).toMatchObject({ status: 'completed' })
  })

  it('does not go out when the campaign is deleted', async () => {
    const { owner, id, path, send } = await start()
    const ann = await addGuest(owner)
    await send({ at: `${NEXT}-03-01T09:00` })
    await app.as(owner).delete(path)
    await pass(id)
    await app.jobs.run('campaigns.clock')
    await goOut()

    expect(await messagesTo('sendgrid', ann.email)).toEqual([])
  })
})

describe('a planned campaign without a message', () => {
  const HOUR_MS = 3_600_000
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString().slice(0, 16)

  async function plan(hours: number, message = '') {
    const owner = await app.make.member()
    const planned = { name: 'Harbour', channels: ['email'], at: inHours(hours), message }
    const { body } = await app.as(owner).post('/api/v1/calendar/campaigns', planned)
    return { owner, id: body.id as string, at: body.scheduledSendTime as string }
  }
  /** The hours its reminders come before its time. */
  const remindersOf = async (id: string) =>
    (await app.jobs.list('campaigns.remind'))
      .map(({ data }) => data as { campaignId: string; hours: number })
      .filter(({ campaignId }) => campaignId === id)
      .map(({ hours }) => hours)
      .toSorted((one, other) => one - other)
  const remind = (owner: { customerId: string }, campaignId: string, told: { at: string; hours: number }) => {
    const job = app.product.services.jobHandlers.find(({ definition }) => definition.name === 'campaigns.remind')
    const payload = { customerId: owner.customerId, campaignId, ...told }
    return job?.run(payload, { jobId: campaignId, retryCount: 0, isLastTry: false })
  }
  const toldTo = async (owner: Parameters<typeof app.as>[0]) => {
    const { body: bell } = await app.as(owner).get('/api/v1/notifications')
    return bell.items.filter(({ kind }: { kind: string }) => kind === 'campaign.unwritten')
  }

  it('is to be told of a day and an hour before, as far as that lies ahead', async () => {
    expect(await remindersOf((await plan(48)).id)).toEqual([1, 24])
    expect(await remindersOf((await plan(5)).id)).toEqual([1])
    expect(await remindersOf((await plan(5, 'Come by.')).id)).toEqual([])
  })

  it('is told of once each, in the bell and by mail', async () => {
    const { owner, id, at } = await plan(20)
    await remind(owner, id, { at, hours: 24 })
    await remind(owner, id, { at, hours: 24 })
    await remind(owner, id, { at, hours: 1 })

    const told = await toldTo(owner)

    expect(told).toHaveLength(2)
    expect(told[0].message).toContain('Harbour is planned for')
    const { rows } = await app.superuser.query(
      `select 1 from notification_deliveries where user_id = $1 and channel = 'email' and kind = 'campaign.unwritten'`,
      [owner.userId],
    )
    expect(rows).toHaveLength(2)
  })

  it('is not told of once it is written, moved or deleted', async () => {
    const [written, moved, gone] = [await plan(20), await plan(20), await plan(20)]
    await app.as(written.owner).patch(`/api/v1/campaigns/${written.id}`, { message: 'Come by.' })
    await app.as(moved.owner).put(`/api/v1/calendar/campaigns/${moved.id}`, { at: inHours(30) })
    await app.as(gone.owner).delete(`/api/v1/campaigns/${gone.id}`)

    for (const { owner, id, at } of [written, moved, gone]) await remind(owner, id, { at, hours: 24 })

    expect(await Promise.all([written, moved, gone].map(({ owner }) => toldTo(owner)))).toEqual([[], [], []])
  })
})
