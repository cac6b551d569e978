import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseStartError } from './database-start-error.ts'
import { findLocationNote, writeLocationNote, type LocationNote } from './location-note.ts'
import { canEnter, findOperatingUser, giveTo, type OperatingUser } from './operating-user.ts'

/** Where the files of one database server live, and who runs it. */
export type DatabaseHome = {
  /** Follows from the place of the cluster, so that every process on this machine calls it the same. */
  name: string
  folder: string
  clusterDir: string
  controlDir: string
  logFile: string
  user: OperatingUser
  isTemporary: boolean
  /** Set where the home lies outside the data folder. */
  dataDirWithNote: string | undefined
}

type Place = { folder: string; user: OperatingUser; note: LocationNote | undefined }

// /var/tmp comes last because some machines clean it by age.
const FOLDERS_EVERYBODY_CAN_ENTER = ['/var/lib/goodword', '/srv/goodword', '/var/tmp/goodword']

/** Everybody may pass through, but not look around. */
const PASSABLE = 0o711

/**
 * The home is the data folder itself, unless we are root and the user who runs PostgreSQL cannot enter it, as below a
 * private home directory. Then it lies elsewhere, and the data folder holds a note of where: a later start finds the
 * same database even when the permissions have changed by then.
 */
export function findDatabaseHome(dataDir: string, say: (line: string) => void): DatabaseHome {
  const { folder, user, note } = findPlace(dataDir)
  const isElsewhere = folder !== dataDir
  const home = { ...describeHome(folder, user), dataDirWithNote: isElsewhere ? dataDir : undefined }
  if (note?.isClusterComplete) assertNotLost(home, note)
  if (isElsewhere) {
    makeFolderElsewhere(home)
    say(`PostgreSQL runs as the user "${user.name}", who cannot enter ${dataDir}: the database is kept in ${folder}.`)
  }
  assertOwnCluster(home)
  return home
}

/** A home of its own inside the data folder, for a server that is thrown away when it stops. */
export function makeTemporaryHome(dataDir: string, say: (line: string) => void): DatabaseHome {
  const { folder: parent, user } = findDatabaseHome(dataDir, say)
  const folder = mkdtempSync(join(parent, 'postgres-temporary-'))
  giveTo(user, folder)
  return { ...describeHome(folder, user), isTemporary: true }
}

function findPlace(dataDir: string): Place {
  const note = findLocationNote(dataDir)
  const expectedCluster = join(note?.folder ?? dataDir, 'postgres')
  const user = findOperatingUser(existsSync(expectedCluster) ? expectedCluster : undefined)
  const folder = note?.folder ?? (canUse(dataDir, user) ? dataDir : chooseFolderElsewhere(dataDir, user))
  return { folder, user, note }
}

function describeHome(folder: string, user: OperatingUser): DatabaseHome {
  const clusterDir = join(folder, 'postgres')
  return {
    name: `goodword-${hash(clusterDir)}`,
    folder,
    clusterDir,
    controlDir: join(folder, 'postgres-control'),
    logFile: join(folder, 'postgres.log'),
    user,
    isTemporary: false,
    dataDirWithNote: undefined,
  }
}

function canUse(dataDir: string, user: OperatingUser): boolean {
  if (!user.account || canEnter(user, dataDir) || tryToLetIn(dataDir, user)) return true
  if (!existsSync(join(dataDir, 'postgres'))) return false
  throw new DatabaseStartError(
    `The database in ${dataDir} belongs to the user "${user.name}", who may no longer enter that folder. Allow it (chmod a+x) and start again.`,
  )
}

/** Where a folder of our own is the only thing in the way, the user's group may pass through it, but not look around. */
function tryToLetIn(dataDir: string, { name, account }: OperatingUser): boolean {
  const { uid, mode } = statSync(dataDir)
  if (!account || uid !== process.getuid?.() || !canEnter({ name, account }, dirname(dataDir))) return false

  chownSync(dataDir, uid, account.gid)
  chmodSync(dataDir, (mode & 0o707) | 0o010)
  return canEnter({ name, account }, dataDir)
}

function chooseFolderElsewhere(dataDir: string, user: OperatingUser): string {
  const base = FOLDERS_EVERYBODY_CAN_ENTER.find((folder) => canMake(folder) && canEnter(user, folder))
  if (base === undefined) {
    throw new DatabaseStartError(
      `The user "${user.name}", who runs PostgreSQL, can enter neither ${dataDir} nor ${FOLDERS_EVERYBODY_CAN_ENTER.join(' nor ')}. Choose another DATA_DIR.`,
    )
  }

  const folder = join(base, hash(dataDir))
  // The data folder it belonged to was deleted: its database must not come back inside the new one.
  if (existsSync(folder)) renameSync(folder, `${folder}.left-${Date.now()}`)
  writeLocationNote(dataDir, folder)
  return folder
}

function hash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12)
}

/** Its mode is set outright, because a strict umask would keep the user out. */
function makeFolderElsewhere({ folder, user }: DatabaseHome): void {
  mkdirSync(folder, { recursive: true })
  if (user.account) chmodSync(folder, PASSABLE)
}

function canMake(folder: string): boolean {
  try {
    const isNew = mkdirSync(folder, { recursive: true }) !== undefined
    if (isNew) chmodSync(folder, PASSABLE)
    return true
  } catch {
    return false
  }
}

function assertNotLost({ clusterDir, folder }: DatabaseHome, note: LocationNote): void {
  if (existsSync(clusterDir)) return
  throw new DatabaseStartError(
    `The database is kept in ${folder}, but it is not there any more: bring that folder back (is a disk not mounted?), or delete ${note.path} to begin with an empty database.`,
  )
}

function assertOwnCluster({ clusterDir, user }: DatabaseHome): void {
  if (user.account || !existsSync(clusterDir) || statSync(clusterDir).uid === process.getuid?.()) return
  throw new DatabaseStartError(
    `The database in ${clusterDir} belongs to another user. Start Goodword as that user or as root, or choose another DATA_DIR.`,
  )
}
