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
        const kept: string[] = []
        for (const { text } of steps) {
          if (text === null) expect([...queue.take()]).toEqual(kept.splice(0))
          else if (queue.put(text)) kept.push(text)
          else expect(kept).not.toEqual([])
        }
        expect([...queue.take()]).toEqual(kept)
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
