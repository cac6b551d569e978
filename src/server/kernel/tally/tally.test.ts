import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { createLog } from '#server/kernel/log/log.ts'
import { startTestApp } from '#testing/test-app.ts'
import { Tally } from './tally.ts'

const BUSY_MS = 2000
const CUSTOMERS = ['3f1c0c9e-0000-4000-8000-000000000001', '3f1c0c9e-0000-4000-8000-000000000002'] as const

const app = await startTestApp()
await app.superuser.query(`
  create table written (customer_id uuid, items jsonb, at timestamptz not null default clock_timestamp());
  grant insert, select on written to goodword_app`)

const makeTally = (table = 'written') => {
  const added: string[] = []
  const log = createLog('silent')
  const warned = vi.spyOn(log, 'warn')
  const tally = new Tally<number>({
    log,
    what: 'numbers',
    pool: app.product.base.app.pool,
    statement: { name: `keep-${table}`, text: `insert into ${table} (customer_id, items) values ($1, $2)` },
    addUp: async (customerId) => void added.push(customerId),
  })
  return { tally, added, warned }
}

const readWritten = async (customerId: string, table = 'written') => {
  const { rows } = await app.superuser.query<{ items: number[]; at: Date }>(
    `select items, at from ${table} where customer_id = $1 order by at`,
    [customerId],
  )
  return rows
}

describe('what is counted', () => {
  it('is written down while this thread is busy', async () => {
    const { tally, added } = makeTally()
    tally.add(CUSTOMERS[0], 1)
    await vi.waitFor(() => expect(added).toEqual([CUSTOMERS[0]]), { timeout: 30_000 })

    tally.add(CUSTOMERS[0], 2)
    await nextTurn()
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_MS)
    const freeAt = new Date()
    await tally.stop()

    const written = await readWritten(CUSTOMERS[0])
    expect(written.map(({ items }) => items)).toEqual([[1], [2]])
    expect(written[1]?.at.getTime()).toBeLessThan(freeAt.getTime())
  })

  it('is written down to the last one when the product stops, a customer apart from the other, and then added up', async () => {
    const { tally, added } = makeTally()
    await app.superuser.query('delete from written')
    for (let number = 0; number < 1200; number += 1) tally.add(CUSTOMERS[number % 2] as string, number)
    await tally.stop()

    for (const customerId of CUSTOMERS) {
      const numbers = (await readWritten(customerId)).flatMap(({ items }) => items)
      expect(new Set(numbers).size).toBe(600)
      expect(numbers).toHaveLength(600)
    }
    expect(new Set(added)).toEqual(new Set(CUSTOMERS))
  })

  it('is kept where the database refuses, and written down once it does not', async () => {
    const { tally, added, warned } = makeTally('missing')
    tally.add(CUSTOMERS[0], 7)
    await vi.waitFor(() => expect(warned).toHaveBeenCalled(), { timeout: 30_000 })
    await app.superuser.query('create table missing (like written including defaults)')
    await app.superuser.query('grant insert on missing to goodword_app')
    await vi.waitFor(() => expect(added).toEqual([CUSTOMERS[0]]), { timeout: 30_000 })

    expect((await readWritten(CUSTOMERS[0], 'missing')).map(({ items }) => items)).toEqual([[7]])
    await tally.stop()
  })
})
