import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { REPOSITORY } from './places.mjs'

const PROGRAM = `
  import { ensureBrowser } from './scripts/setup/browser.mjs'
  import { reportAndFail } from './scripts/setup/say.mjs'
  await ensureBrowser().catch(reportAndFail)`

function askForBrowser(environment) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    cwd: REPOSITORY,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  })
  return { status, said: `${stdout}${stderr}` }
}

describe('the search for a browser', () => {
  it('says in one sentence what to install where none can be had, and which one did not start', () => {
    const folder = mkdtempSync(join(tmpdir(), 'browser-'))
    const stub = join(folder, 'chromium')
    writeFileSync(
      stub,
      '#!/bin/sh\n[ "$1" = --version ] && exit 0\necho "error while loading shared libraries: libnss3.so" >&2\nexit 127\n',
    )
    chmodSync(stub, 0o755)

    const { status, said } = askForBrowser({ CHROMIUM_FROM: 'machine', CHROMIUM_PATH: stub })

    expect(status).toBe(1)
    expect(said).toMatch(`${stub} does not start: `)
    expect(said).toMatch('libnss3.so')
    expect(said).toMatch('apt-get install chromium')
    expect(said).not.toMatch(/^\s+at /m)
    rmSync(folder, { recursive: true })
  })

  it('names the sources it knows when asked for another', () => {
    const { status, said } = askForBrowser({ CHROMIUM_FROM: 'nowhere' })
    expect(status).toBe(1)
    expect(said).toMatch('CHROMIUM_FROM names none of machine, packaged, playwright, debian: nowhere.')
  })
})
