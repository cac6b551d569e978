import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import type { DatabaseAddress } from '#server/database/address.ts'
import {
  findOperatingUser,
  giveTo,
  spawnOptionsFor,
  type OperatingUser,
} from '#server/database/embedded/operating-user.ts'
import { ensureOwnerAndDatabase, withClient } from '#server/database/prepare.ts'

const DATABASE = 'goodword'
/** Shared by all shards of a node: each server below does as one of a machine of its own would. */
const SETTINGS = `
shared_preload_libraries = 'citus'
listen_addresses = 'localhost'
wal_level = logical
max_connections = 300
max_worker_processes = 60
max_prepared_transactions = 300
max_locks_per_transaction = 512
citus.shard_count = 4
`

export interface CitusNode extends DatabaseAddress {
  start(): void
  /** As a machine that is switched off: nothing is said to anybody, and it finds out at its start what was under way. */
  kill(): void
  stop(): void
}

/** Where PostgreSQL's own programs are, of an installation that has Citus; `null` where none was named. */
export function findCitusPrograms(): string | null {
  const folder = process.env.CITUS_PROGRAMS
  return folder !== undefined && existsSync(join(folder, 'initdb')) ? folder : null
}

/** The first has the product's database, on the others one is empty. */
export async function startCitusNodes(
  programs: string,
  folder: string,
  ports: readonly number[],
): Promise<CitusNode[]> {
  const user = findOperatingUser(undefined)
  giveTo(user, folder)
  const nodes = ports.map((port) => createNode({ programs, folder: join(folder, `node-${port}`), user, port }))
  for (const node of nodes) {
    node.start()
    await ensureOwnerAndDatabase({ ...node, database: 'postgres' }, node.database)
  }
  return nodes
}

/** The first becomes the coordinator, which has rows as well. */
export async function joinNodes(nodes: readonly CitusNode[]): Promise<void> {
  const [coordinator, ...others] = nodes
  if (!coordinator) throw new Error('A cluster needs a server.')
  for (const node of nodes) await ask(node, 'create extension citus')
  await ask(coordinator, `select citus_set_coordinator_host('localhost', $1)`, [coordinator.port])
  for (const { port } of others) await ask(coordinator, `select citus_add_node('localhost', $1)`, [port])
  const mayHaveRows = `select citus_set_node_property('localhost', $1, 'shouldhaveshards', true)`
  await ask(coordinator, mayHaveRows, [coordinator.port])
}

export async function ask<Row extends object>(
  address: DatabaseAddress,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return withClient(address, async (client: Client) => (await client.query<Row>(sql, [...values])).rows)
}

interface NodeOptions {
  programs: string
  folder: string
  user: OperatingUser
  port: number
}

function createNode({ programs, folder, user, port }: NodeOptions): CitusNode {
  const run = (program: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(join(programs, program), args, {
      ...spawnOptionsFor(user),
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr.toString()}`)
  }
  mkdirSync(folder, { mode: 0o700 })
  giveTo(user, folder)
  run('initdb', '-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync')
  appendFileSync(join(folder, 'postgresql.conf'), `${SETTINGS}port = ${port}\nunix_socket_directories = '${folder}'\n`)
  const control = (...args: string[]) => run('pg_ctl', '-D', folder, '-l', join(folder, 'log'), '-w', ...args)
  return {
    host: 'localhost',
    port,
    user: 'postgres',
    password: '',
    database: DATABASE,
    start: () => control('start'),
    kill: () => control('-m', 'immediate', 'stop'),
    stop: () => control('-m', 'fast', 'stop'),
  }
}
