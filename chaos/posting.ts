import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseAddress } from '#server/database/address.ts'
import { createTestClient } from '#testing/http-client.ts'
import type { TestMember } from '#testing/make.ts'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import { startStandAloneApp } from '#testing/stand-alone-app.ts'
import { killInRounds } from './kill-rounds.ts'
import { openLedger, watchDatabase, type DatabaseWatch, type Fate } from './platform-ledger.ts'

const PORT = '29114'
const PLATFORMS = ['google', 'facebook'] as const
/** Of each platform. */
const NOW_A_ROUND = 6
const LATER_A_ROUND = 1
const LOOK_EVERY_MS = 250
const PATIENCE_MS = 300_000
const LONGEST_ROUND_MS = 15_000
const RANDOM_ROUND_MS = 6000

interface Stage {
  owner: TestMember
  address: DatabaseAddress
  /** Not answered yet. */
  waiting: string[]
}

/** Asked for, with what was said; and those whose asking got no answer, which ask again under the same key. */
interface Asked {
  accepted: Map<string, string>
  unanswered: Request[]
}

interface Request {
  reviewId: string
  path: string
  body: Record<string, string | null>
}

/** Kills server and worker again and again while replies leave, then looks at what the platforms have. */
export async function killDuringPosting(dataDir: string, kills: number): Promise<boolean> {
  const environment = { DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '1000000' }
  const stage = await prepare(environment, kills)
  const asked: Asked = { accepted: new Map(), unanswered: [] }
  const untold = new Set<string>()
  const rounds = { name: 'posting', environment: { ...environment, PORT }, kills }
  const survivor = await killInRounds(rounds, async (product, round) => {
    const database = await watchDatabase(stage.address)
    for (const reviewId of await database.listUntold()) untold.add(reviewId)
    const requests = [...asked.unanswered.splice(0), ...chooseRequests(stage.waiting)]
    const asking = ask(product.url, stage.owner, { asked, requests })
    const leaving = asking.then(() => database.endUndo()).catch(() => undefined)
    // Every other time just when a platform has taken one, which is when nobody may conclude that it has not.
    if (round % 2 === 0) await leaving.then(() => Promise.race([database.nextTaken(), sleep(LONGEST_ROUND_MS)]))
    else await sleep(Math.random() * RANDOM_ROUND_MS)
    return async () => {
      await Promise.all([asking, leaving, database.close()])
      return `${asked.accepted.size} asked for, ${untold.size} taken without our knowing`
    }
  })
  const database = await watchDatabase(stage.address)
  await ask(survivor.url, stage.owner, { asked, requests: asked.unanswered.splice(0) })
  const fates = await waitForFates(database, asked.accepted)
  await database.close()
  await survivor.signal('SIGTERM')
  return judge(fates, { total: kills * PLATFORMS.length * (NOW_A_ROUND + LATER_A_ROUND), kills, untold: untold.size })
}

/** A business on two platforms, with reviews enough for every round, all fetched. */
async function prepare(environment: Record<string, string>, kills: number): Promise<Stage> {
  const app = await startStandAloneApp(environment)
  try {
    const owner = await app.make.member()
    const each = kills * (NOW_A_ROUND + LATER_A_ROUND)
    for (const platform of PLATFORMS) {
      const bench = await createPlatformFixture(app, platform, 1)
      const [listingId = ''] = bench.ids
      await bench.write(Array.from({ length: each }, (_, turn) => ({ id: `${listingId}_${turn}` })))
      await bench.connect(owner)
    }
    await openLedger(app)
    const until = Date.now() + PATIENCE_MS
    for (;;) {
      const { rows } = await app.superuser.query<{ id: string }>(
        'select id from reviews where customer_id = $1 order by platform_review_id, platform',
        [owner.customerId],
      )
      const address = app.product.base.app.address
      if (rows.length === each * PLATFORMS.length) return { owner, address, waiting: rows.map(({ id }) => id) }
      if (Date.now() > until) throw new Error(`Only ${rows.length} reviews have come.`)
      await sleep(LOOK_EVERY_MS)
    }
  } finally {
    await app.stop()
  }
}

/** Most for now, some for a full minute that is at least one away: a kill may take the asking with it. */
function chooseRequests(waiting: string[]): Request[] {
  const now = waiting.splice(0, NOW_A_ROUND * PLATFORMS.length)
  const later = waiting.splice(0, LATER_A_ROUND * PLATFORMS.length)
  const [date = '', time = ''] = new Date(Date.now() + 120_000).toISOString().slice(0, 16).split('T')
  return [
    ...now.map((reviewId) => ({
      reviewId,
      path: 'replies',
      body: { text: `Thank you, ${reviewId}.`, basedOn: null },
    })),
    ...later.map((reviewId) => ({
      reviewId,
      path: 'scheduled-response',
      body: { responseText: `Thank you, ${reviewId}.`, date, time },
    })),
  ]
}

async function ask(
  url: string,
  owner: TestMember,
  { asked, requests }: { asked: Asked; requests: readonly Request[] },
): Promise<void> {
  const client = createTestClient(url, owner.token)
  for (const request of requests) {
    const { reviewId, path, body } = request
    const key = { 'idempotency-key': `${path} ${reviewId}` }
    const response = await client.post(`/api/v1/reviews/${reviewId}/${path}`, body, key).catch(() => null)
    if (!response) asked.unanswered.push(request)
    else if (response.status === 200) asked.accepted.set(reviewId, `Thank you, ${reviewId}.`)
    else throw new Error(`${path} was answered with ${response.status}: ${JSON.stringify(response.body)}`)
  }
}

async function waitForFates(database: DatabaseWatch, accepted: ReadonlyMap<string, string>): Promise<Fate[]> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const fates = await database.tellFates(accepted)
    if (Date.now() > until || fates.every(({ state }) => state === 'live')) return fates
    await sleep(LOOK_EVERY_MS)
  }
}

function judge(
  fates: readonly Fate[],
  { total, kills, untold }: { total: number; kills: number; untold: number },
): boolean {
  const lost = fates.filter(({ onPlatform, text }) => onPlatform !== text)
  const doubled = fates.filter(({ timesTaken, replies }) => timesTaken > 1 || replies > 1)
  const stuck = fates.filter(({ state, status }) => state !== 'live' || status !== 'responded')
  for (const fate of new Set([...lost, ...doubled, ...stuck])) console.log(`posting: ${JSON.stringify(fate)}`)
  console.log(
    `posting: ${fates.length} of ${total} asked for, ${lost.length} lost, ${doubled.length} doubled, ${stuck.length} stuck, ` +
      `over ${kills} kills; ${untold} had been taken by a platform that could not tell us any more.`,
  )
  return fates.length === total && lost.length + doubled.length + stuck.length === 0
}
