import { describe, expect, it } from 'vitest'
import { toAppError } from './problem.ts'

const away = (fault: object) => toAppError(Object.assign(new Error(), fault))

describe('what the database says', () => {
  it.each([
    ['that it is gone', { code: 'ECONNREFUSED' }],
    ['that it is starting', { code: '57P03' }],
    ['that a statement waited too long for others', { code: '57014' }],
    ['of a connection that broke', { message: 'Connection terminated unexpectedly' }],
    [
      'of a node that went away while it was told to commit',
      { code: 'XX000', message: 'could not commit transaction for shard 1 on at least one active node' },
    ],
  ])('%s is told as something that passes, and when to come again', (_, fault) => {
    expect(away(fault)).toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 })
  })

  it('of a fault of ours is no matter of waiting', () => {
    expect(away({ code: '42P01', message: 'relation does not exist' })).toMatchObject({ code: 'internal-error' })
    expect(away({ code: 'XX000', message: 'cache lookup failed' })).toMatchObject({ code: 'internal-error' })
  })
})
