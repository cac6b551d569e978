import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the database of a data folder is kept when it is not in there, and whether it was ever completed. */
export type LocationNote = { path: string; folder: string; isClusterComplete: boolean }

const COMPLETE = 'complete'

export function findLocationNote(dataDir: string): LocationNote | undefined {
  const path = notePath(dataDir)
  if (!existsSync(path)) return undefined

  const [folder = '', state] = readFileSync(path, 'utf8').trim().split('\n')
  return { path, folder, isClusterComplete: state === COMPLETE }
}

export function writeLocationNote(dataDir: string, folder: string): void {
  writeFileSync(notePath(dataDir), `${folder}\n`)
}

/** From here on a missing cluster is a lost one, which must not be replaced by an empty one. */
export function noteCompleteCluster(dataDir: string): void {
  const note = findLocationNote(dataDir)
  // Appended, so that a full disk cannot cost the location.
  if (note && !note.isClusterComplete) appendFileSync(note.path, `${COMPLETE}\n`)
}

function notePath(dataDir: string): string {
  return join(dataDir, 'postgres-location')
}
