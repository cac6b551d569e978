import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { inject } from 'vitest'
import type { DatabaseAddress } from '#server/database/address.ts'
import { findDatabaseHome } from '#server/database/embedded/database-home.ts'
import { giveTo } from '#server/database/embedded/operating-user.ts'
import { startEmbeddedPostgres } from '#server/database/embedded/start-embedded.ts'
import { withClient } from '#server/database/prepare.ts'

const LONGEST_START_MS = 60_000

/** A streaming replica of the server of this run, with every database on it. */
export async function startReplica() {
  const primary = inject('superuser')
  const dataDir = mkdtempSync(join(tmpdir(), 'goodword-replica-'))
  const home = findDatabaseHome(dataDir, () => undefined)
  const slot = `replica_of_${process.pid}`
  await copyCluster(primary, { slot, clusterDir: home.clusterDir, own: (path) => giveTo(home.user, path) })
  const until = Date.now() + LONGEST_START_MS
  const server = await startEmbeddedPostgres({
    dataDir,
    // Told every ten seconds that it is not ready yet: one that never is would hold up the whole run.
    say: (line) => {
      if (Date.now() > until) throw new Error(`The replica does not become ready: ${line}`)
    },
    settings: {
      max_connections: '200',
      fsync: 'off',
      primary_conninfo: `host=${primary.host} port=${primary.port} user=${primary.user}`,
      primary_slot_name: slot,
    },
  })
  const superuser: DatabaseAddress = { ...primary, host: server.socketDir, port: server.port }
  return {
    superuser,
    urlOf: (database: string) =>
      `postgres://goodword_owner@localhost:${server.port}/${database}?host=${encodeURIComponent(server.socketDir)}`,
    /** `SIGSTOP`: it holds its connections and says nothing, as one behind a net that drops everything. */
    signal(signal: 'SIGSTOP' | 'SIGCONT') {
      const postmaster = Number(readFileSync(join(home.clusterDir, 'postmaster.pid'), 'utf8').split('\n')[0])
      const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ')
      for (const pid of [postmaster, ...children.map(Number)]) process.kill(pid, signal)
    },
    async stop() {
      await server.stop()
      await withClient(primary, (client) => dropSlot(client, slot))
      rmSync(home.folder, { recursive: true, force: true })
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Whoever sends to the replica may not have noticed yet that it is gone. */
async function dropSlot(client: Client, slot: string): Promise<void> {
  const named = 'from pg_replication_slots where slot_name = $1'
  await client.query(`select pg_terminate_backend(active_pid, 20000) ${named} and active_pid is not null`, [slot])
  await client.query(`select pg_drop_replication_slot(slot_name) ${named}`, [slot])
}

/** As pg_basebackup does it, which the embedded server comes without. */
async function copyCluster(
  primary: DatabaseAddress,
  { slot, clusterDir, own }: { slot: string; clusterDir: string; own: (path: string) => void },
): Promise<void> {
  await withClient(primary, async (client) => {
    // The other tests write so much that the log would be gone before it was fetched.
    await client.query('select pg_create_physical_replication_slot($1, true)', [slot])
    const { rows } = await client.query<{ folder: string }>(
      `select current_setting('data_directory') as folder from pg_backup_start('replica', true)`,
    )
    // What goes away meanwhile is in the log that is replayed.
    spawnSync('cp', ['-a', rows[0]?.folder ?? '', clusterDir])
    for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(clusterDir, name), { force: true })
    const { rows: stopped } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    for (const [name, content] of [
      ['backup_label', stopped[0]?.labelfile ?? ''],
      ['standby.signal', ''],
    ] as const) {
      writeFileSync(join(clusterDir, name), content, { mode: 0o600 })
      own(join(clusterDir, name))
    }
  })
}
