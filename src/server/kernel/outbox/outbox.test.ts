import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { PlatformTx } from '#server/database/transactions.ts'
import { createLog } from '#server/kernel/log/log.ts'
import { startTestApp } from '#testing/test-app.ts'
import { settleMessages, type MessageFailure } from './messages.repository.ts'
import { deliver, type Kind, type Outbox, type Outcome, type Vendor } from './outbox.ts'

const app = await startTestApp()
const { transactions } = app.product.base

type Effect = Kind<'mail_outbox', string, MessageFailure, PlatformTx>
type Answer = Outcome<string, MessageFailure>

const ACCEPTED: Answer = { isDone: true, result: 'accepted' }
const failure = (kind: string, retryAfterSeconds: number | null = null): MessageFailure => ({
  isDone: false,
  kind,
  message: `It was ${kind}.`,
  retryAfterSeconds,
})

let batches = 0

/** So many rows that wait, and a vendor who notes whatever reaches it. */
async function start(vendor: Partial<Vendor> = {}, rows = 1) {
  const subject = `batch ${(batches += 1)}`
  await app.superuser.query(
    `insert into mail_outbox (to_address, subject, text_body, html_body)
     select 'ann@x.test', $1, 'words', '' from generate_series(1, $2)`,
    [subject, rows],
  )
  const taken: string[] = []
  const later: Date[] = []
  const jobIds: string[] = []
  const outbox: Outbox<Effect> = {
    table: { name: 'mail_outbox' },
    which: { subject },
    vendor: { inDoubt: 'leave', longestCallSeconds: 30, ...vendor },
    plan: { tries: 4, firstWaitSeconds: 10 },
    log: createLog('silent'),
    transaction: transactions.platform.step,
    async comeBack(_tx, { id, startAfter }) {
      later.push(startAfter)
      jobIds.push(id)
    },
    async call({ id }) {
      taken.push(id)
      return ACCEPTED
    },
    lookUp: async ({ id }) => ({ isDone: true, result: taken.includes(id) ? 'found' : null }),
    explain: () => failure('retry'),
    settle: (tx, settled) => settleMessages(tx, { table: 'mail_outbox', words: ['text_body'], settled }),
  }
  const change = (set: string) => app.superuser.query(`update mail_outbox set ${set} where subject = $1`, [subject])
  return {
    outbox,
    taken,
    later,
    jobIds,
    change,
    /** Whoever held it is dead for long, and every wait is over. */
    pass: () => change(`due_at = now() - interval '1 second'`),
    states: async () =>
      (
        await app.superuser.query<{ state: string; attempts: number; total: number }>(
          `select state, attempts, count(*)::int as total from mail_outbox where subject = $1 group by 1, 2 order by 1, 2`,
          [subject],
        )
      ).rows,
  }
}

/** A process that is killed right before its transaction of this number (0: the claim, 1: the settling) commits. */
function killedAt(outbox: Outbox<Effect>, fatal: number): Outbox<Effect> {
  let count = -1
  return {
    ...outbox,
    transaction: (work) =>
      transactions.platform.step(async (tx) => {
        const result = await work(tx)
        if ((count += 1) === fatal) throw new Error('killed')
        return result
      }),
  }
}

const INTERRUPTED = ['repeat', 'look-up', 'leave'] as const

