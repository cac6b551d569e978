import { describe, expect, it } from 'vitest'
import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import { tryAsPlanned } from '#testing/job-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import { createWebhookFixture } from '#testing/webhook-fixture.ts'
import { WEBHOOK_PLAN } from './deliver-due.ts'

const app = await startTestApp()
const { start, unsubscribe, deliverAll } = createWebhookFixture(app)
const DAY_SECONDS = 86_400

const deliveries = async () => (await app.superuser.query('select state from webhook_deliveries')).rows
/** As it stands when it has failed on so many days, the last of them yesterday. */
const setBack = (owner: { customerId: string }, { days }: { days: number }) =>
  app.superuser.query(
    `update webhook_endpoints set failing_since = now() - interval '121 hours', failing_days = $2, failed_on = current_date - 1
     where customer_id = $1`,
    [owner.customerId, days],
  )
const arrived = async () => (await app.superuser.query('select from sandbox.webhook_messages')).rows.length

describeJobsRunTwice(app, 'webhooks', {
  'webhooks.spread': {
    arrange: async () => unsubscribe((await start()).owner),
    effect: deliveries,
    done: [{ state: 'queued' }],
  },
  'webhooks.deliver': { arrange: async () => undefined, effect: arrived, done: 1 },
  'webhooks.resume': {
    arrange: async () => {
      await unsubscribe((await start()).owner)
      await app.superuser.query(
        `update webhook_events set created_at = now() - interval '1 hour' where sequence is null`,
      )
      await app.superuser.query(`delete from pgboss.job where name in ('webhooks.spread', 'webhooks.resume')`)
      await app.superuser.query(`insert into pgboss.job (name, data) values ('webhooks.resume', '{}')`)
    },
    effect: async () => (await app.jobs.list('webhooks.spread')).length,
    done: 1,
  },
})

describe('what is not taken', () => {
  it('is tried for two days', async () => {
    let last = 0
    await tryAsPlanned(WEBHOOK_PLAN, async (afterSeconds) => {
      last = afterSeconds
    })
    expect(last).toBeGreaterThan(2 * DAY_SECONDS)
    expect(last).toBeLessThan(2.5 * DAY_SECONDS)
  })

  it('comes again later under the same id, and what was answered stands in the log', async () => {
    const till = await start()
    await till.setFault(503)
    await unsubscribe(till.owner)
    await deliverAll()
    expect(await till.log()).toMatchObject([
      { state: 'queued', attempts: 1, failure: 'status', answer: { status: 503, text: 'As it was told to.' } },
    ])
    expect((await till.look()).failingSince).not.toBeNull()
    await till.setFault(null)
    await deliverAll()
    const ids = (await till.received()).map(({ id }) => id)
    expect([ids.length, new Set(ids).size]).toEqual([2, 1])
    expect(await till.log()).toMatchObject([{ state: 'sent', attempts: 2, failure: null, nextAt: null }])
    expect((await till.look()).failingSince).toBeNull()
  })

  it('a process that dies over it sends it again under the same id', async () => {
    const till = await start()
    await unsubscribe(till.owner)
    await deliverAll()
    // As it stood when the call had gone out and nobody had written down the answer.
    await app.superuser.query(
      `update webhook_deliveries set state = 'dispatching', due_at = now() - interval '1 second' where customer_id = $1`,
      [till.owner.customerId],
    )
    await deliverAll()
    const ids = (await till.received()).map(({ id }) => id)
    expect([ids.length, new Set(ids).size]).toEqual([2, 1])
    expect(await till.log()).toMatchObject([{ state: 'sent', attempts: 2 }])
  })

  it('for five days switches the webhook off, drops what waits and tells the owners', async () => {
    const till = await start()
    await till.setFault(500)
    await unsubscribe(till.owner)
    await deliverAll()
    await setBack(till.owner, { days: 4 })
    await deliverAll()
    expect(await till.look()).toMatchObject({ isOn: false, givenUpAt: expect.any(String), givenUpFor: 'failing' })
    expect(await till.log()).toMatchObject([{ state: 'dropped' }])
    const { rows } = await app.superuser.query('select kind from notifications where customer_id = $1', [
      till.owner.customerId,
    ])
    expect(rows).toEqual([{ kind: 'webhook.given-up' }])
    expect(await app.as(till.owner).post(`${till.path}/test`)).toMatchObject({ body: { reason: 'webhook-off' } })

    await till.setFault(null)
    expect((await app.as(till.owner).patch(till.path, { isOn: true })).body).toMatchObject({
      isOn: true,
      failingSince: null,
      givenUpAt: null,
      givenUpFor: null,
    })
    await app.as(till.owner).post(`${till.path}/test`)
    await deliverAll()
    expect((await till.log())[0]).toMatchObject({ state: 'sent' })
  })

  it('once long ago and once now leaves the webhook on', async () => {
    const till = await start()
    await till.setFault(500)
    await unsubscribe(till.owner)
    await deliverAll()
    await setBack(till.owner, { days: 1 })
    await deliverAll()
    expect(await till.look()).toMatchObject({ isOn: true, givenUpAt: null })
    const { rows } = await app.superuser.query('select failing_days from webhook_endpoints where customer_id = $1', [
      till.owner.customerId,
    ])
    expect(rows).toEqual([{ failing_days: 2 }])
  })

  it('because the receiver is gone for good switches the webhook off at once, and says why', async () => {
    const till = await start()
    await till.setFault(410)
    await unsubscribe(till.owner)
    await unsubscribe(till.owner)
    await deliverAll()
    expect(await till.look()).toMatchObject({ isOn: false, givenUpFor: 'gone' })
    const { rows } = await app.superuser.query('select params from notifications where customer_id = $1', [
      till.owner.customerId,
    ])
    expect(rows).toMatchObject([{ params: { why: 'gone' } }])
  })

  it('waits while the workspace can only be read', async () => {
    const till = await start()
    await unsubscribe(till.owner)
    const setStatus = (status: string) =>
      app.superuser.query('update customers set status = $2 where id = $1', [till.owner.customerId, status])
    await setStatus('read-only')
    await deliverAll()
    expect(await till.received()).toEqual([])
    await setStatus('active')
    await deliverAll()
    expect(await till.received()).toHaveLength(1)
  })
})
