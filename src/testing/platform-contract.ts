import { createHash, randomBytes } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { capabilitiesSchema, type Capabilities } from '#shared/domain/platforms.ts'
import type { Database } from '#server/database/connect.ts'
import type { VendorFault } from '#server/database/sandbox-tables.ts'
import { PlatformError, type PlatformErrorKind } from '#server/adapters/review-platforms/platform-error.ts'
import type {
  Connection,
  PlatformReply,
  PlatformReview,
  ReviewPlatform,
  Tokens,
} from '#server/adapters/review-platforms/port.ts'
import { clearFaults, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import { changeReview, editReview, writeReviews } from '#sandbox/vendors/vendor-reviews.repository.ts'

/** A platform's adapter with its stand-in behind it, as a platform's own test sets it up. */
export interface PlatformStage {
  platform: ReviewPlatform
  /** The stand-in's store. Holds the listing below, with no reviews yet. */
  db: Database
  /** The listing the tests play with: its id in the store, and the name people know it by. */
  listing: { storedId: string; name: string }
  redirectUri: string
  /** A person's part: from the authorize address to the address that they come back to. `null`: one cannot do that there. */
  visit(authorizeUrl: URL, answer: 'allow' | 'deny'): Promise<URL | null>
  /** The connection is a key that the customer owns: it does not run out and is not given back. */
  isKey?: boolean
}

const REVIEW_COUNT = 120
const FIRST_DAY = Date.UTC(2026, 0, 1)
const DAY_MS = 86_400_000
/** How often a reply is asked for before the platform must have decided. */
const READS_UNTIL_DECIDED = 3

/** What every review platform keeps to, whatever it speaks. Runs once against one platform's adapter and stand-in. */
export function describePlatformContract(name: string, setUp: () => Promise<PlatformStage>): void {
  describe(`${name} as a review platform`, () => {
    let stage: PlatformStage
    let tokens: Tokens
    let connection: Connection
    let capabilities: Capabilities

    beforeAll(async () => {
      stage = await setUp()
      await writeReviews(stage.db, manyReviews(stage))
      tokens = await connect(stage)
      connection = await connectionOf(stage, tokens)
      capabilities = await stage.platform.probe(connection)
    })
    afterEach(() => clearFaults(stage.db, stage.platform.platform))

    const fault = (kind: VendorFault) => setFault(stage.db, stage.platform.platform, { kind, remaining: null })
    const stored = (id: string) => `${stage.platform.platform}-review-${id}`

    describe('connecting', () => {
      it('brings the person back with what was sent along and a code', async () => {
        const back = await stage.visit(authorizeUrlOf(stage, 'a state & more', 'v'.repeat(43)), 'allow')
        expect(back?.href.startsWith(stage.redirectUri)).toBe(true)
        expect(back?.searchParams.get('state')).toBe('a state & more')
        expect(back?.searchParams.get('code')).toBeTruthy()
      })

      it('brings the person back without a code when they say no', async ({ skip }) => {
        const back = await stage.visit(authorizeUrlOf(stage, 'the state', 'v'.repeat(43)), 'deny')
        if (!back) return skip('nobody is asked for consent there')
        expect(back.searchParams.get('state')).toBe('the state')
        expect(back.searchParams.get('error')).toBe('access_denied')
        expect(back.searchParams.has('code')).toBe(false)
      })

      it('takes a code once', async () => {
        const answer = await getCode(stage)
        expect((await stage.platform.exchange(answer)).accessToken).not.toBe('')
        await expectFailure(stage.platform.exchange(answer), ['reconnect', 'rejected'])
      })

      it('takes no code that it never gave', async () => {
        const answer = { ...(await getCode(stage)), code: 'made-up' }
        await expectFailure(stage.platform.exchange(answer), ['reconnect', 'rejected'])
      })

      it('renews what runs out, if it can', async ({ skip }) => {
        const { refresh } = stage.platform
        const first = await connect(stage)
        if (!refresh || !first.refreshToken) return skip('it cannot renew')
        const renewed = await refresh(first.refreshToken)
        expect(renewed.accessToken).not.toBe(first.accessToken)
        expect(renewed.refreshToken).not.toBe('')
        expect(renewed.expiresAt?.getTime()).toBeGreaterThan(Date.now())
        await expect(stage.platform.listListings(renewed)).resolves.not.toEqual([])
        await expectFailure(refresh('made-up'), ['reconnect'])
      })

      it('knows nothing of a connection any more that was taken back', async ({ skip }) => {
        const ours = await connect(stage)
        await stage.platform.revoke(ours)
        await stage.platform.revoke(ours)
        if (stage.isKey) return skip('the key stays the customer’s own')
        await expectFailure(stage.platform.listListings(ours), ['reconnect'])
      })
    })

    it('tells whose consent it is, unless a key is nobody’s in particular', async () => {
      const holder = await stage.platform.whoAmI(tokens)
      expect(Boolean(holder?.name)).toBe(!stage.isKey)
      if (stage.isKey) return
      await expectFailure(stage.platform.whoAmI({ ...tokens, accessToken: 'made-up' }), ['reconnect'])
    })

    it('lists what the person has there, each once', async () => {
      const listings = await stage.platform.listListings(tokens)
      expect(listings.map((listing) => listing.name)).toContain(stage.listing.name)
      expect(new Set(listings.map(({ id }) => id)).size).toBe(listings.length)
    })

    it('tells what the connection can do, and can do no more than it has', () => {
      const { reply, editReply, deleteReply, subscribe, fileDispute } = stage.platform
      expect(capabilitiesSchema.safeParse(capabilities).error).toBeUndefined()
      expect(capabilities.canReply && !reply).toBe(false)
      expect(capabilities.canEditReply && !capabilities.canReply).toBe(false)
      expect(capabilities.canEditReply && !editReply).toBe(false)
      expect(capabilities.canDeleteReply && !deleteReply).toBe(false)
      expect(capabilities.canPush && !subscribe).toBe(false)
      expect(capabilities.canDispute).toBe(fileDispute !== null)
    })

    describe('reading reviews', () => {
      it('gives each once, the newest first, as deep as it says', async () => {
        const { reviews, totals } = await readAll(stage.platform, connection, 50)
        const depth = capabilities.readDepth === 'all' ? REVIEW_COUNT : Math.min(capabilities.readDepth, REVIEW_COUNT)
        expect(reviews.map(({ id }) => id)).toHaveLength(depth)
        expect(new Set(reviews.map(({ id }) => id)).size).toBe(depth)
        const times = reviews.map(({ createdAt }) => createdAt.getTime())
        expect(times).toEqual(times.toSorted((left, right) => right - left))
        expect(totals.filter((total) => total !== null && total !== REVIEW_COUNT)).toEqual([])
      })

      it('gives no more at once than was asked for', async () => {
        const page = await stage.platform.listReviews(connection, { cursor: null, pageSize: 2 })
        expect(page.items.length).toBeLessThanOrEqual(2)
      })

      it('speaks of stars or of a recommendation, never of both', async () => {
        const { reviews } = await readAll(stage.platform, connection, 50)
        for (const { rating, isRecommended } of reviews) {
          expect(capabilities.hasStars ? isRecommended : rating).toBeNull()
          expect(capabilities.hasStars ? rating : isRecommended).not.toBeNull()
        }
      })

      it('shows what its writer changed, and leaves out what its writer deleted', async ({ skip }) => {
        const before = await readAll(stage.platform, connection, 50)
        const [newest, second] = before.reviews
        if (!newest || !second) return skip('it lets nothing be read')
        const [edited, deleted] = [stored(String(REVIEW_COUNT - 1)), stored(String(REVIEW_COUNT - 2))]
        await editReview(stage.db, stage.platform.platform, edited, { content: 'Changed my mind.' })
        await changeReview(stage.db, stage.platform.platform, deleted, { deleted_at: new Date() })
        const after = await readAll(stage.platform, connection, 50)
        expect(after.reviews.find(({ id }) => id === newest.id)?.content).toBe('Changed my mind.')
        expect(after.reviews.map(({ id }) => id)).not.toContain(second.id)
        await changeReview(stage.db, stage.platform.platform, deleted, { deleted_at: null })
      })
    })

    describe('replying', () => {
      const firstReviewId = async () => {
        const page = await stage.platform.listReviews(connection, { cursor: null })
        return page.items.find(({ reply }) => reply === null)?.id ?? ''
      }

      it('posts a reply and shows it once the platform has decided', async ({ skip }) => {
        const { reply } = stage.platform
        if (!reply || !capabilities.canReply) return skip('one cannot reply there')
        const reviewId = await firstReviewId()
        expect(await stage.platform.readReply(connection, reviewId)).toBeNull()
        const posted = await reply(connection, reviewId, 'Thank you, Zoë!')
        expect(posted).toMatchObject({ text: 'Thank you, Zoë!', state: expect.stringMatching(/checking|live/) })
        expect(await readDecided(stage.platform, connection, reviewId)).toMatchObject({
          text: 'Thank you, Zoë!',
          state: 'live',
          reason: null,
        })
      })

      it('replaces and deletes a reply where it says so', async ({ skip }) => {
        const { reply, editReply, deleteReply } = stage.platform
        if (!reply || !editReply || !capabilities.canEditReply) return skip('a reply cannot be changed there')
        const reviewId = await firstReviewId()
        await reply(connection, reviewId, 'First words.')
        await editReply(connection, reviewId, 'Better words.')
        expect((await readDecided(stage.platform, connection, reviewId))?.text).toBe('Better words.')
        await expectFailure(editReply(connection, 'nothing-like-it', 'Hello?'), ['gone', 'rejected'])
        if (!deleteReply || !capabilities.canDeleteReply) return
        await deleteReply(connection, reviewId)
        await deleteReply(connection, reviewId)
        expect(await stage.platform.readReply(connection, reviewId)).toBeNull()
      })

      it('refuses a reply to what is not there', async ({ skip }) => {
        const { reply } = stage.platform
        if (!reply || !capabilities.canReply) return skip('one cannot reply there')
        await expectFailure(reply(connection, 'nothing-like-it', 'Hello?'), ['gone', 'rejected'])
        expect(await stage.platform.readReply(connection, 'nothing-like-it')).toBeNull()
      })
    })

    it('takes a dispute and names the case', async ({ skip }) => {
      if (!stage.platform.fileDispute) return skip('it takes no disputes')
      const [review] = (await stage.platform.listReviews(connection, { cursor: null })).items
      const dispute = { reviewId: review?.id ?? '', reason: 'spam', text: 'They were never here.' }
      const { caseId } = await stage.platform.fileDispute(connection, { ...dispute, reference: 'ours' })
      expect(caseId).toMatch(/^(GD|FB|TA|YP)\d+$/)
      expect(await stage.platform.fileDispute(connection, { ...dispute, reference: 'ours' })).toEqual({ caseId })
      const unknown = { ...dispute, reviewId: 'nothing-like-it' }
      await expectFailure(stage.platform.fileDispute(connection, unknown), ['gone', 'rejected'])
    })

    describe('when something goes wrong', () => {
      const read = (using: Connection = connection) => stage.platform.listReviews(using, { cursor: null })

      it.each<[string, VendorFault, PlatformErrorKind]>([
        ['is down', 'down', 'retry'],
        ['has had too many calls', 'rate-limit', 'retry'],
        ['talks nonsense', 'garbage', 'retry'],
        ['has withdrawn the permission', 'no-permission', 'reconnect'],
      ])('says what can be done when it %s', async (_what, kind, expected) => {
        await fault(kind)
        await expectFailure(read(), [expected])
        await clearFaults(stage.db, stage.platform.platform)
        await expect(read()).resolves.toBeDefined()
      })

      it('asks for a new connection when it does not know the token', async () => {
        await expectFailure(read({ ...connection, accessToken: 'made-up' }), ['reconnect'])
      })
    })
  })
}

function manyReviews(stage: PlatformStage) {
  return Array.from({ length: REVIEW_COUNT }, (_none, index) => ({
    vendor: stage.platform.platform,
    listingId: stage.listing.storedId,
    id: `${stage.platform.platform}-review-${index}`,
    rating: (index % 5) + 1,
    isRecommended: index % 5 > 2,
    content: `Visit number ${index}.`,
    author: `Person ${index}`,
    language: 'en',
    createdAt: new Date(FIRST_DAY + index * DAY_MS),
  }))
}

function authorizeUrlOf(stage: PlatformStage, state: string, codeVerifier: string): URL {
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
  const url = stage.platform.authorizeUrl({ state, codeChallenge, redirectUri: stage.redirectUri })
  if (!url) throw new Error('The platform of the stage has no keys.')
  return url
}

async function getCode(stage: PlatformStage) {
  const codeVerifier = randomBytes(32).toString('base64url')
  const back = await stage.visit(authorizeUrlOf(stage, 'the state', codeVerifier), 'allow')
  return { code: back?.searchParams.get('code') ?? '', codeVerifier, redirectUri: stage.redirectUri }
}

/** From the first click to tokens. */
export async function connect(stage: PlatformStage): Promise<Tokens> {
  return stage.platform.exchange(await getCode(stage))
}

/** The connection to the stage's listing, with the token of its own where it has one. */
export async function connectionOf(stage: PlatformStage, tokens: Tokens): Promise<Connection> {
  const listings = await stage.platform.listListings(tokens)
  const listing = listings.find(({ name }) => name === stage.listing.name)
  if (!listing) throw new Error(`The stage has no listing named ${stage.listing.name}.`)
  return { accessToken: listing.accessToken ?? tokens.accessToken, listingId: listing.id, config: listing.config }
}

/** Every page, from the first to the last. */
export async function readAll(platform: ReviewPlatform, connection: Connection, pageSize: number) {
  const reviews: PlatformReview[] = []
  const totals: (number | null)[] = []
  let cursor: string | null = null
  do {
    const page = await platform.listReviews(connection, { cursor, pageSize })
    reviews.push(...page.items)
    totals.push(page.total)
    cursor = page.nextCursor
  } while (cursor !== null && totals.length < REVIEW_COUNT)
  return { reviews, totals }
}

/** The reply once the platform no longer looks at it. */
export async function readDecided(
  platform: ReviewPlatform,
  connection: Connection,
  reviewId: string,
): Promise<PlatformReply | null> {
  for (let reads = 1; reads < READS_UNTIL_DECIDED; reads += 1) {
    const reply = await platform.readReply(connection, reviewId)
    if (reply?.state !== 'checking') return reply
  }
  return platform.readReply(connection, reviewId)
}

export async function expectFailure(attempt: Promise<unknown>, kinds: PlatformErrorKind[]): Promise<PlatformError> {
  const error = await attempt.then(
    () => null,
    (failure: unknown) => failure,
  )
  expect(error).toBeInstanceOf(PlatformError)
  if (!(error instanceof PlatformError)) throw new Error('It went well.')
  expect(kinds).toContain(error.kind)
  expect(error.message).not.toBe('')
  return error
}
