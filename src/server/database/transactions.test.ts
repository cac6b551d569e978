import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/test-app.ts'
import { limitToPerson } from './location-limit.ts'
import type { CustomerTx } from './transactions.ts'

const app = await startTestApp()
const { transactions } = app.product.base

describe('a customer transaction', () => {
  it('sees its own rows and no other customer’s', async () => {
    const ours = await app.make.member()
    await app.make.member()

    const seen = await transactions.step(ours.customerId, (tx) => tx.selectFrom('team_members').selectAll().execute())

    expect(seen.map((row) => row.id)).toEqual([ours.memberId])
  })

  it('cannot write into another customer', async () => {
    const ours = await app.make.member()
    const theirs = await app.make.member()

    const attempt = transactions.step(ours.customerId, (tx) =>
      tx
        .insertInto('team_members')
        .values({ customer_id: theirs.customerId, name: 'Eve', email: 'eve@x.test', role: 'admin', status: 'active' })
        .execute(),
    )

    await expect(attempt).rejects.toMatchObject({ code: '42501' })
  })

  it('writes nothing where it was opened for looking', async () => {
    const ours = await app.make.member()

    const attempt = transactions.read(ours.customerId, (tx) =>
      tx.updateTable('team_members').set({ name: 'Eve' }).where('id', '=', ours.memberId).execute(),
    )

    await expect(attempt).rejects.toMatchObject({ code: '25006' })
  })

  it('touches nothing when it updates another customer’s row', async () => {
    const ours = await app.make.member()
    const theirs = await app.make.member()

    const result = await transactions.step(ours.customerId, (tx) =>
      tx.updateTable('team_members').set({ name: 'Eve' }).where('id', '=', theirs.memberId).executeTakeFirst(),
    )

    expect(result.numUpdatedRows).toBe(0n)
  })

  it('looks again where a migration has changed what a prepared statement answers', async () => {
    const ours = await app.make.member()
    await app.superuser.query(
      'create table probes (a int); insert into probes values (1); grant select on probes to public',
    )
    const look = () =>
      transactions.read(
        ours.customerId,
        async (tx) => (await sql`select * from probes where a = ${1}`.execute(tx)).rows,
      )
    // More often than there are connections, so that each has prepared it.
    for (let turn = 0; turn < 3; turn += 1) await Promise.all(Array.from({ length: 12 }, look))
    await app.superuser.query('alter table probes add column b int default 2')

    const seen = await Promise.all(Array.from({ length: 12 }, look))
    await app.superuser.query('drop table probes')

    expect(seen).toEqual(Array.from({ length: 12 }, () => [{ a: 1, b: 2 }]))
  })

  it('ends where nothing was asked in it', async () => {
    const ours = await app.make.member()

    await expect(transactions.change(ours.customerId, async () => 1)).resolves.toBe(1)
    await expect(transactions.read(ours.customerId, async () => 1)).resolves.toBe(1)
  })

  it('fails alone when its connection is lost, and the next has another', async () => {
    const ours = await app.make.member()

    const attempt = transactions.step(ours.customerId, async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await app.superuser.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      for (;;) await sql`select 1`.execute(tx)
    })

    await expect(attempt).rejects.toThrow(/terminat|ECONNRESET|EPIPE|not queryable/)
    await expect(
      transactions.step(ours.customerId, async (tx) => (await sql`select 1`.execute(tx)).rows),
    ).resolves.toHaveLength(1)
  })

  it('leaves a connection that sees nothing', async () => {
    const ours = await app.make.member()
    await transactions.step(ours.customerId, (tx) => tx.selectFrom('customers').selectAll().execute())

    const outside = await Promise.all(
      Array.from({ length: 20 }, () => app.product.base.app.db.selectFrom('customers').selectAll().execute()),
    )

    expect(outside.flat()).toEqual([])
  })

  it('keeps customers apart over a thousand turns on few connections', async () => {
    const people = await Promise.all([app.make.member(), app.make.member(), app.make.member()])

    const turns = await Promise.all(
      Array.from({ length: 1000 }, async (_, turn) => {
        const person = people[turn % people.length] ?? people[0]
        const rows = await transactions.step(person?.customerId ?? '', (tx) =>
          tx.selectFrom('team_members').select('customer_id').execute(),
        )
        return rows.length === 1 && rows[0]?.customer_id === person?.customerId
      }),
    )

    expect(turns.filter((isRight) => !isRight)).toEqual([])
  })

  it('undoes its last steps with everything else when one of them fails', async () => {
    const ours = await app.make.member()

    const attempt = transactions.step(ours.customerId, async (tx) => {
      await tx.updateTable('team_members').set({ name: 'Changed' }).where('id', '=', ours.memberId).execute()
      tx.beforeCommit(() => Promise.reject(new Error('no')))
    })

    await expect(attempt).rejects.toThrow('no')
    const { rows } = await app.superuser.query('select name from team_members where id = $1', [ours.memberId])
    expect(rows).toEqual([{ name: ours.name }])
  })
})

