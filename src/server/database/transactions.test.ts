import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/test-app.ts'

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
