import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { REPOSITORY } from './places.mjs'
import { explainUnsupported, lookAtMachine } from './machine.cjs'

const SUPPORTED = { platform: 'linux', processor: 'arm64', nodeVersion: '20.1.0', isMusl: false, hasDatabase: false }

function explain(differences) {
  return explainUnsupported({ ...SUPPORTED, ...differences })
}

describe('a machine', () => {
  it.each([
    ['Linux on arm64', {}],
    ['Linux on x64', { processor: 'x64' }],
    ['macOS with Node 24 and a database', { platform: 'darwin', nodeVersion: '24.1.0', hasDatabase: true }],
    ['musl with Node 24 and a database', { isMusl: true, nodeVersion: '25.0.0', hasDatabase: true }],
    ['the one at hand', lookAtMachine()],
  ])('runs Goodword: %s', (_, machine) => {
    expect(explain(machine)).toBeNull()
  })

  it.each([
    [
      'musl',
      { isMusl: true, nodeVersion: '24.1.0' },
      /This is Linux with musl on arm64: run it in a container .* DATABASE_URL/,
    ],
    [
      'macOS',
      { platform: 'darwin', hasDatabase: true },
      /This is macOS on arm64: run it in a container .* DATABASE_URL/,
    ],
    ['another processor', { processor: 'riscv64' }, /This is Linux on riscv64: /],
    ['Windows', { platform: 'win32', nodeVersion: '24.1.0', hasDatabase: true }, /This is Windows: run it in WSL/],
    ['an old Node', { nodeVersion: '18.20.0' }, /This is Node 18\.20\.0: install a newer one/],
  ])('is told what is supported and what to do instead: %s', (_, machine, sentence) => {
    expect(explain(machine)).toMatch(/^Goodword runs on Linux with glibc, on x64 or arm64, with Node 20 or newer\. /)
    expect(explain(machine)).toMatch(sentence)
  })

  it('is looked at in words that Node 6 understands', () => {
    const source = readFileSync(join(REPOSITORY, 'scripts/setup/machine.cjs'), 'utf8').replace(
      /^\s*(?:\/\/|\/\*\*).*$/gm,
      '',
    )
    expect(source).not.toMatch(/\?\?|\?\.|catch \{|async|await|import |node:/)
  })

  it('is looked at by itself, without a word where all is well', () => {
    const answer = spawnSync(process.execPath, ['scripts/setup/machine.cjs'], { cwd: REPOSITORY, encoding: 'utf8' })
    expect(answer).toMatchObject({ status: 0, stdout: '', stderr: '' })
  })
})

/** What is read as soon as this file is, before a line of it runs. */
function listRead(file, read = new Map()) {
  if (read.has(file)) return read
  const names = [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)(?:[^'"=(]* from)? '([^']+)'/gm)].map(
    ([, name]) => name,
  )
  read.set(file, names)
  for (const name of names) if (name.startsWith('.')) listRead(join(dirname(file), name), read)
  return read
}

describe.each(['start.mjs', 'test.mjs', 'run.mjs'])('before any package is installed, %s', (command) => {
  it('needs none', () => {
    const read = listRead(join(REPOSITORY, 'scripts', command))
    expect(read.size).toBeGreaterThan(3)
    const packages = [...read].flatMap(([file, names]) =>
      names.filter((name) => !/^(?:node:|\.)/.test(name)).map((name) => `${file}: ${name}`),
    )
    expect(packages).toEqual([])
  })
})
