import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { findCommandLine } from './process-table.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './start-embedded.ts'
import { startHolder } from './testing/database-holder.ts'
import { waitUntil } from './waiting.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'goodword-test-'))
const lockFile = join(dataDir, 'postgres', 'postmaster.pid')
const running: EmbeddedPostgres[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((database) => database.stop()))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function start(options: { temporary?: boolean; settings?: Record<string, string> } = {}) {
  const database = await startEmbeddedPostgres({ dataDir, say: () => undefined, ...options })
  running.push(database)
  return database
}

async function ask(database: Omit<EmbeddedPostgres, 'stop'>, sql: string): Promise<unknown> {
  const client = new Client({
    host: database.socketDir,
    port: database.port,
    user: database.superuser,
    database: 'postgres',
  })
  await client.connect()
  try {
    const { rows } = await client.query<{ answer: unknown }>(sql)
    return rows[0]?.answer
  } finally {
    await client.end()
  }
}

function postmasterPid(): number {
  return Number(readFileSync(lockFile, 'utf8').split('\n')[0])
}

describe('startEmbeddedPostgres', () => {
  it('makes a database that keeps its rows over a restart', async () => {
    const first = await start()
    await ask(first, 'create table kept as select generate_series(1, 2) id')
    const pid = postmasterPid()
    await first.stop()
    const hasEnded = findCommandLine(pid) === undefined

    const second = await start()

    expect(hasEnded).toBe(true)
    expect(await ask(second, 'select count(*)::int answer from kept')).toBe(2)
  })

  it('speaks UTF-8 and listens on a private socket only', async () => {
    const database = await start()

    expect(await ask(database, "select current_setting('listen_addresses') answer")).toBe('')
    expect(await ask(database, "select current_setting('server_encoding') answer")).toBe('UTF8')
    expect(await ask(database, "select lower('ÄÉ') answer")).toBe('äé')
    expect(statSync(database.socketDir).mode & 0o777).toBe(0o700)
  })

  it('lets two starters at once share one server', async () => {
    const [first, second] = await Promise.all([start(), start()])

    expect(first.isOurs).not.toBe(second.isOurs)
    expect(second.socketDir).toBe(first.socketDir)
    expect(await ask(second, 'select 1 answer')).toBe(1)
  })

  it('goes on for those who share it when its starter leaves', async () => {
    const starter = await startHolder(dataDir)
    const sharer = await start()

    await starter.letGo()

    expect([starter.database.isOurs, sharer.isOurs]).toEqual([true, false])
    expect(await ask(sharer, 'select 1 answer')).toBe(1)
  })

  it('is there at once for whoever comes after its only process was killed, whether it had noticed or not', async () => {
    const killed = await startHolder(dataDir)
    await ask(killed.database, 'create table survived as select 1 id')
    await killed.kill()

    const database = await start()

    expect(await ask(database, 'select count(*)::int answer from survived')).toBe(1)
  })

  it('leaves no server behind when its only process is killed, and starts again', async () => {
    const killed = await startHolder(dataDir)
    const pid = postmasterPid()

    await killed.kill()
    expect(await waitUntil(() => findCommandLine(pid) === undefined, 5_000)).toBe(true)

    const database = await start()
    expect(database.isOurs).toBe(true)
    expect(postmasterPid()).not.toBe(pid)
  })

  it('starts after both the server and the process that started it were killed', async () => {
    const killed = await startHolder(dataDir)
    process.kill(postmasterPid(), 'SIGKILL')
    await killed.kill()

    const database = await start()

    expect(await ask(database, 'select 1 answer')).toBe(1)
  })

  it('brings a killed server back for those who use it', async () => {
    const holder = await startHolder(dataDir)
    const pid = postmasterPid()
    process.kill(pid, 'SIGKILL')
    await waitUntil(() => findCommandLine(pid) === undefined, 5_000)

    const database = await start()
    const answer = await ask(database, 'select 1 answer')
    await holder.letGo()

    expect([database.isOurs, answer]).toEqual([false, 1])
  })

  it('is not fooled by a lock file whose number belongs to another program now', async () => {
    writeFileSync(
      lockFile,
      `${process.pid}\n${join(dataDir, 'postgres')}\n1700000000\n5432\n/tmp\n\n  1  1\nready   \n`,
    )

    const database = await start()

    expect(await ask(database, 'select 1 answer')).toBe(1)
  })

  it('removes a temporary server with all its files', async () => {
    const database = await start({ temporary: true, settings: { max_connections: '20' } })
    const maximum = await ask(database, "select current_setting('max_connections') answer")

    await database.stop()

    expect(maximum).toBe('20')
    expect(readdirSync(dataDir).filter((name) => name.includes('temporary'))).toEqual([])
  })

  it('says in PostgreSQL’s own words why it could not start', async () => {
    const attempt = startEmbeddedPostgres({ dataDir, say: () => undefined, settings: { shared_buffers: 'plenty' } })

    await expect(attempt).rejects.toThrow(/did not start[\s\S]*shared_buffers/)
  })
})
