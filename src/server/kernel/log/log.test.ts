import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'

function createLogInMemory() {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  return { log: createLog('info', sink), lines }
}

describe('the log', () => {
  it('never holds a secret, wherever it hides', () => {
    const { log, lines } = createLogInMemory()

    log.info({ password: 'canary-1', headers: { authorization: 'canary-2', cookie: 'canary-3' } }, 'one')
    log.info({ request: { body: { refresh_token: 'canary-4' } } }, 'two')

    expect(lines).toHaveLength(2)
    expect(lines.join()).not.toContain('canary')
  })

  it('tells what an error says and not what it drags along', () => {
    const { log, lines } = createLogInMemory()
    const cause = Object.assign(new Error('connection lost'), {
      code: '57P01',
      client: { password: 'canary', secretKey: 'canary' },
    })

    log.error({ err: new Error('could not read', { cause }) }, 'failed')

    expect(JSON.parse(lines[0] ?? '{}').err).toMatchObject({
      message: 'could not read',
      cause: { message: 'connection lost', code: '57P01' },
    })
    expect(lines.join()).not.toContain('canary')
  })
})