describe('a process that is killed', () => {
  it.each(INTERRUPTED)('before dispatching leaves it to be sent once, with a vendor to %s', async (inDoubt) => {
    const { outbox, taken, states } = await start({ inDoubt })
    await expect(deliver(killedAt(outbox, 0))).rejects.toThrow('killed')
    expect(taken).toEqual([])

    await deliver(outbox)
    await deliver(outbox)

    expect(taken).toHaveLength(1)
    expect(await states()).toEqual([{ state: 'sent', attempts: 1, total: 1 }])
  })

  it.each([
    ['repeat', 2, 'sent'],
    ['look-up', 1, 'sent'],
    ['leave', 1, 'unknown'],
  ] as const)('after the vendor’s yes: with one to %s there are %i calls, and it is %s', async (...given) => {
    const [inDoubt, calls, state] = given
    const { outbox, taken, pass, states } = await start({ inDoubt })
    await expect(deliver(killedAt(outbox, 1))).rejects.toThrow('killed')
    expect(await states()).toEqual([{ state: 'dispatching', attempts: 1, total: 1 }])

    await pass()
    await deliver(outbox)
    await pass()
    await deliver(outbox)

    expect(taken).toHaveLength(calls)
    expect(await states()).toEqual([{ state, attempts: 2, total: 1 }])
  })

  it('before the vendor got it: one that can be asked says so, and it is sent', async () => {
    const { outbox, taken, pass, states } = await start({ inDoubt: 'look-up' })
    const dead = killedAt({ ...outbox, call: async () => ACCEPTED }, 1)
    await expect(deliver(dead)).rejects.toThrow('killed')

    await pass()
    await deliver(outbox)

    expect(taken).toHaveLength(1)
    expect(await states()).toEqual([{ state: 'sent', attempts: 2, total: 1 }])
  })

  it('is given the time of the longest call before anybody takes its row up; a job comes back then', async () => {
    const { outbox, taken, later, states } = await start({ inDoubt: 'repeat', longestCallSeconds: 30 })
    await expect(deliver(killedAt(outbox, 1))).rejects.toThrow('killed')

    await deliver(outbox)

    expect(taken).toHaveLength(1)
    expect(await states()).toEqual([{ state: 'dispatching', attempts: 1, total: 1 }])
    expect(later).toHaveLength(1)
    const wait = (later[0]?.getTime() ?? 0) - Date.now()
    expect([wait > 20_000, wait <= 30_001]).toEqual([true, true])
  })

  it('is waited for by a job that comes again when it is woken too early', async () => {
    const { outbox, later, jobIds } = await start({ inDoubt: 'repeat' })
    await expect(deliver(killedAt(outbox, 1))).rejects.toThrow('killed')
    await deliver(outbox)
    await sleep(1100)
    await deliver(outbox)

    expect(later[0]).toEqual(later[1])
    expect(new Set(jobIds).size).toBe(2)
  })

  it('and comes back to life changes nothing of what another has settled meanwhile', async () => {
    const { outbox, pass, states } = await start({ inDoubt: 'repeat' })
    const call = async () => {
      await pass()
      await deliver(outbox)
      return failure('rejected')
    }
    await deliver({ ...outbox, call })

    expect(await states()).toEqual([{ state: 'sent', attempts: 2, total: 1 }])
  })

  it('among many with a vendor to leave puts no more in doubt than were being called', async () => {
    const { outbox, states } = await start({ inDoubt: 'leave', atOnce: 3 }, 10)
    await expect(deliver(killedAt(outbox, 1))).rejects.toThrow('killed')

    expect(await states()).toEqual([
      { state: 'dispatching', attempts: 1, total: 3 },
      { state: 'queued', attempts: 0, total: 7 },
    ])
  })
})

