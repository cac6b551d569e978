import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { RUNTIME_FOLDER } from './places.mjs'

const PREFIX = 'unfinished-'

/**
 * An empty folder to prepare something in, beside its final place: putting it there is a rename, and an interrupted
 * set-up leaves nothing half done. Call it with the set-up lock held: it clears away what such a set-up has left.
 */
export function makeWorkshop() {
  mkdirSync(RUNTIME_FOLDER, { recursive: true })
  for (const name of readdirSync(RUNTIME_FOLDER).filter((entry) => entry.startsWith(PREFIX))) {
    rmSync(join(RUNTIME_FOLDER, name), { recursive: true, force: true, maxRetries: 3 })
  }
  return mkdtempSync(join(RUNTIME_FOLDER, PREFIX))
}
