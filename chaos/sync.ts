import { setTimeout as sleep } from 'node:timers/promises'
import { createTestClient } from '#testing/http-client.ts'
import type { TestMember } from '#testing/make.ts'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import { runProduct } from '#testing/running-product.ts'
import { startStandAloneApp, writeManyReviews, type StandAloneApp } from '#testing/stand-alone-app.ts'

const REVIEWS = 20_000
const PORT = '29113'
const ENDED = ['done', 'failed', 'stopped']
const LOOK_EVERY_MS = 30
const PATIENCE_MS = 240_000

interface Run {
  state: string
  seen: number
  added: number
}

/** Kills server and worker again and again during a sync, then compares with one that nobody disturbed. */
export async function killDuringSync(dataDir: string, kills: number): Promise<boolean> {
  const environment = { DATA_DIR: dataDir, SANDBOX_DELAYS: 'off', RATE_LIMIT_PER_MINUTE: '1000000' }
  const owner = await prepare(environment)
  for (let round = 1; round <= kills; round += 1) {
    const product = await runProduct({ ...environment, PORT })
    const before = await readRun(product.url, owner)
    // Now and then before anybody has taken the run up again, else while pages come in.
    const isEarly = round % 4 === 0
    if (!isEarly) await waitFor(product.url, owner, ({ seen, state }) => seen > before.seen || ENDED.includes(state))
    await sleep(Math.random() * (isEarly ? 3000 : 250))
    const { seen, state } = await readRun(product.url, owner)
    await product.signal('SIGKILL')
    console.log(`sync, kill ${round}: ${state}, ${seen} of ${REVIEWS} reviews seen`)
  }
  const survivor = await runProduct({ ...environment, PORT })
  const end = await waitFor(survivor.url, owner, ({ state }) => ENDED.includes(state))
  await survivor.signal('SIGTERM')
  return compareWithUndisturbed(environment, { owner, end, kills })
}

/** A listing with many reviews, and a customer whose first sync of it waits for a worker. */
async function prepare(environment: Record<string, string>): Promise<TestMember> {
  const app = await startStandAloneApp({ ...environment, ROLES: 'web' })
  try {
    const bench = await createPlatformFixture(app, 'google', 1)
    await writeManyReviews(app.superuser, bench.ids[0] ?? '', REVIEWS)
    const owner = await app.make.member()
    await bench.connect(owner)
    return owner
  } finally {
    await app.stop()
  }
}

async function compareWithUndisturbed(
  environment: Record<string, string>,
  { owner, end, kills }: { owner: TestMember; end: Run; kills: number },
): Promise<boolean> {
  const app = await startStandAloneApp(environment)
  try {
    const bench = await createPlatformFixture(app, 'google', 1)
    const undisturbed = await app.make.member()
    await bench.connect(undisturbed)
    const expected = await waitFor(app.url, undisturbed, ({ state }) => ENDED.includes(state))
    const rows = { ours: await describeRows(app, owner), theirs: await describeRows(app, undisturbed) }
    const isSame = JSON.stringify([end, rows.ours]) === JSON.stringify([expected, rows.theirs])
    const isRight = end.state === 'done' && end.added === REVIEWS
    console.log(`sync: ${JSON.stringify({ ...end, ...rows.ours })} over ${kills} kills,`)
    console.log(
      `undisturbed: ${JSON.stringify({ ...expected, ...rows.theirs })}: ${isSame ? 'the same' : 'not the same'}.`,
    )
    return isSame && isRight
  } finally {
    await app.stop()
  }
}

/** How many, how many of them apart, and all they say. */
async function describeRows({ superuser }: StandAloneApp, { customerId }: TestMember) {
  await superuser.query('analyze reviews, review_contents')
  const { rows } = await superuser.query<{ total: number; distinct: number; hash: string }>(
    `select count(*)::int as total, count(distinct r.platform_review_id)::int as distinct,
       md5(string_agg(concat_ws('|', r.platform_review_id, r.rating, r.status, r.created_at, r.updated_at, r.vanished_at,
         c.content, c.author), ';' order by r.platform_review_id)) as hash
     from reviews r left join review_contents c on c.customer_id = r.customer_id and c.review_id = r.id
     where r.customer_id = $1`,
    [customerId],
  )
  return rows[0]
}

async function readRun(url: string, { token }: TestMember): Promise<Run> {
  const { body } = await createTestClient(url, token).get('/api/v1/integrations')
  const { state, seen, added } = body.items[0].lastRun as Run
  return { state, seen, added }
}

async function waitFor(url: string, owner: TestMember, isReached: (run: Run) => boolean): Promise<Run> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const run = await readRun(url, owner)
    if (isReached(run)) return run
    if (Date.now() > until) throw new Error(`The run is stuck: ${JSON.stringify(run)}`)
    await sleep(LOOK_EVERY_MS)
  }
}
