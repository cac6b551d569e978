import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findNativeFaults, glibcNeededBy, listNativePackages, processorIn } from './native.mjs'
import { REPOSITORY } from './places.mjs'

const NUMBERS = { x64: 62, arm64: 183 }
const OTHER = process.arch === 'x64' ? 'arm64' : 'x64'

function writeHeader(processor) {
  const header = Buffer.alloc(64)
  header.write('\u007FELF', 'latin1')
  header.writeUInt16LE(NUMBERS[processor], 18)
  return header
}

describe('compiled packages', () => {
  let folder
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'native-'))
    const entry = { version: '1.2.3', integrity: 'sha512-x', os: ['linux'], cpu: [process.arch] }
    const packages = { '': { name: 'x' }, 'node_modules/@vendor/binding': entry }
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const install = (name, content) => {
    mkdirSync(join(folder, 'node_modules/@vendor/binding'), { recursive: true })
    writeFileSync(join(folder, 'node_modules/@vendor/binding', name), content)
  }
  const findFaults = () => findNativeFaults({ folder, node: process.execPath })
  const NAME = `@vendor/binding 1.2.3 for linux-${process.arch}`

  it('that npm left out are named with version and platform', () => {
    expect(findFaults()).toEqual([`${NAME} is missing.`])
  })

  it('that are for another processor are named, whatever they call themselves', () => {
    install(`binding.linux-${process.arch}.node`, writeHeader(OTHER))
    expect(findFaults()).toEqual([`${NAME} holds a file for ${OTHER}.`])
  })

  it('that do not load are named with the reason', () => {
    install('binding.node', writeHeader(process.arch))
    expect(findFaults()).toEqual([expect.stringContaining(`${NAME} does not load: `)])
  })

  it('that this checkout needs all load', () => {
    expect(listNativePackages(REPOSITORY).length).toBeGreaterThan(5)
    expect(findNativeFaults({ folder: REPOSITORY, node: process.execPath })).toEqual([])
  })
})

describe('a compiled file', () => {
  it('is known by its header', () => {
    expect(processorIn(writeHeader('arm64'))).toBe('arm64')
    expect(processorIn(Buffer.from('#!/bin/sh\nexit 0\n'))).toBeUndefined()
  })

  it('tells the newest glibc it asks for', () => {
    const folder = mkdtempSync(join(tmpdir(), 'glibc-'))
    const file = join(folder, 'library.so')
    writeFileSync(file, '\0GLIBC_2.4\0GLIBC_2.34\0GLIBC_2.17\0')
    expect(glibcNeededBy(file)).toBe('2.34')
    writeFileSync(file, '\0nothing\0')
    expect(glibcNeededBy(file)).toBeNull()
    rmSync(folder, { recursive: true })
  })
})