describe('a failure', () => {
  it('that passes is tried again by plan, and given up at its end', async () => {
    const { outbox, later, pass, states } = await start()
    const failing = { ...outbox, call: async () => failure('retry') }
    for (const attempts of [1, 2, 3]) {
      await deliver(failing)
      expect(await states()).toEqual([{ state: 'queued', attempts, total: 1 }])
      expect(later).toHaveLength(attempts)
      const wait = (later.at(-1)?.getTime() ?? 0) - Date.now()
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(10_000 * 2 ** (attempts - 1) + 10)
      await pass()
    }
    await deliver(failing)

    expect(await states()).toEqual([{ state: 'failed', attempts: 4, total: 1 }])
    expect(later).toHaveLength(3)
  })

  it('is not tried before the vendor wants it, nor before its time', async () => {
    const { outbox, taken, later } = await start()
    await deliver({ ...outbox, call: async () => failure('retry', 3600) })
    await deliver(outbox)

    expect(taken).toEqual([])
    expect(later.map((at) => Math.round((at.getTime() - Date.now()) / 60_000))).toEqual([60, 60])
  })

  it('that is final is not tried again', async () => {
    const { outbox, taken, later, pass, states } = await start()
    const verdict = await deliver({ ...outbox, call: async () => failure('rejected') })
    await pass()
    await deliver(outbox)

    expect(verdict).toMatchObject({ to: 'failed', failure: { message: 'It was rejected.' } })
    expect([taken, later]).toEqual([[], []])
    expect(await states()).toEqual([{ state: 'failed', attempts: 1, total: 1 }])
  })

  it.each([
    ['repeat', 'queued'],
    ['look-up', 'queued'],
    ['leave', 'unknown'],
  ] as const)('that nobody confirmed leaves it, with a vendor to %s, %s', async (inDoubt, state) => {
    const { outbox, states } = await start({ inDoubt })
    await deliver({ ...outbox, call: async () => failure('unconfirmed') })
    expect(await states()).toEqual([{ state, attempts: 1, total: 1 }])
  })

  it('that was thrown is explained, and its neighbours go on', async () => {
    const { outbox, taken, states } = await start({ atOnce: 1 }, 3)
    let isFirst = true
    const call: typeof outbox.call = async (row) => {
      if (!isFirst) return outbox.call(row)
      isFirst = false
      throw new Error('stumbled')
    }
    await deliver({ ...outbox, call })

    expect(taken).toHaveLength(2)
    expect(await states()).toEqual([
      { state: 'queued', attempts: 1, total: 1 },
      { state: 'sent', attempts: 1, total: 2 },
    ])
  })
})

describe('many rows', () => {
  it('are taken once each, however many work on them', async () => {
    const { outbox, taken, states } = await start({ atOnce: 5 }, 200)
    const call: typeof outbox.call = async (row) => {
      await sleep(1)
      return outbox.call(row)
    }
    await Promise.all(Array.from({ length: 6 }, () => deliver({ ...outbox, call })))
    await deliver(outbox)

    expect([taken.length, new Set(taken).size]).toEqual([200, 200])
    expect(await states()).toEqual([{ state: 'sent', attempts: 1, total: 200 }])
  })

  it('are marked and settled batch by batch: of 5,000 only a batch is held at a time', async () => {
    const { outbox, later, states } = await start({ inDoubt: 'repeat', atOnce: 50 }, 5000)
    const [batchSizes, open] = [[] as number[], new Set<string>()]
    let most = 0
    const watched: typeof outbox = {
      ...outbox,
      onClaimed: async (_tx, rows) => {
        for (const { id } of rows) open.add(id)
        most = Math.max(most, open.size)
      },
      call: async () => ACCEPTED,
      settle: async (tx, settled) => {
        batchSizes.push(settled.length)
        for (const { row } of settled) open.delete(row.id)
        await outbox.settle(tx, settled)
      },
    }
    // On a slow machine its turn ends before; the job that comes back goes on.
    do {
      later.length = 0
      await deliver(watched)
    } while (later.length > 0)

    expect(batchSizes).toEqual(Array.from({ length: 10 }, () => 500))
    expect(most).toBe(500)
    expect(await states()).toEqual([{ state: 'sent', attempts: 1, total: 5000 }])
  })

  it('leave no faster than the vendor takes them', async () => {
    const { outbox, taken } = await start({ perSecond: 50, atOnce: 10 }, 20)
    const startedAt = Date.now()
    await deliver(outbox)

    expect(taken).toHaveLength(20)
    expect(Date.now() - startedAt).toBeGreaterThan(300)
  })
})
