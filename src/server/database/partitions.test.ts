import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { listAfter } from '#server/kernel/events/live-events.repository.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const { transactions } = app.product.base

async function keepHouse(): Promise<void> {
  const handler = app.product.services.jobHandlers.find(({ definition }) => definition.name === 'housekeeping.prune')
  await handler?.run({}, { jobId: 'prune', retryCount: 0, isLastTry: false })
}

async function list(query: string, values: unknown[] = []): Promise<string[]> {
  return (await app.superuser.query<{ value: string }>(query, values)).rows.map(({ value }) => value).toSorted()
}

const midnight = (days: number) => `(date_trunc('day', now(), 'UTC') + ${days} * interval '1 day')`
const listPartitions = () => list(`select name as value from partitions_of('live_events')`)
const listEvents = () => list(`select type || ' in ' || tableoid::regclass as value from live_events where id >= 900`)
const nameOf = async (days: number) =>
  (await list(`select 'live_events_' || to_char(${midnight(days)} at time zone 'UTC', 'YYYYMMDD') as value`)).join()

async function makePartition(days: number): Promise<string> {
  const [from] = await list(`select ${midnight(days)}::text as value`)
  const [until] = await list(`select ${midnight(days + 1)}::text as value`)
  const name = await nameOf(days)
  await app.superuser.query(`
    create table ${name} partition of live_events for values from ('${from}') to ('${until}');
    alter table ${name} owner to goodword_owner`)
  return name
}

const insert = (customerId: string, id: number, days: number) =>
  app.superuser.query(
    `insert into live_events (customer_id, id, type, created_at) values ($1, $2, $3, ${midnight(days)} + interval '1 hour')`,
    [customerId, id, `day ${days}`],
  )

/** As it is when what was there before there were partitions has gone. */
async function haveDays(days: readonly number[]): Promise<string[]> {
  for (const name of await listPartitions()) {
    if (name !== 'live_events_default') await app.superuser.query(`drop table ${name}`)
  }
  await app.superuser.query('delete from live_events')
  const names: string[] = []
  for (const day of days) names.push(await makePartition(day))
  return names
}

describe('a table in partitions', () => {
  it('has one for each of the days to come from the beginning', async () => {
    const { customerId } = await app.make.member()
    for (const day of [0, 1, 2]) await insert(customerId, 1000 + day, day)

    expect((await listEvents()).filter((event) => event.endsWith('live_events_default'))).toEqual([])
  })

  it('drops the days that are over, of every customer, and nothing younger', async () => {
    const days = [-5, -3, -2, -1, 0]
    const [, , ...kept] = await haveDays(days)
    for (const { customerId } of [await app.make.member(), await app.make.member()]) {
      for (const day of days) await insert(customerId, 1000 + day, day)
    }

    await keepHouse()

    const ahead = [await nameOf(1), await nameOf(2)]
    expect(await listPartitions()).toEqual([...kept, ...ahead, 'live_events_default'])
    expect(await listEvents()).toEqual(
      [-2, -1, 0].flatMap((day, index) => Array.from({ length: 2 }, () => `day ${day} in ${kept[index]}`)).toSorted(),
    )
  })

  it('takes what is of a day without a partition, goes on beside it, and lets it go by its age', async () => {
    await haveDays([-1, 0, 1])
    const { customerId } = await app.make.member()
    for (const day of [-40, 2, 400]) await insert(customerId, 1000 + day, day)
    const seen = await transactions.read(customerId, (tx) => listAfter(tx, 900, 10))
    expect(seen.map(({ id }) => id)).toEqual([960, 1002, 1400])

    await keepHouse()
    await keepHouse()

    expect(await listPartitions()).toEqual([await nameOf(-1), await nameOf(0), await nameOf(1), 'live_events_default'])
    expect(await listEvents()).toEqual(['day 2 in live_events_default', 'day 400 in live_events_default'])
  })

  it('lets nobody wait behind what cannot be done at once, and does it the next time', async () => {
    const [old] = await haveDays([-5])
    const reader = await app.superuser.connect()
    await reader.query('begin')
    await reader.query('lock table live_events in access share mode')

    await keepHouse()
    expect(await listPartitions()).toContain(old)
    await reader.query('rollback')
    reader.release()
    await keepHouse()

    expect(await listPartitions()).not.toContain(old)
  })

  it('shows everybody their own rows only, and nobody a partition by itself', async () => {
    const [name] = await haveDays([0])
    const [ours, theirs] = [await app.make.member(), await app.make.member()]
    for (const { customerId } of [ours, theirs]) await insert(customerId, 900, 0)
    const look = (table: string) =>
      transactions.read(ours.customerId, async (tx) => {
        const { rows } = await sql<{ id: string }>`select customer_id as id from ${sql.table(table)}`.execute(tx)
        return rows.map(({ id }) => id)
      })

    expect(new Set(await look('live_events'))).toEqual(new Set([ours.customerId]))
    for (const partition of [name ?? '', 'live_events_default']) {
      await expect(look(partition)).rejects.toMatchObject({ code: '42501' })
    }
  })
})
