import { describe, expect, it } from 'vitest'
import { findLockFaults, readPackages } from './lock-file.mjs'

const ROOT = { name: 'goodword' }
const TOOL = {
  version: '1.2.3',
  integrity: 'sha512-a',
  optionalDependencies: {
    '@tool/binding-linux-x64-gnu': '1.2.3',
    '@tool/binding-linux-arm64-gnu': '1.2.3',
    '@tool/binding-linux-arm64-musl': '1.2.3',
    '@tool/binding-darwin-arm64': '1.2.3',
  },
}

function variant(processor, fields = { integrity: 'sha512-b' }) {
  return { version: '1.2.3', os: ['linux'], cpu: [processor], libc: ['glibc'], optional: true, ...fields }
}

describe('the lock file', () => {
  it('has everything that Linux on x64 and arm64 needs, as the registry has it', () => {
    expect(findLockFaults(readPackages())).toEqual([])
  })

  it('is at fault where a package for one of them was made up', () => {
    const packages = {
      '': ROOT,
      'node_modules/tool': TOOL,
      'node_modules/@tool/binding-linux-x64-gnu': variant('x64'),
      'node_modules/tool/node_modules/@tool/binding-linux-arm64-gnu': variant('arm64', {}),
    }

    expect(findLockFaults(packages)).toEqual([
      '@tool/binding-linux-arm64-gnu 1.2.3 has no integrity: is it in the registry?',
    ])
  })

  it('is at fault where one is missing, and where a package for everywhere was made up', () => {
    const packages = {
      '': ROOT,
      'node_modules/plain': { version: '2.0.0' },
      'node_modules/tool': TOOL,
      'node_modules/@tool/binding-linux-x64-gnu': variant('x64'),
    }

    expect(findLockFaults(packages)).toEqual([
      'plain 2.0.0 has no integrity: is it in the registry?',
      '@tool/binding-linux-arm64-gnu 1.2.3, which tool 1.2.3 needs there, is missing.',
    ])
  })

  it('may hold what it likes for other platforms', () => {
    const packages = {
      '': ROOT,
      'node_modules/tool': TOOL,
      'node_modules/@tool/binding-linux-x64-gnu': variant('x64'),
      'node_modules/@tool/binding-linux-arm64-gnu': variant('arm64'),
      'node_modules/@tool/binding-linux-arm64-musl': variant('arm64', { libc: ['musl'] }),
      'node_modules/@tool/binding-darwin-arm64': { version: '1.2.3', os: ['darwin'], cpu: ['arm64'] },
    }

    expect(findLockFaults(packages)).toEqual([])
  })
})
