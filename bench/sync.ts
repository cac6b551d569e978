import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { makeToken } from '#sandbox/vendors/vendor-grants.repository.ts'
import { MANAGE_SCOPE } from '#sandbox/google/google-request.ts'
import type { TestMember } from '#testing/make.ts'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import { startStandAloneApp, writeManyReviews, type StandAloneApp } from '#testing/stand-alone-app.ts'
import { compareMemory, lookAtMemory } from './memory.ts'
import type { BenchRow } from './table.ts'

const REVIEWS = 100_000
/** Memory is looked at this often, and must not grow from the first time on. */
const WARM = 10_000
const LOOK_EVERY_MS = 100

/** A whole listing fetched by a sync, beside the same pages over the same wire and a plain upsert of their rows. */
export async function benchSync(dataDir: string): Promise<BenchRow[]> {
  const app = await startStandAloneApp({ DATA_DIR: dataDir })
  try {
    const platform = await createPlatformFixture(app, 'google', 1)
    const listingId = platform.ids[0] ?? ''
    await writeManyReviews(app.superuser, listingId, REVIEWS)

    // Before and after: what else the machine does meanwhile should weigh on both alike.
    const floorsMs = [await timeFloor(app, listingId)]
    const owner = await app.make.member()
    const startedAt = performance.now()
    await platform.connect(owner)
    const looks = await watchUntilDone(app, owner)
    const oursMs = performance.now() - startedAt
    floorsMs.push(await timeFloor(app, listingId))
    const floorMs = floorsMs.reduce((sum, ms) => sum + ms, 0) / floorsMs.length
    const beside = `after ${REVIEWS} reviews beside ${WARM}`
    return [
      { work: `sync of ${REVIEWS} reviews`, ours: oursMs, floor: floorMs, unit: 'ms', goal: 'under 3' },
      ...compareMemory(looks, beside),
    ]
  } finally {
    await app.stop()
  }
}

interface GooglePage {
  reviews?: {
    reviewId: string
    reviewer: { displayName?: string }
    comment?: string
    createTime: string
    updateTime: string
  }[]
  nextPageToken?: string
}

async function timeFloor(app: StandAloneApp, listingId: string): Promise<number> {
  const customerId = await app.make.customer()
  const token = await makeGoogleToken(app, listingId)
  const startedAt = performance.now()
  let pageToken: string | undefined = ''
  let pages = 0
  while (pageToken !== undefined) {
    const query: string = `pageSize=50&orderBy=updateTime%20desc${pageToken && `&pageToken=${pageToken}`}`
    const response = await fetch(`${app.url}/sandbox/google/v4/accounts/101/locations/${listingId}/reviews?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const page = (await response.json()) as GooglePage
    await upsert(app.superuser, { customerId, listingId, page })
    pageToken = page.nextPageToken
    pages += 1
    // As the product does: plans made for empty tables would make this slower by far.
    if (pages === 10) await app.superuser.query('analyze reviews, review_contents')
  }
  return performance.now() - startedAt
}

async function makeGoogleToken({ superuser, product }: StandAloneApp, listingId: string): Promise<string> {
  const { rows } = await superuser.query<{ id: string }>(
    `insert into sandbox.vendor_grants (vendor, account_id, listing_ids, scope) values ('google', '101', array[$1], $2) returning id`,
    [listingId, MANAGE_SCOPE],
  )
  return makeToken(product.base.sandbox.db, { grantId: rows[0]?.id ?? '', kind: 'access', lifeSeconds: 3600 })
}

async function upsert(
  superuser: Pool,
  { customerId, listingId, page }: { customerId: string; listingId: string; page: GooglePage },
): Promise<void> {
  await superuser.query(
    `with page as (select * from jsonb_to_recordset($3) as f ("reviewId" text, comment text, reviewer jsonb, "createTime" timestamptz, "updateTime" timestamptz)),
       kept as (
         insert into reviews (customer_id, platform, listing_id, platform_review_id, created_at, updated_at)
         select $1, 'google', $2, "reviewId", "createTime", "updateTime" from page
         on conflict (customer_id, platform, listing_id, platform_review_id) do update set updated_at = excluded.updated_at
         returning id, platform_review_id)
     insert into review_contents (customer_id, review_id, content, author)
     select $1, id, comment, reviewer ->> 'displayName' from kept join page on "reviewId" = platform_review_id
     on conflict (customer_id, review_id) do update set content = excluded.content`,
    [customerId, listingId, JSON.stringify(page.reviews ?? [])],
  )
}

/** Looks at the memory after every so many reviews; the first look is the floor. */
async function watchUntilDone(app: StandAloneApp, owner: TestMember): Promise<ReturnType<typeof lookAtMemory>[]> {
  const looks: ReturnType<typeof lookAtMemory>[] = []
  for (;;) {
    await sleep(LOOK_EVERY_MS)
    const { rows } = await app.superuser.query<{ state: string; seen: number; fault: { kind: string } | null }>(
      'select state, seen, fault from sync_runs where customer_id = $1',
      [owner.customerId],
    )
    const [run] = rows
    if (!run || run.state === 'failed') throw new Error(`The sync failed: ${run?.fault?.kind}`)
    if (run.seen >= (looks.length + 1) * WARM) looks.push(lookAtMemory())
    if (run.state === 'done') return looks
  }
}
