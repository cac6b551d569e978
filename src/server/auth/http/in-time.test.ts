import { describe, expect, it } from 'vitest'
import { answerInTime } from './in-time.ts'

describe('an answer', () => {
  it('that takes too long is given up with the protocol’s words', async () => {
    const never = new Promise<never>(() => undefined)
    await expect(answerInTime(never, 5)).rejects.toMatchObject({ status: 504, code: 'request_timeout' })
  })

  it('that comes in time is the answer, and so is its refusal', async () => {
    expect(await answerInTime(Promise.resolve('here'), 1000)).toBe('here')
    await expect(answerInTime(Promise.reject(new Error('no')), 1000)).rejects.toThrow('no')
  })
})
