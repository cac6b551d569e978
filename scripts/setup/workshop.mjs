import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY, RUNTIME_FOLDER } from './places.mjs'
import { PlainError } from './say.mjs'

const PREFIX = 'unfinished-'

/**
 * An empty folder to prepare something in, beside its final place: putting it there is a rename, and an interrupted
 * set-up leaves nothing half done. Call it with the set-up lock held: it clears away what such a set-up has left.
 */
export function makeWorkshop() {
  assertWritable()
  mkdirSync(RUNTIME_FOLDER, { recursive: true })
  for (const name of readdirSync(RUNTIME_FOLDER).filter((entry) => entry.startsWith(PREFIX))) {
    rmSync(join(RUNTIME_FOLDER, name), { recursive: true, force: true, maxRetries: 3 })
  }
  return mkdtempSync(join(RUNTIME_FOLDER, PREFIX))
}

function assertWritable() {
  try {
    for (const folder of [REPOSITORY, RUNTIME_FOLDER].filter((path) => existsSync(path)))
      accessSync(folder, constants.W_OK)
  } catch {
    throw new PlainError(`Something has to be installed in ${REPOSITORY}, but you may not write to that folder.`)
  }
}
