import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { DatabaseAddress } from '#server/database/address.ts'
import type { AutomationSettings } from '#shared/contracts/automation.ts'
import { createTestClient } from '#testing/http-client.ts'
import type { TestMember } from '#testing/make.ts'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import { startStandAloneApp } from '#testing/stand-alone-app.ts'
import { killInRounds } from './kill-rounds.ts'
import { openLedger, watchDatabase, type Fate } from './platform-ledger.ts'

const PORT = '29118'
const REVIEWS_A_ROUND = 8
const DELAY_MINUTES = 1
const LOOK_EVERY_MS = 500
/** What was taken just when everything died is looked up a minute later; if its job got lost as well, by a sweep ten minutes after that. */
const PATIENCE_MS = 720_000
const LONGEST_ROUND_MS = 20_000
const RANDOM_ROUND_MS = 6000

interface Stage {
  owner: TestMember
  address: DatabaseAddress
  listingId: string
}

/** Kills everything again and again while reviews come and are answered by themselves, then counts the answers to each. */
export async function killDuringAutomation(dataDir: string, kills: number): Promise<boolean> {
  const environment = { DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '1000000', SANDBOX_DELAYS: 'off', PORT }
  const stage = await prepare(environment)
  const survivor = await killInRounds({ name: 'automation', environment, kills }, async (product, round) => {
    const database = await watchDatabase(stage.address)
    await writeReviews(stage, round)
    const syncing = createTestClient(product.url, stage.owner.token)
      .post('/api/v1/sync')
      .catch(() => null)
    await database.endUndo()
    // Every other time just when the platform has taken an answer, which is when nobody may conclude that it has not.
    if (round % 2 === 0) await Promise.race([database.nextTaken(), sleep(LONGEST_ROUND_MS)])
    else await sleep(Math.random() * RANDOM_ROUND_MS)
    return async () => {
      await Promise.all([syncing, database.close()])
      return `${round * REVIEWS_A_ROUND} reviews written`
    }
  })
  const fates = await waitForFates(stage, survivor.url, kills * REVIEWS_A_ROUND)
  await survivor.signal('SIGTERM')
  return judge(fates, kills)
}

/** A business whose reviews are answered after a minute. */
async function prepare(environment: Record<string, string>): Promise<Stage> {
  const app = await startStandAloneApp({ ...environment, PORT: '0' })
  try {
    const owner = await app.make.member()
    const platform = await createPlatformFixture(app, 'google', 1)
    await platform.connect(owner)
    await openLedger(app)
    const path = '/api/v1/settings/automation'
    const {
      consent: _consent,
      isStopped: _isStopped,
      ...kept
    }: AutomationSettings = (await app.as(owner).get(path)).body
    const thanks = 'Thank you, {author}.'
    const { status } = await app.as(owner).put(path, {
      ...kept,
      autoRespond: true,
      hasConsented: true,
      responseDelay: DELAY_MINUTES,
      responseTemplates: { positive: thanks, neutral: thanks, negative: thanks },
      dailyCap: 500,
    })
    if (status !== 200) throw new Error(`Reviews are not answered by themselves: ${status}`)
    return { owner, address: app.product.base.app.address, listingId: platform.ids[0] ?? '' }
  } finally {
    await app.stop()
  }
}

async function withDatabase<T>(address: DatabaseAddress, work: (database: Client) => Promise<T>): Promise<T> {
  const database = new Client({ ...address, user: 'postgres', password: '' })
  await database.connect()
  try {
    return await work(database)
  } finally {
    await database.end()
  }
}

const writeReviews = ({ address, listingId }: Stage, round: number) =>
  withDatabase(address, (database) =>
    database.query(
      `insert into sandbox.vendor_reviews (vendor, id, listing_id, rating, content, author, created_at, updated_at)
       select 'google', 'chaos-' || n, $1, 5, 'Lovely food and kind people, visit ' || n, 'Guest ' || n, now(), now()
       from generate_series($2::int, $3::int) n`,
      [listingId, (round - 1) * REVIEWS_A_ROUND + 1, round * REVIEWS_A_ROUND],
    ),
  )

async function waitForFates({ owner, address }: Stage, url: string, total: number): Promise<Fate[]> {
  const database = await watchDatabase(address)
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    await createTestClient(url, owner.token).post('/api/v1/sync')
    await database.endUndo()
    const fates = await database.tellFates(await listExpected(address, owner))
    const isOver = fates.length === total && fates.every(({ state }) => state === 'live')
    if (isOver || Date.now() > until) {
      await database.close()
      return fates
    }
    await sleep(LOOK_EVERY_MS)
  }
}

/** What each review is to be answered with. */
const listExpected = (address: DatabaseAddress, { customerId }: TestMember) =>
  withDatabase(address, async (database) => {
    const { rows } = await database.query<{ id: string; author: string }>(
      `select r.id, c.author from reviews r join review_contents c on c.customer_id = r.customer_id and c.review_id = r.id
       where r.customer_id = $1 and r.platform_review_id like 'chaos-%'`,
      [customerId],
    )
    return new Map(rows.map(({ id, author }) => [id, `Thank you, ${author}.`]))
  })

function judge(fates: readonly Fate[], kills: number): boolean {
  const total = kills * REVIEWS_A_ROUND
  const wrong = fates.filter(({ onPlatform, text }) => onPlatform !== text)
  const doubled = fates.filter(({ timesTaken, replies }) => timesTaken > 1 || replies > 1)
  const stuck = fates.filter(({ state, status }) => state !== 'live' || status !== 'responded')
  for (const fate of new Set([...wrong, ...doubled, ...stuck])) console.log(`automation: ${JSON.stringify(fate)}`)
  console.log(
    `automation: ${fates.length} of ${total} reviews fetched, ${wrong.length} without their answer, ${doubled.length} doubled, ` +
      `${stuck.length} stuck, over ${kills} kills.`,
  )
  return fates.length === total && wrong.length + doubled.length + stuck.length === 0
}
