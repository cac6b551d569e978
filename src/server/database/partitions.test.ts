import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { listAfter } from '#server/kernel/events/live-events.repository.ts'
import { explain } from '#testing/explain.ts'
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
  await app.superuser.query(`create table ${name} partition of live_events for values from ('${from}') to ('${until}')`)
  await app.superuser.query(`alter table ${name} owner to goodword_owner`)
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

describe('tables in partitions of months and days', () => {
  const TABLES = ['campaign_events', 'page_visitors', 'qr_code_events', 'qr_code_visitors']

  /** What was there before there were partitions has gone, and the months of so many days ago stand. */
  async function haveMonths(table: string, ages: readonly number[]): Promise<string[]> {
    await app.superuser.query(`drop table if exists ${table}_before`)
    const names: string[] = []
    for (const age of ages) {
      const [from, until] = await list(
        `select (date_trunc('month', now() - $1 * interval '1 day', 'UTC') + n * interval '1 month')::text as value
         from unnest('{0,1}'::int[]) n`,
        [age],
      )
      const name = `${table}_${from?.slice(0, 10).replaceAll('-', '')}`
      await app.superuser.query(
        `create table ${name} partition of ${table} for values from ('${from}') to ('${until}')`,
      )
      await app.superuser.query(`alter table ${name} owner to goodword_owner`)
      names.push(name)
    }
    return names
  }

  async function makeCode(customerId: string): Promise<string> {
    const { rows } = await app.superuser.query<{ id: string }>(
      `insert into qr_codes (customer_id, code, name, type, destination)
       values ($1, 'x', 'Bar', 'review', 'https://example.com') returning id`,
      [customerId],
    )
    return rows[0]?.id ?? ''
  }

  async function scanAgo(customerId: string, codeId: string, days: number): Promise<void> {
    await app.superuser.query(
      `with counted as (insert into qr_code_visitors values ($1, $2, current_date - $3::int, decode(repeat('00', 16), 'hex')))
       insert into qr_code_events (customer_id, qr_code_id, event_type, amount, created_at)
       values ($1, $2, 'scan', $3::int + 1, now() - $3::int * interval '1 day')`,
      [customerId, codeId, days],
    )
  }

  it('keep a month for a year after it, and nothing for longer than 400 days', async () => {
    const [year, old] = await haveMonths('qr_code_events', [366, 431])
    await keepHouse()
    const kept = await list(`select name as value from partitions_of('qr_code_events')`)

    expect(kept).toContain(year)
    expect(kept).not.toContain(old)
    const { rows } = await app.superuser.query<{ isKept: boolean }>(
      `select bool_and(kept + interval '31 days' <= interval '400 days') as "isKept" from partitioned_tables()`,
    )
    expect(rows).toEqual([{ isKept: true }])
  })

  it('are looked at only where the period is', async () => {
    const [before] = await haveMonths('campaign_events', [31])
    await keepHouse()

    const plan = await explain(
      app.superuser,
      `select from campaign_events where customer_id = gen_random_uuid() and created_at >= date_trunc('month', now(), 'UTC')`,
    )
    expect(plan).toContain('Subplans Removed')
    expect(plan).not.toContain(before)
  })

  it('let go of what a customer had who is erased, in whichever partition, and keep the others’', async () => {
    const [ours, theirs] = [await app.make.member(), await app.make.member()]
    for (const { customerId } of [ours, theirs]) {
      const codeId = await makeCode(customerId)
      for (const days of [0, 1, 20, 300]) await scanAgo(customerId, codeId, days)
    }
    await app.superuser.query(
      `update customers set closed_at = now(), status_before_closing = status, erase_at = now() where id = $1`,
      [ours.customerId],
    )
    await app.superuser.query('select erase_closed_customer()')

    const left = (table: string) => list(`select distinct customer_id::text as value from ${table}`)
    expect(await left('qr_code_events')).toEqual([theirs.customerId])
    expect(await left('qr_code_visitors')).toEqual([theirs.customerId])
  })

  it('are all that are said to be', async () => {
    const partitioned = await list(
      `select c.relname as value from pg_class c where c.relkind = 'p' and c.relnamespace = 'public'::regnamespace`,
    )
    expect(partitioned).toEqual(await list('select name as value from partitioned_tables()'))
    expect(partitioned).toEqual(expect.arrayContaining(TABLES))
  })
})
