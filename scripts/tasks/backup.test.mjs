import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { withClient } from '#server/database/prepare.ts'
import { cloneDatabase } from '#testing/clone-database.ts'
import { runTask } from '#testing/run-task.ts'
import { TEST_SECRET } from '#testing/template-database.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const WORKSHOP = mkdtempSync(join(tmpdir(), 'goodword-backup-'))
afterAll(() => rmSync(WORKSHOP, { recursive: true, force: true }))

const WORDS = 'Tab\there, \\ and\nlines: ünïcödé 😀 \\N'

async function fill() {
  const owner = await app.make.member()
  await app.make.review({ customerId: owner.customerId, content: WORDS })
  return owner
}

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))

describe('a backup', () => {
  it(
    'brings everything back into an empty database, to the last byte, beside a running product',
    { timeout: 240_000 },
    async () => {
      const { customerId } = await fill()
      const [first, second] = [join(WORKSHOP, 'first'), join(WORKSHOP, 'second')]
      const empty = await cloneDatabase({ isEmpty: true })

      const written = await runTask('backup', [first], app.database)
      expect(written).toMatchObject({
        code: 0,
        said: expect.stringMatching(/\d+ rows of \d+ tables, written and read again\./),
      })
      const restored = await runTask('restore', [first], empty)
      expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('to the last byte.') })

      await runTask('backup', [second], empty)
      const [before, after] = [readManifest(first), readManifest(second)]
      expect(after.tables).toEqual(before.tables)
      expect(after.sequences).toEqual(before.sequences)
      expect(after.migrations).toEqual(before.migrations)
      const { rows } = await withClient(empty.superuser, (client) =>
        client.query('select content from review_contents where customer_id = $1', [customerId]),
      )
      expect(rows).toEqual([{ content: WORDS }])
      await empty.drop()
    },
  )

  it('has no key in it, is nobody else’s to read, and goes by another name until it is complete', async () => {
    await fill()
    const folder = join(WORKSHOP, 'third')
    await runTask('backup', [folder], app.database)

    expect(readManifest(folder).keyIds).toHaveLength(1)
    expect(readFileSync(join(folder, 'manifest.json'), 'utf8')).not.toContain(TEST_SECRET)
    expect(readdirSync(WORKSHOP).filter((name) => name.endsWith('.unfinished'))).toEqual([])
  })

  it('names a key that is missing beside the one that is there', { timeout: 120_000 }, async () => {
    const empty = await cloneDatabase({ isEmpty: true })
    const [folder, previous] = [join(WORKSHOP, 'rotated'), 'the key before that somebody has lost']
    await runTask('backup', [folder], app.database, { SECRET_KEY_PREVIOUS: previous })
    expect(readManifest(folder).keyIds).toHaveLength(2)

    const { code, said } = await runTask('restore', [folder], empty)

    expect([code, said]).toEqual([0, expect.stringMatching(/to the last byte\.\nAnother key was in use then/)])
    await empty.drop()
  })

  it('is refused to a role that does not see every row, in words', async () => {
    const { code, said } = await runTask('backup', [join(WORKSHOP, 'blind')], app.database, { BACKUP_DATABASE_URL: '' })
    expect([code, said]).toEqual([1, expect.stringContaining('The role goodword_owner does not see every row.')])
    expect(readdirSync(WORKSHOP)).not.toContain('blind')
  })
})

describe('a backup of two databases', () => {
  it(
    'has the queue in it wherever that is, and brings it back to where it shall be',
    { timeout: 240_000 },
    async () => {
      const [queue, empty, emptyQueue] = [
        await cloneDatabase({ isEmpty: true }),
        await cloneDatabase({ isEmpty: true }),
        await cloneDatabase({ isEmpty: true }),
      ]
      const apart = await startTestApp({ QUEUE_DATABASE_URL: queue.url })
      const { customerId } = await apart.make.member()
      await withClient(queue.superuser, (client) =>
        client.query(`insert into pgboss.job (name, data) values ('mail.deliver', $1)`, [{ customerId }]),
      )
      const [folder, again] = [join(WORKSHOP, 'apart'), join(WORKSHOP, 'apart again')]
      const written = await runTask('backup', [folder], apart.database, { QUEUE_DATABASE_URL: queue.url })
      expect(written).toMatchObject({ code: 0 })
      const inUse = await runTask('restore', [folder], empty, { QUEUE_DATABASE_URL: queue.url })
      expect([inUse.code, inUse.said]).toEqual([1, expect.stringContaining('It has to be empty as well.')])
      const restored = await runTask('restore', [folder], empty, { QUEUE_DATABASE_URL: emptyQueue.url })
      expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('to the last byte.') })

      await runTask('backup', [again], empty, { QUEUE_DATABASE_URL: emptyQueue.url })
      expect(readManifest(again).tables).toEqual(readManifest(folder).tables)
      const { rows } = await withClient(emptyQueue.superuser, (client) =>
        client.query(`select data from pgboss.job where name = 'mail.deliver'`),
      )
      expect(rows).toContainEqual({ data: { customerId } })
      for (const database of [empty, emptyQueue]) await database.drop()
    },
  )
})

describe('restoring', () => {
  it(
    'leaves a database alone that is in use, or whose key is another, or whose backup is damaged',
    { timeout: 240_000 },
    async () => {
      await fill()
      const folder = join(WORKSHOP, 'fourth')
      await runTask('backup', [folder], app.database)
      const empty = await cloneDatabase({ isEmpty: true })

      const inUse = await runTask('restore', [folder], app.database)
      expect([inUse.code, inUse.said]).toEqual([1, expect.stringContaining('This database is in use.')])
      const otherKey = await runTask('restore', [folder], empty, {
        SECRET_KEY: 'another secret altogether and long enough',
      })
      expect([otherKey.code, otherKey.said]).toEqual([
        1,
        expect.stringContaining('The key that opens this backup is missing'),
      ])
      const nowhere = await runTask('restore', [join(WORKSHOP, 'nowhere')], empty)
      expect([nowhere.code, nowhere.said]).toEqual([1, expect.stringContaining('There is no backup in')])
      writeFileSync(join(folder, 'public.customers.copy.zst'), '')
      const damaged = await runTask('restore', [folder], empty)
      expect([damaged.code, damaged.said]).toEqual([1, expect.stringContaining('public.customers')])

      const { rows } = await withClient(empty.superuser, (client) =>
        client.query(`select to_regclass('public.customers') is null as is_empty`),
      )
      expect(rows).toEqual([{ is_empty: true }])
      await empty.drop()
    },
  )
})
