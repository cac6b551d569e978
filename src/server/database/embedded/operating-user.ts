import { spawnSync } from 'node:child_process'
import { chownSync, readFileSync, statSync } from 'node:fs'
import { DatabaseStartError } from './database-start-error.ts'

/** Who PostgreSQL runs as. Without an account it is whoever we are, which is the case unless we are root. */
export type OperatingUser = { name: string; account?: { uid: number; gid: number } }

const PREFERRED_NAMES = ['postgres', 'nobody']
const LAST_RESORT: OperatingUser = { name: 'nobody', account: { uid: 65_534, gid: 65_534 } }

/** PostgreSQL refuses to run as root, so root picks an account. An existing cluster stays with its owner. */
export function findOperatingUser(existingCluster: string | undefined): OperatingUser {
  if (process.getuid?.() !== 0) return { name: 'you' }

  const users = readUsers()
  if (existingCluster !== undefined) {
    const { uid, gid } = statSync(existingCluster)
    const owner = users.find((user) => user.account?.uid === uid)
    if (uid !== 0) return { name: owner?.name ?? `number ${uid}`, account: { uid, gid } }
  }
  return PREFERRED_NAMES.map((name) => users.find((user) => user.name === name)).find(Boolean) ?? LAST_RESORT
}

/** Options that make a child process run as the user, in a folder that everybody may enter. */
export function spawnOptionsFor({ account }: OperatingUser) {
  return { cwd: '/', env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C.UTF-8' }, ...account }
}

export function giveTo({ account }: OperatingUser, path: string): void {
  if (account) chownSync(path, account.uid, account.gid)
}

export function canEnter(user: OperatingUser, folder: string): boolean {
  const check = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], spawnOptionsFor(user))
  if (check.error) {
    throw new DatabaseStartError(
      `PostgreSQL never runs as root, and changing to the user "${user.name}" was refused. Start Goodword as an ordinary user, or set DATABASE_URL.`,
      { cause: check.error },
    )
  }
  return check.status === 0
}

function readUsers(): OperatingUser[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, account: { uid: Number(uid), gid: Number(gid) } }))
}
