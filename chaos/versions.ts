import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openDatabase, type OpenedDatabase } from '#server/database/open-database.ts'
import { withClient } from '#server/database/prepare.ts'
import { runProduct, type RunningProduct } from '#testing/running-product.ts'
import { environmentBehind, startBalancer, waitUntilReady, type Balancer } from './balancer.ts'
import { signUp } from './make-owner.ts'
import { waitForMail } from './messages.ts'
import { compare, readRows } from './outcome.ts'
import { startTraffic, type Traffic } from './traffic.ts'

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url))
const MIGRATIONS = 'src/server/database/migrations'
const WEB_PORTS = [29123, 29124]
const CUSTOMERS = 100
const ROWS_OF_EACH = 10_000
const TOGETHER_MS = 15_000

/**
 * Updates the product under load: an earlier version works on a million scans and as many live events while this one starts beside
 * it and migrates, then both work, then this one alone. Usage: -- --part=versions --from=COMMIT; without it, what was before the newest migration.
 */
export async function updateUnderLoad(dataDir: string): Promise<boolean> {
  const earlier = bringEarlier(dataDir)
  if (earlier === null) {
    console.log('versions: left out. There is no earlier version here: it needs the git history.')
    return true
  }
  const balancer = await startBalancer(WEB_PORTS)
  const environment = environmentBehind(balancer, dataDir)
  const start = (ROLES: string, port: number | undefined, main?: string) =>
    runProduct({ ...environment, ROLES, PORT: String(port ?? 0) }, main)
  const running: RunningProduct[] = []
  const oldWeb = await start('web', WEB_PORTS[0], earlier)
  running.push(oldWeb)
  const database = await openDatabase({ databaseUrl: null, dataDir, say: () => undefined })
  try {
    await writeRows(database)
    const oldWorker = await start('worker', 0, earlier)
    running.push(oldWorker)
    await waitUntilReady(balancer, 1)
    const owner = await signUp(balancer.url, 'versions@x.test')
    const traffic = startTraffic(balancer.url, owner)
    await watch(traffic, 'the earlier version alone', () => sleep(TOGETHER_MS))
    await watch(
      traffic,
      'this one starts and migrates',
      async () => void running.push(await start('web', WEB_PORTS[1])),
    )
    running.push(await start('worker', 0))
    await waitUntilReady(balancer, 2)
    await watch(traffic, 'both side by side', () => sleep(TOGETHER_MS))
    await watch(traffic, 'the earlier one ends', async () => {
      await oldWeb.signal('SIGTERM')
      await oldWorker.signal('SIGTERM')
    })
    await watch(traffic, 'this one alone', () => sleep(TOGETHER_MS))
    await traffic.stop()
    return await judge({ database, balancer, traffic, customerId: owner.customerId })
  } finally {
    for (const product of running) await product.signal('SIGTERM')
    balancer.close()
    await database.close()
  }
}

/** The main file of the earlier version, which has the packages of this one; `null` where there is no history. */
function bringEarlier(dataDir: string): string | null {
  const named = /--from=(\S+)/.exec(process.argv.join(' '))?.[1]
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: REPOSITORY, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    const newest = () => git('log', '-1', '--format=%H', '--diff-filter=A', '--', MIGRATIONS)
    const from = named ?? `${newest()}^`
    const folder = join(dataDir, 'earlier')
    mkdirSync(folder)
    execFileSync('sh', ['-c', 'git archive "$1" | tar x -C "$2"', 'sh', from, folder], { cwd: REPOSITORY })
    symlinkSync(join(REPOSITORY, 'node_modules'), join(folder, 'node_modules'))
    console.log(`versions: from ${git('log', '-1', '--format=%h, %cs', from)}`)
    return join(folder, 'src/server/main.ts')
  } catch (error) {
    if (named !== undefined) throw error
    return null
  }
}

/** Of other customers: whoever works has few. */
async function writeRows({ superuser, owner }: OpenedDatabase): Promise<void> {
  await withClient(superuser ?? owner, async (client) => {
    await client.query('set session_replication_role = replica')
    await client.query(
      `with made as (
         insert into customers (company_name, subscription_tier, status)
         select 'Business ' || n, 'professional', 'active' from generate_series(1, $1::int) n returning id),
       codes as (
         insert into qr_codes (customer_id, code, name, type, destination)
         select id, 'c' || left(id::text, 8), 'Table', 'review', 'https://example.com' from made returning customer_id, id),
       scans as (
         insert into qr_code_events (customer_id, qr_code_id, event_type, created_at)
         select customer_id, id, 'scan', now() - n * interval '4 minutes' from codes, generate_series(1, $2::int) n)
       insert into live_events (customer_id, id, type, created_at)
       select customer_id, n, 'qr-codes.changed', now() - n * interval '5 seconds' from codes, generate_series(1, $2::int) n`,
      [CUSTOMERS, ROWS_OF_EACH],
    )
    await client.query('vacuum analyze qr_code_events')
    await client.query('vacuum analyze live_events')
  })
}

async function watch(traffic: Traffic, name: string, work: () => Promise<void>): Promise<void> {
  traffic.takeWaits()
  const from = performance.now()
  await work()
  const seconds = (performance.now() - from) / 1000
  console.log(
    `versions, ${name}: ${seconds.toFixed(1)} s, ${traffic.takeWaits()}, ${traffic.failures.length} failed so far`,
  )
}

interface Outcome {
  database: OpenedDatabase
  balancer: Balancer
  traffic: Traffic
  customerId: string
}

async function judge({ database, balancer, traffic, customerId }: Outcome): Promise<boolean> {
  const { messages, codes, failures } = traffic
  const mails = compare(messages, await waitForMail(balancer.url, messages))
  const rows = await readRows(database.superuser ?? database.owner, customerId)
  const made = compare(codes, rows.names)
  for (const failure of failures.slice(0, 10)) console.log(`versions: ${failure}`)
  console.log(
    `versions: ${traffic.count()} requests, ${failures.length} failed, ${traffic.repeats()} told to try again; ` +
      `${messages.size} messages, ${mails.lost} lost, ${mails.doubled} doubled; ${codes.size} codes made, ${made.lost} lost, ` +
      `${made.doubled} doubled; ${rows.done} jobs done, ${rows.failed} failed.`,
  )
  return failures.length + mails.lost + mails.doubled + made.lost + made.doubled + rows.failed === 0
}