describe('a look', () => {
  const countMembers = async (tx: CustomerTx) => (await tx.selectFrom('team_members').select('id').execute()).length

  it('keeps customers apart over a thousand turns on few connections, whatever comes between', async () => {
    const people = await Promise.all([app.make.member(), app.make.member(), app.make.member()])
    const fail = (customerId: string) => transactions.read(customerId, (tx) => sql`select 1 / 0`.execute(tx))

    const turns = await Promise.all(
      Array.from({ length: 1000 }, async (_, turn) => {
        const customerId = people[turn % people.length]?.customerId ?? ''
        if (turn % 7 === 0) await fail(customerId).catch(() => undefined)
        const way = turn % 5 === 0 ? transactions.step : transactions.read
        const rows = await way(customerId, async (tx) => {
          const [first, again] = await Promise.all([
            tx.selectFrom('team_members').select('customer_id').execute(),
            tx.selectFrom('team_members').select('customer_id').where('status', '=', 'active').execute(),
          ])
          return [...first, ...again]
        })
        return rows.length === 2 && rows.every((row) => row.customer_id === customerId)
      }),
    )

    expect(turns.filter((isRight) => !isRight)).toEqual([])
  })

  it('leaves a connection that sees nothing and can write', async () => {
    const ours = await app.make.member()
    await Promise.all(Array.from({ length: 20 }, () => transactions.read(ours.customerId, countMembers)))

    const { rows } = await app.product.base.app.pool.query(
      `select current_setting('app.customer_id', true) as customer, current_setting('transaction_read_only') as mode`,
    )
    expect(rows).toEqual([{ customer: '', mode: 'off' }])
    await transactions.step(ours.customerId, (tx) => tx.updateTable('team_members').set({ name: 'Ann' }).execute())
  })

  it('keeps for its later statements what one of them sets', async () => {
    const ours = await app.make.member()
    const location = await app.make.location(ours.customerId)
    await app.make.location(ours.customerId)
    const limited = await app.make.member({ customerId: ours.customerId, role: 'manager', locations: [location] })

    const seen = await transactions.read(ours.customerId, async (tx) => {
      await limitToPerson(tx, limited.userId)
      return tx.selectFrom('locations').select('id').execute()
    })

    expect(seen).toEqual([{ id: location }])
    const all = await transactions.read(ours.customerId, (tx) => tx.selectFrom('locations').select('id').execute())
    expect(all).toHaveLength(2)
  })
})

describe('activity', () => {
  it('cannot be changed by anybody, nor removed by the product', async () => {
    const ours = await app.make.member()
    const change = () =>
      transactions.step(ours.customerId, (tx) => sql`update activity set actor_name = 'nobody'`.execute(tx))
    const remove = () => transactions.step(ours.customerId, (tx) => sql`delete from activity`.execute(tx))

    await expect(change()).rejects.toMatchObject({ code: '42501' })
    await expect(remove()).rejects.toMatchObject({ code: '42501' })
    await expect(app.superuser.query(`update activity set actor_name = 'nobody'`)).rejects.toThrow('append-only')
  })
})
