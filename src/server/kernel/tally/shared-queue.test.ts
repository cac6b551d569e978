import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SharedQueue } from './shared-queue.ts'

/** Small, so that its end is met again and again; twice the longest text goes into it. */
const makeQueue = () => new SharedQueue(new SharedArrayBuffer(12 + 64))

describe('a queue of two threads', () => {
  it('gives what was put, in its order and once, however often it is full', () => {
    const step = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 4 }).map((text) => ({ text })),
      fc.constant({ text: null }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const queue = makeQueue()
        const given: string[] = []
        const taken: string[] = []
        const refused: boolean[] = []
        for (const { text } of steps) {
          if (text === null) taken.push(...queue.take())
          else if (queue.put(text)) given.push(text)
          else refused.push(given.length > taken.length)
        }
        taken.push(...queue.take())
        expect(taken).toEqual(given)
        // Only where something is waiting to be taken.
        expect(refused).not.toContain(false)
      }),
    )
  })

  it('tells the one who puts to wake the other once, and lets nobody sleep over what has just come', () => {
    const queue = makeQueue()
    expect(queue.wake()).toBe(false)
    queue.put('one')
    expect(queue.sleep()).toBe(false)
    expect([...queue.take()]).toEqual(['one'])
    expect(queue.sleep()).toBe(true)
    expect([queue.wake(), queue.wake()]).toEqual([true, false])
  })
})
