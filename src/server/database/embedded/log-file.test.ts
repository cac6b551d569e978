import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { boundLogFile } from './log-file.ts'

const TOO_LARGE_BYTES = 5_000_001
let folder = ''
let log = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goodword-log-'))
  log = join(folder, 'postgres.log')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function writeLargeLog(): void {
  writeFileSync(log, 'beginning\n')
  truncateSync(log, TOO_LARGE_BYTES)
}

describe('boundLogFile', () => {
  it('leaves a small log alone', () => {
    writeFileSync(log, 'one line\n')

    boundLogFile(log)

    expect(readFileSync(log, 'utf8')).toBe('one line\n')
    expect(existsSync(`${log}.1`)).toBe(false)
  })

  it('keeps a large log as the predecessor and begins anew', () => {
    writeLargeLog()

    boundLogFile(log)

    expect([statSync(log).size, statSync(`${log}.1`).size]).toEqual([0, TOO_LARGE_BYTES])
  })

  it('shortens the log even when it cannot be copied', () => {
    writeLargeLog()
    mkdirSync(`${log}.1`)

    boundLogFile(log)

    expect(statSync(log).size).toBe(0)
  })

  it('bears with a log that cannot be shortened', () => {
    mkdirSync(log)

    expect(() => boundLogFile(join(log, 'postgres.log'))).not.toThrow()
    expect(() => boundLogFile(`${log}\0`)).not.toThrow()
  })
})
