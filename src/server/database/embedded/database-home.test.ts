import { chmodSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findDatabaseHome } from './database-home.ts'
import { noteCompleteCluster } from './location-note.ts'

const isRoot = process.getuid?.() === 0
const silently = () => undefined
let parent = ''
let dataDir = ''

beforeEach(() => {
  parent = realpathSync(mkdtempSync(join(tmpdir(), 'goodword-home-')))
  chmodSync(parent, 0o755)
  dataDir = join(parent, 'data')
  mkdirSync(dataDir)
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

function keepElsewhere(lines: string[]): string {
  const folder = join(parent, 'elsewhere')
  writeFileSync(join(dataDir, 'postgres-location'), `${[folder, ...lines].join('\n')}\n`)
  return folder
}

function modeOf(path: string): number {
  return statSync(path).mode & 0o777
}

describe('a database that is kept outside its data folder', () => {
  it('is found where the note says', () => {
    const folder = keepElsewhere([])

    expect(findDatabaseHome(dataDir, silently)).toMatchObject({ folder, dataDirWithNote: dataDir })
  })

  it('is not replaced by an empty one when it has gone', () => {
    const folder = keepElsewhere(['complete'])

    expect(() => findDatabaseHome(dataDir, silently)).toThrow(
      `The database is kept in ${folder}, but it is not there any more`,
    )
  })

  it('counts as complete from when that is noted', () => {
    const folder = keepElsewhere([])
    noteCompleteCluster(dataDir)
    noteCompleteCluster(dataDir)

    expect(readFileSync(join(dataDir, 'postgres-location'), 'utf8')).toBe(`${folder}\ncomplete\n`)
    expect(() => findDatabaseHome(dataDir, silently)).toThrow('not there any more')
    mkdirSync(join(folder, 'postgres'), { recursive: true })
    expect(findDatabaseHome(dataDir, silently).folder).toBe(folder)
  })
})

describe.runIf(isRoot)('where root starts the database', () => {
  it('lets the group of its user pass through the data folder, and no more', () => {
    chmodSync(dataDir, 0o770)

    const { folder } = findDatabaseHome(dataDir, silently)

    expect(folder).toBe(dataDir)
    expect(modeOf(dataDir)).toBe(0o710)
  })

  it('makes a folder elsewhere that can be entered, whatever the umask', () => {
    chmodSync(parent, 0o700)
    const { folder } = withUmask(0o077, () => findDatabaseHome(dataDir, silently))
    const mode = modeOf(folder)
    rmSync(folder, { recursive: true })

    expect(folder.startsWith(parent)).toBe(false)
    expect(mode).toBe(0o711)
  })
})

function withUmask<Result>(mask: number, work: () => Result): Result {
  const before = process.umask(mask)
  try {
    return work()
  } finally {
    process.umask(before)
  }
}
