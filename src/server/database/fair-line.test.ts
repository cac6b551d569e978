import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { FairLine, LineFull } from './fair-line.ts'

/** Work that ends when it is told to. */
function createWork() {
  const order: string[] = []
  const ends = new Map<string, () => void>()
  return {
    order,
    begin: (line: FairLine, customer: string, name: string) =>
      line.run(customer, () => {
        order.push(name)
        return new Promise<void>((resolve) => void ends.set(name, resolve))
      }),
    async end(...names: string[]) {
      for (const name of names) ends.get(name)?.()
      await sleep(0)
    },
  }
}

describe('a fair line', () => {
  it('lets a customer have its share, and leaves the rest to others', async () => {
    const line = new FairLine({ atOnce: 4, each: 2 })
    const work = createWork()
    for (const name of ['a1', 'a2', 'a3']) void work.begin(line, 'a', name)
    void work.begin(line, 'b', 'b1')
    expect(work.order).toEqual(['a1', 'a2', 'b1'])
    await work.end('a1')
    expect(work.order).toEqual(['a1', 'a2', 'b1', 'a3'])
  })

  it('gives the next place to whoever has the fewest, and then by turns', async () => {
    const line = new FairLine({ atOnce: 2, each: 2 })
    const work = createWork()
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void work.begin(line, 'a', name)
    for (const name of ['b1', 'b2']) void work.begin(line, 'b', name)
    void work.begin(line, 'c', 'c1')
    for (const name of ['a1', 'a2', 'b1', 'a3']) await work.end(name)
    expect(work.order.slice(2)).toEqual(['b1', 'a3', 'c1', 'b2'])
  })

  it('turns away whom it has no place to wait for, and who has waited too long', async () => {
    const line = new FairLine({ atOnce: 1, each: 1, waiting: 1, longestWaitMs: 20 })
    const work = createWork()
    const first = work.begin(line, 'a', 'a1')
    const late = work.begin(line, 'a', 'a2')
    await expect(work.begin(line, 'a', 'a3')).rejects.toThrow(LineFull)
    await expect(late).rejects.toThrow(LineFull)
    await work.end('a1')
    await first
    void work.begin(line, 'a', 'a4')
    expect(work.order).toEqual(['a1', 'a4'])
  })

  it('lets a customer rest as long as it worked, and others in meanwhile', async () => {
    const line = new FairLine({ atOnce: 1, each: 1, restMs: (_customer, takenMs) => takenMs })
    const work = createWork()
    const [first] = ['a1', 'a2'].map((name) => work.begin(line, 'a', name))
    void work.begin(line, 'b', 'b1')
    await sleep(200)
    await work.end('a1')
    await first
    expect(work.order).toEqual(['a1', 'b1'])
    await work.end('b1')
    expect(work.order).toEqual(['a1', 'b1'])
    await expect.poll(() => work.order).toEqual(['a1', 'b1', 'a2'])
  })

  it('knows whether another customer has come lately', async () => {
    const line = new FairLine({ atOnce: 1, each: 1 })
    const come = (customer: string) => line.run(customer, async () => undefined)
    await come('a')
    await come('a')
    expect(line.hasOthers('a', 1000)).toBe(false)
    expect(line.hasOthers('b', 1000)).toBe(true)
    await come('b')
    await come('a')
    await come('a')
    expect(line.hasOthers('a', 1000)).toBe(true)
    await sleep(20)
    expect(line.hasOthers('a', 10)).toBe(false)
  })

  it('makes room also when the work fails', async () => {
    const line = new FairLine({ atOnce: 1, each: 1 })
    await expect(line.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await line.run('b', async () => 'in')).toBe('in')
  })
})
