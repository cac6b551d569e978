import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { cloneDatabase } from '#testing/clone-database.ts'
import { applyMigration, withMigrationLock } from './migrate.ts'

const database = await cloneDatabase()
afterAll(() => database.drop())

async function connect(as: 'owner' | 'superuser'): Promise<Client> {
  const client = new Client(database[as])
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

async function apply(name: string, sql: string): Promise<void> {
  const owner = await connect('owner')
  await withMigrationLock(owner, () => applyMigration(owner, { name, sql, checksum: name }))
}

async function describeIndex(name: string) {
  const client = await connect('superuser')
  const { rows } = await client.query(
    `select i.indisvalid as is_valid, (select count(*)::int from schema_migrations m where m.name = $1) as noted
     from pg_class c left join pg_index i on i.indexrelid = c.oid where c.relname = $1`,
    [name],
  )
  return rows
}

const build = (name: string) =>
  `-- Outside of a transaction.\ncreate index concurrently ${name} on reviews (customer_id, rating)`

describe('a migration outside of a transaction', () => {
  it('builds an index concurrently while another process waits for its turn to migrate', async () => {
    const waiting = await connect('owner')
    const owner = await connect('owner')
    const both = await withMigrationLock(owner, async () => {
      const next = withMigrationLock(waiting, async () => 'had its turn')
      await sleep(200)
      await applyMigration(owner, { name: 'built_beside', sql: build('built_beside'), checksum: 'x' })
      return { next }
    })

    expect(await both.next).toBe('had its turn')
    expect(await describeIndex('built_beside')).toEqual([{ is_valid: true, noted: 1 }])
  })

  it('builds an index anew whose building was cut off', async () => {
    const superuser = await connect('superuser')
    await superuser.query('create index cut_off on reviews (customer_id, rating)')
    await superuser.query(`update pg_index set indisvalid = false where indexrelid = 'cut_off'::regclass`)

    await apply('cut_off', build('cut_off'))

    expect(await describeIndex('cut_off')).toEqual([{ is_valid: true, noted: 1 }])
  })

  it('fills in by parts, and what was done before it was cut off stays', async () => {
    const superuser = await connect('superuser')
    await superuser.query('create table filled (id integer primary key, word text)')
    await superuser.query('alter table filled owner to goodword_owner')
    await superuser.query('insert into filled select generate_series(1, 3)')
    const fill = (last: string) => `-- Outside of a transaction.
      do $$ begin
        for v_id in 1..3 loop
          update filled set word = 'done' where id = v_id and word is null;
          commit;
          ${last}
        end loop;
      end $$`
    const cutOff = apply('filled', fill(`if v_id = 2 then raise exception 'cut off'; end if;`))

    await expect(cutOff).rejects.toThrow('The migration filled failed: error: cut off')
    const count = async () => (await superuser.query('select count(word)::int as done from filled')).rows
    expect(await count()).toEqual([{ done: 2 }])
    await apply('filled', fill(''))
    expect(await count()).toEqual([{ done: 3 }])
  })
})

describe('a migration of a table that somebody holds', () => {
  it('lets those go on who came after it, and is done once the table is free', { timeout: 30_000 }, async () => {
    const [holding, reading] = [await connect('superuser'), await connect('superuser')]
    await holding.query('begin')
    await holding.query('select count(*) from reviews')

    const migrating = apply('waits', 'alter table reviews add column waits integer')
    await sleep(300)
    const from = performance.now()
    await reading.query('select count(*) from reviews')
    const waitedMs = performance.now() - from
    const { rows: before } = await reading.query(`select from schema_migrations where name = 'waits'`)
    await holding.query('commit')
    await migrating

    expect(waitedMs).toBeLessThan(5000)
    expect(before).toEqual([])
    const { rows: after } = await reading.query(`select from schema_migrations where name = 'waits'`)
    expect(after).toHaveLength(1)
  })

  it('changes nothing where it fails for another reason, and is not tried again', async () => {
    const failing = apply('fails', 'alter table reviews add column half integer; select 1 / 0')

    await expect(failing).rejects.toThrow('The migration fails failed: error: division by zero')
    const superuser = await connect('superuser')
    const { rows } = await superuser.query(
      `select from information_schema.columns where table_name = 'reviews' and column_name = 'half'`,
    )
    expect(rows).toEqual([])
  })
})
