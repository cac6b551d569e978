import { lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseHome } from './database-home.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { canEnter, giveTo, type OperatingUser } from './operating-user.ts'

export const PORT = 5432

// The kernel's limit for the address of a socket, without its closing zero.
const LONGEST_ADDRESS_BYTES = 107

/**
 * A folder only the server's user (and root) can enter, which is what keeps others out of the database. Its name
 * follows from the cluster's, so that a restarted server is found where its clients look for it.
 */
export function makeSocketFolder({ name, user }: DatabaseHome): string {
  const folders = [tmpdir(), '/tmp', '/var/tmp'].flatMap((base) => [join(base, name), join(base, `${name}-2`)])

  const folder = folders.find((path) => fitsAddress(path) && isPrivateFolder(path, user) && canEnter(user, path))
  if (folder === undefined)
    throw new DatabaseStartError(`No folder for the database's socket could be made in ${tmpdir()} or /tmp.`)
  return folder
}

function fitsAddress(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}`)) <= LONGEST_ADDRESS_BYTES
}

/** Made by us or ours already: somebody else may have taken the name in a folder that everybody writes to. */
function isPrivateFolder(path: string, user: OperatingUser): boolean {
  try {
    mkdirSync(path, { mode: 0o700 })
    giveTo(user, path)
    return true
  } catch {
    const existing = lstatSync(path, { throwIfNoEntry: false })
    const ownUid = user.account?.uid ?? process.getuid?.()
    return existing !== undefined && existing.isDirectory() && existing.uid === ownUid && (existing.mode & 0o077) === 0
  }
}
