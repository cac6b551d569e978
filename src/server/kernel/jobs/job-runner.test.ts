import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ScopedTx } from '#server/database/transactions.ts'
import { QUEUE_PLACES, startQueue } from '#testing/queue-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import { defineJob, handleJob, JobRefused, retryDelaySeconds } from './job.ts'
import { enqueue, enqueueAll } from './job-queue.ts'
import { DEAD_LETTERS } from './queue-sql.ts'
import { claimJob, findDue } from './job-claim.ts'

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 400; turn += 1) {
    if (await condition()) return
    await sleep(25)
  }
  throw new Error('It did not happen in time.')
}

const FLOOD_PART = 5000

for (const { place, isApart } of QUEUE_PLACES) await describeQueue(place, isApart)

async function describeQueue(where: string, isApart: boolean): Promise<void> {
  const app = await startTestApp()
  const { transactions } = app.product.base

  const payload = z.object({ mark: z.string() })
  const note = defineJob({ name: 'test.note', payload })
  const stumble = defineJob({ name: 'test.stumble', payload, retryLimit: 2, retryDelaySeconds: 1 })
  const refuse = defineJob({ name: 'test.refuse', payload })
  const take = defineJob({ name: 'test.take', payload: z.object({ customerId: z.uuid(), mark: z.string() }) })
  const hold = defineJob({ name: 'test.hold', payload })

  const done: string[] = []
  const tries = new Map<string, number>()
  /** Whose jobs began, in order. */
  const turns: string[] = []
  const { promise: letGo, resolve: endHeld } = Promise.withResolvers<void>()
  const handlers = [
    handleJob(note, async ({ mark }) => void done.push(mark)),
    handleJob(stumble, async ({ mark }) => {
      tries.set(mark, (tries.get(mark) ?? 0) + 1)
      if (mark === 'never' || (mark === 'second time lucky' && tries.get(mark) === 1))
        throw new Error(`stumbled over ${mark}`)
      done.push(mark)
    }),
    handleJob(take, async ({ customerId, mark }) => {
      turns.push(customerId)
      await sleep(2)
      done.push(mark)
    }),
    handleJob(hold, async ({ mark }) => {
      if (mark === 'held') await letGo
      done.push(mark)
    }),
    handleJob(refuse, async () => {
      throw new JobRefused('the platform says no')
    }),
  ]

  const queue = await startQueue(app, handlers, { isApart })
  const { boss } = queue
  const runner = await queue.work(handlers, () => 0)

  /** What is handed over has been begun behind what was there before: a batch of it at most. */
  const mostBefore = isApart ? 400 : 40

  describe(`a job, ${where},`, () => {
    it('runs when its transaction has committed, and the worker is woken at once', async () => {
      // Polling looks every two seconds: that it should be this quick this often by chance is next to impossible.
      for (let turn = 0; turn < 6; turn += 1) {
        const startedAt = performance.now()
        await transactions.platform.step((tx) => enqueue(tx, note, { mark: `committed ${turn}` }))
        await until(() => done.includes(`committed ${turn}`))
        expect(performance.now() - startedAt).toBeLessThan(700)
      }
    })

    it('is written to the disk with its change; that it was taken or is done does not wait for that', async () => {
      // Of each connection, whatever the server is set to.
      const ask = `select setting from pg_settings where name = 'synchronous_commit' and source = 'client'`
      const { rows } = await boss.getDb().executeSql(ask)
      const sent = await transactions.step(randomUUID(), (tx) => sql.raw(ask).execute(tx))
      expect([rows, sent.rows]).toEqual([[{ setting: 'off' }], []])
    })

    it('does not exist when its transaction was rolled back', async () => {
      const attempt = transactions.platform.step(async (tx) => {
        await enqueue(tx, note, { mark: 'rolled back' })
        throw new Error('changed my mind')
      })
      await expect(attempt).rejects.toThrow('changed my mind')
      await queue.settle()
      const { rows } = await queue.superuser.query(`select from pgboss.job where data->>'mark' = 'rolled back'`)
      expect(rows).toEqual([])
    })

    it('is tried again after a failure, and its neighbours are not', async () => {
      await transactions.platform.step(async (tx) => {
        await enqueue(tx, stumble, { mark: 'second time lucky' })
        await enqueue(tx, stumble, { mark: 'steady neighbour' })
      })

      await until(() => done.includes('second time lucky') && done.includes('steady neighbour'))
      expect(tries.get('second time lucky')).toBe(2)
      expect(tries.get('steady neighbour')).toBe(1)
    })

    it('is parked with its reason when its tries are used up', async () => {
      await transactions.platform.step((tx) => enqueue(tx, stumble, { mark: 'never' }))

      await until(async () => (await parked('never')) !== undefined)
      expect(await parked('never')).toMatchObject({
        source_name: 'test.stumble',
        source_output: { reason: 'stumbled over never' },
      })
      expect(tries.get('never')).toBe(3)
    })

    it('is parked at once when trying again is pointless', async () => {
      await transactions.platform.step((tx) => enqueue(tx, refuse, { mark: 'refused' }))

      await until(async () => (await parked('refused')) !== undefined)
      expect(await parked('refused')).toMatchObject({ source_output: { reason: 'the platform says no' } })
    })

    it('is an error where there is no queue for it, and what was written with it is taken back', async () => {
      const nowhere = defineJob({ name: 'test.nowhere', payload })
      const elsewhere = (tx: ScopedTx): ScopedTx => Object.create(tx, { database: { value: {} } })
      const unqueued = transactions.platform.step(async (tx) => {
        await enqueue(tx, note, { mark: 'with one that has no queue' })
        await enqueue(tx, nowhere, { mark: 'lost' })
      })

      await expect(unqueued).rejects.toThrow('test.nowhere')
      await expect(transactions.platform.step((tx) => enqueue(elsewhere(tx), note, { mark: 'lost' }))).rejects.toThrow(
        'This database is not connected with the queue of jobs.',
      )
      await transactions.platform.step((tx) => enqueue(tx, note, { mark: 'after it' }))
      await until(() => done.includes('after it'))
      expect(done).not.toContain('with one that has no queue')
    })

    it('is refused when its payload is not what it says', async () => {
      const attempt = transactions.platform.step((tx) => enqueue(tx, note, { mark: 7 } as never))
      await expect(attempt).rejects.toThrow('expected string')
    })
  })

  async function parked(mark: string): Promise<object | undefined> {
    const { rows } = await queue.superuser.query(
      `select source_name, source_output from pgboss.job where name = $1 and data->>'mark' = $2`,
      [DEAD_LETTERS, mark],
    )
    return rows[0] as object | undefined
  }

  describe(`jobs of many customers, ${where},`, () => {
    const flood = async (jobs: number) => {
      const customerId = randomUUID()
      const payloads = Array.from({ length: jobs }, (_, at) => ({ customerId, mark: `${customerId} ${at}` }))
      // So that no statement takes as long as one may, on the busiest of machines.
      for (let at = 0; at < jobs; at += FLOOD_PART) {
        await transactions.step(customerId, (tx) => enqueueAll(tx, take, payloads.slice(at, at + FLOOD_PART)))
      }
      return customerId
    }
    const clear = async () => {
      await app.superuser.query('delete from queued_jobs')
      await queue.superuser.query(`delete from pgboss.job where name = 'test.take'`)
    }
    const takers = handlers.filter(({ definition }) => definition.name === take.name)
    const takeOn = async () => {
      const taking = await queue.work(takers, () => 0)
      endTaking = () => taking.stop()
    }
    let endTaking = () => runner.stop(take.name)
    afterAll(() => endTaking())
    /** The database plans by what it counted last: here when all that stood in the queue was no customer's. */
    async function countWhatIsNobodys() {
      await queue.superuser.query(`alter table pgboss.job_common set (autovacuum_enabled = off)`)
      await queue.superuser.query(
        `insert into pgboss.job (name, state) select 'test.take', 'completed' from generate_series(1, 2000)`,
      )
      await queue.superuser.query('analyze pgboss.job_common')
    }
    /** What a worker takes that must leave one place alone, whether the clock finds the queue, and the most rows looked at for it. */
    async function claimBeside(place: string) {
      const looked: string[] = []
      const client = await queue.superuser.connect()
      client.on('notice', ({ message }) => looked.push(message ?? ''))
      await client.query(`load 'auto_explain'`)
      await client.query(`set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on;
        set auto_explain.log_level = notice; set client_min_messages = notice`)
      const db = { executeSql: (text: string, values: unknown[] = []) => client.query(text, values) }
      const { job } = await claimJob(boss, take.name, { beside: [place], db })
      const due = await findDue([take.name, hold.name], db)
      client.release(true)
      const counts = looked.join('\n').matchAll(/Rows Removed by Filter: (\d+)|actual time=\S+ rows=(\d+)/g)
      return {
        taken: job?.data,
        due,
        rowsRead: Math.max(...Array.from(counts, ([, removed, kept]) => Number(removed ?? kept))),
      }
    }
    /** How many of others began between the moment this customer's only job was there, and its own beginning. */
    async function countBefore(customerId: string) {
      const before = turns.length
      await transactions.step(customerId, (tx) => enqueue(tx, take, { customerId, mark: customerId }))
      await until(() => turns.includes(customerId))
      return turns.indexOf(customerId) - before
    }

    it('begin by turns: a hundred thousand of one do not keep another’s only one waiting', async () => {
      await countWhatIsNobodys()
      const busy = await flood(100_000)
      await until(() => turns.length > 20)
      expect(await countBefore(randomUUID())).toBeLessThan(mostBefore)

      await runner.stop(take.name)
      await queue.settle()
      for (const isCountedAnew of [false, true]) {
        if (isCountedAnew) await queue.superuser.query('analyze pgboss.job_common')
        const customerId = randomUUID()
        await transactions.step(customerId, (tx) => enqueue(tx, take, { customerId, mark: 'claimed' }))
        await queue.settle()
        const { rowsRead, taken, due } = await claimBeside(`${busy} 0`)
        expect([taken, due]).toMatchObject([{ customerId }, [take.name]])
        expect(rowsRead).toBeLessThan(100)

        const inVain = await claimBeside(`${busy} 0`)
        expect(inVain.taken).toBeUndefined()
        expect(inVain.rowsRead).toBeLessThan(100)
      }
      await clear()
      await takeOn()
    }, 300_000)

    it('begin by turns also when more customers flood than there are workers', async () => {
      for (let at = 0; at < 3 * take.atOnce; at += 1) await flood(400)
      await until(() => turns.length > 20)
      expect(await countBefore(randomUUID())).toBeLessThan(mostBefore)
      await clear()
    }, 30_000)

    it('leave half of the workers to the others', async () => {
      const held = Array.from({ length: hold.atOnce }, () => ({ mark: 'held' }))
      await transactions.step(randomUUID(), (tx) => enqueueAll(tx, hold, held))
      await transactions.step(randomUUID(), (tx) => enqueue(tx, hold, { mark: 'beside the held' }))
      await until(() => done.includes('beside the held'))
      expect(done).not.toContain('held')
      endHeld()
      await until(() => done.filter((mark) => mark === 'held').length === hold.atOnce)
    })

    it('that are planned for later do not put off what is to be done now', async () => {
      const customerId = randomUUID()
      const nextWeek = new Date(Date.now() + 7 * 86_400_000)
      const plan = (startAfter?: Date) =>
        transactions.step(customerId, (tx) =>
          enqueue(tx, take, { customerId, mark: 'planned' }, startAfter ? { startAfter } : {}),
        )
      for (let at = 0; at < 3; at += 1) await plan(nextWeek)
      await endTaking()
      await plan()
      await queue.settle()
      const { rows } = await queue.superuser.query<{ priority: number }>(
        `select priority from pgboss.job where name = 'test.take' and data->>'customerId' = $1 order by start_after, priority desc`,
        [customerId],
      )
      expect(rows.map(({ priority }) => priority)).toEqual([0, 0, -1, -2])
    })
  })
}

describe('the wait before another try', () => {
  it('is anything up to a bound that doubles, and never beyond an hour', () => {
    expect([0, 1, 2, 3].map((retry) => retryDelaySeconds(2, retry, () => 1))).toEqual([2, 4, 8, 16])
    expect(retryDelaySeconds(2, 3, () => 0)).toBe(0)
    expect(retryDelaySeconds(2, 30, () => 1)).toBe(3600)
  })
})
