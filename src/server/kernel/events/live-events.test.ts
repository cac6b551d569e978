import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { openLiveReader } from '#testing/live-reader.ts'
import { startTestApp } from '#testing/test-app.ts'
import { emit } from './emit.ts'

const app = await startTestApp()
const { transactions } = app.product.base

const tell = (customerId: string, userId: string | null = null) =>
  transactions.step(customerId, async (tx) => emit(tx, { type: 'activity.recorded', subjectId: null, userId }))

describe('the live stream', () => {
  it('tells what has been committed, to everybody of the customer and to nobody else', async () => {
    const [ours, theirs] = [await app.make.member(), await app.make.member()]
    const colleague = await app.make.member({ customerId: ours.customerId, role: 'manager' })
    const readers = await Promise.all([ours, colleague, theirs].map((person) => openLiveReader(app.url, person.token)))

    await tell(ours.customerId)
    await Promise.all(readers.slice(0, 2).map((reader) => reader.waitFor(1)))
    await sleep(100)

    expect(readers.map((reader) => reader.seen.length)).toEqual([1, 1, 0])
    expect(JSON.parse(readers[0]?.seen[0]?.data ?? '{}')).toMatchObject({ type: 'activity.recorded', subjectId: null })
    await Promise.all(readers.map((reader) => reader.close()))
  })

  it('tells what is meant for one person to that person only', async () => {
    const ours = await app.make.member()
    const colleague = await app.make.member({ customerId: ours.customerId, role: 'manager' })
    const [mine, other] = await Promise.all([
      openLiveReader(app.url, ours.token),
      openLiveReader(app.url, colleague.token),
    ])

    await tell(ours.customerId, ours.userId)
    await mine.waitFor(1)
    await sleep(100)

    expect(other.seen).toEqual([])
    await Promise.all([mine.close(), other.close()])
  })

  it('says nothing of a transaction that was rolled back', async () => {
    const ours = await app.make.member()
    const reader = await openLiveReader(app.url, ours.token)
    await transactions
      .step(ours.customerId, async (tx) => {
        emit(tx, { type: 'activity.recorded', subjectId: null, userId: null })
        throw new Error('no')
      })
      .catch(() => undefined)

    await tell(ours.customerId)
    await reader.waitFor(1)

    expect(reader.seen).toHaveLength(1)
    await reader.close()
  })

  it('misses nothing and doubles nothing over cut connections, whatever the writers do meanwhile', async () => {
    const ours = await app.make.member()
    const seen: number[] = []
    let last = (await firstId(ours.token, ours.customerId)).toString()
    seen.push(Number(last))
    const writers = Array.from({ length: 8 }, async () => {
      for (let turn = 0; turn < 15; turn += 1) await tell(ours.customerId)
    })

    for (let cut = 0; cut < 12; cut += 1) {
      const reader = await openLiveReader(app.url, ours.token, last)
      await sleep(20)
      await reader.close()
      seen.push(...reader.ids())
      last = String(seen.at(-1))
    }
    await Promise.all(writers)
    const rest = await openLiveReader(app.url, ours.token, last)
    await rest.waitFor(1 + 120 - seen.length)
    await rest.close()
    seen.push(...rest.ids())

    const first = seen[0] ?? 0
    expect(seen).toEqual(Array.from({ length: 121 }, (_, index) => first + index))
  })

  it('asks for a fresh start when what was missed is gone', async () => {
    const ours = await app.make.member()
    await tell(ours.customerId)
    await app.superuser.query('delete from live_events where customer_id = $1', [ours.customerId])

    const reader = await openLiveReader(app.url, ours.token, '1')
    await reader.waitFor(1)

    expect(reader.seen[0]).toMatchObject({ event: 'reset' })
    await reader.close()
  })

  it('is refused without a session', async () => {
    const reader = await openLiveReader(app.url, 'nonsense')
    expect(reader.response.status).toBe(401)
    await reader.close()
  })

  it('allows a person a number of tabs, not any number', async () => {
    const ours = await app.make.member()
    const readers = await Promise.all(Array.from({ length: 21 }, () => openLiveReader(app.url, ours.token)))

    expect(readers.filter((reader) => reader.response.status === 429)).toHaveLength(1)
    await Promise.all(readers.map((reader) => reader.close()))
  })
})

describe('a stream', () => {
  it('ends when its session does, or when its reader leaves the team', async () => {
    const impatient = await startTestApp({}, { liveRecheckMs: 40 })
    const [leaver, removed] = [await impatient.make.member(), await impatient.make.member()]
    const readers = await Promise.all([leaver, removed].map((person) => openLiveReader(impatient.url, person.token)))
    await sleep(100)
    expect(readers.map((reader) => reader.isOpen())).toEqual([true, true])

    await impatient.superuser.query('delete from auth.sessions where user_id = $1', [leaver.userId])
    await impatient.superuser.query(`update team_members set status = 'inactive' where id = $1`, [removed.memberId])
    await Promise.all(readers.map((reader) => reader.ended))

    expect(readers.map((reader) => reader.seen.at(-1)?.event)).toEqual(['bye', 'bye'])
  })

  it('ends within seconds of a sign-out, and at once with the rights', async () => {
    const [leaver, removed, stays] = [await app.make.member(), await app.make.member(), await app.make.member()]
    const people = [leaver, removed, stays]
    const readers = await Promise.all(people.map((person) => openLiveReader(app.url, person.token)))
    await app.superuser.query(`update team_members set status = 'inactive' where id = $1`, [removed.memberId])
    await transactions.step(removed.customerId, async (tx) =>
      emit(tx, { type: 'member.changed', subjectId: removed.memberId, userId: removed.userId }),
    )
    const from = performance.now()
    await readers[1]?.ended
    expect(performance.now() - from).toBeLessThan(1500)

    expect((await app.as(leaver).post('/auth/v1/logout?scope=local')).status).toBe(204)
    await readers[0]?.ended

    expect(performance.now() - from).toBeLessThan(5000)
    expect(readers.map((reader) => reader.isOpen())).toEqual([false, false, true])
    await readers[2]?.close()
  })

  it('that was given up before it opened leaves nothing behind', async () => {
    const ours = await app.make.member()
    const before = app.product.services.hub.size
    await Promise.all(
      Array.from({ length: 40 }, async (_, turn) => {
        const stop = new AbortController()
        setTimeout(() => stop.abort(), turn % 5)
        await fetch(`${app.url}/api/v1/events`, {
          headers: { authorization: `Bearer ${ours.token}` },
          signal: stop.signal,
        }).catch(() => undefined)
      }),
    )
    for (let turn = 0; turn < 40 && app.product.services.hub.size > before; turn += 1) await sleep(50)

    const reader = await openLiveReader(app.url, ours.token)
    expect(reader.response.status).toBe(200)
    expect(app.product.services.hub.size).toBe(before + 1)
    await reader.close()
  })

  it('is not opened by HEAD', async () => {
    const ours = await app.make.member()
    const response = await fetch(`${app.url}/api/v1/events`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${ours.token}` },
    })
    expect(response.status).toBe(405)
  })
})

async function firstId(token: string, customerId: string): Promise<number> {
  const reader = await openLiveReader(app.url, token)
  await tell(customerId)
  await reader.waitFor(1)
  await reader.close()
  return reader.ids()[0] ?? 0
}
