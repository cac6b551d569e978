import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { StandAloneApp } from '#testing/stand-alone-app.ts'
import { authorise, compare } from './floor.ts'
import { SHOWN_REVIEWS } from './lean-list.ts'
import type { LargeCustomer } from './million-reviews.ts'
import type { BenchRow } from './table.ts'

/** What people would pick instead of writing a server: the newest of the major version that was measured first. */
const PEER = 'directus@11'
const PORT = '29113'
const TOKEN = 'a-token-for-measuring'
const STARTED_WITHIN_MS = 180_000

/** The first page of the list beside the same rows out of Directus, on the same PostgreSQL and in the same run. */
export async function comparePeers(app: StandAloneApp, { owner }: LargeCustomer): Promise<BenchRow[]> {
  await copyReviews(app)
  const peer = await startDirectus(app)
  try {
    const query = `filter[customer_id][_eq]=${owner.customerId}&sort=-created_at,-id&limit=26&fields=*`
    return await compare(
      'inbox, no filter, beside Directus',
      {
        ours: { url: `${app.url}/api/v1/reviews`, headers: authorise(owner.token) },
        floor: { url: `${peer.url}/items/peer_reviews?${encodeURI(query)}`, headers: authorise(TOKEN) },
      },
      '4',
    )
  } finally {
    await peer.stop()
  }
}

/** Directus passes over tables whose key is more than one column; in one table it has all that our row shows, without a join. */
async function copyReviews({ superuser }: StandAloneApp): Promise<void> {
  await superuser.query(
    `create table peer_reviews as ${SHOWN_REVIEWS.replace('select ', 'select r.customer_id, ').replace('r.tags', 'array_to_json(r.tags) as tags')}`,
  )
  await superuser.query('alter table peer_reviews add primary key (id)')
  await superuser.query('create index on peer_reviews (customer_id, created_at desc, id desc)')
  await superuser.query('vacuum analyze peer_reviews')
}

async function startDirectus({ product }: StandAloneApp) {
  const folder = installPeer()
  const { host, port, database } = product.base.app.address
  const uploads = mkdtempSync(join(tmpdir(), 'goodword-peer-'))
  const env = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT,
    DB_CLIENT: 'pg',
    DB_HOST: host,
    DB_PORT: String(port),
    DB_DATABASE: database,
    DB_USER: 'postgres',
    DB_PASSWORD: '',
    SECRET: 'only-for-measuring-only-for-measuring',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'only-for-measuring',
    ADMIN_TOKEN: TOKEN,
    STORAGE_LOCAL_ROOT: uploads,
    LOG_LEVEL: 'error',
    TELEMETRY: 'false',
    PRESSURE_LIMITER_ENABLED: 'false',
  }
  const cli = join(folder, 'node_modules', 'directus', 'cli.js')
  execFileSync(process.execPath, [cli, 'bootstrap'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const child = spawn(process.execPath, [cli, 'start'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${PORT}`
  await waitFor(`${url}/server/ping`)
  return {
    url,
    async stop() {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill()
      await ended
      rmSync(uploads, { recursive: true, force: true })
    },
  }
}

/** Beside the product, not among its packages. */
function installPeer(): string {
  const folder = resolve('.runtime', 'peers')
  if (existsSync(join(folder, 'node_modules', 'directus', 'cli.js'))) return folder
  mkdirSync(folder, { recursive: true })
  execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', PEER], { stdio: 'inherit' })
  return folder
}

async function waitFor(url: string): Promise<void> {
  const until = Date.now() + STARTED_WITHIN_MS
  while (Date.now() < until) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((again) => setTimeout(again, 500))
  }
  throw new Error('Directus did not start.')
}
