import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const KEY_FILE = 'secret-keys.json'

export interface MasterKey {
  /** Tells which key a value was sealed with, and nothing about the key. */
  id: string
  secret: string
}

/** The present key, which seals, and earlier ones, which only open. */
export interface Keyring {
  current: MasterKey
  /** Finds an earlier key too, re-reading the key file once when the id is new to this process. */
  find(id: string): MasterKey | undefined
  all(): MasterKey[]
}

export function toMasterKey(secret: string): MasterKey {
  return { id: createHash('sha256').update(`goodword-key-id:${secret}`).digest('hex').slice(0, 12), secret }
}

export function createKeyring(current: string, previous: readonly string[]): Keyring {
  const keys = [current, ...previous].map(toMasterKey)
  return { current: toMasterKey(current), find: (id) => keys.find((key) => key.id === id), all: () => keys }
}

/** Outside production the key is made on the first start and kept beside the data. */
export function openKeyFile(dataDir: string): Keyring {
  const path = join(dataDir, KEY_FILE)
  let stored = readKeyFile(path) ?? makeKeyFile(path)
  const find = (id: string) => [stored.current, ...stored.previous].map(toMasterKey).find((key) => key.id === id)
  return {
    current: toMasterKey(stored.current),
    find(id) {
      const known = find(id)
      if (known) return known
      stored = readKeyFile(path) ?? stored
      return find(id)
    },
    all: () => [stored.current, ...stored.previous].map(toMasterKey),
  }
}

/** Puts a new key in front of the kept ones. Values sealed with an old key stay readable until they are resealed. */
export function addKeyToFile(dataDir: string): Keyring {
  const path = join(dataDir, KEY_FILE)
  const stored = readKeyFile(path)
  writeKeyFile(path, { current: newSecret(), previous: stored ? [stored.current, ...stored.previous] : [] })
  return openKeyFile(dataDir)
}

export function dropOldKeysFromFile(dataDir: string): void {
  const path = join(dataDir, KEY_FILE)
  const stored = readKeyFile(path)
  if (stored) writeKeyFile(path, { current: stored.current, previous: [] })
}

/** A key for one purpose, so that no two uses share key material. */
export function deriveKey(key: MasterKey, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key.secret, 'goodword', purpose, 32))
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

interface KeyFile {
  current: string
  previous: string[]
}

function readKeyFile(path: string): KeyFile | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as KeyFile
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Error(`The key file ${path} cannot be read: ${String(error)}`, { cause: error })
  }
}

/** Of two processes that start at once, one makes the key and both use it. */
function makeKeyFile(path: string): KeyFile {
  const draft = writeDraft(path, { current: newSecret(), previous: [] })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  const made = readKeyFile(path)
  if (!made) throw new Error(`The key file ${path} vanished while it was being made.`)
  return made
}

function writeKeyFile(path: string, keys: KeyFile): void {
  renameSync(writeDraft(path, keys), path)
}

function writeDraft(path: string, keys: KeyFile): string {
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(keys)}\n`, { mode: 0o600 })
  return draft
}
