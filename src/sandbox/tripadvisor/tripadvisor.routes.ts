import { z } from 'zod'
import type { Database } from '#server/database/connect.ts'
import type { AppContext, HttpApp } from '#server/kernel/http/http-app.ts'
import { parseJson, readBody } from '#server/kernel/http/read-body.ts'
import { openCase } from '../vendors/vendor-disputes.repository.ts'
import { findKey, setKeyListings, type VendorKey } from '../vendors/vendor-keys.repository.ts'
import { takeFault } from '../vendors/vendor-faults.repository.ts'
import { listListings, listReviews, type VendorListing } from '../vendors/vendor-reviews.repository.ts'
import { createVendorRoutes, type VendorWorld } from '../vendors/vendor-route.ts'
import { invalidRequest, terraProblem } from './terra-problem.ts'
import {
  allowlistRequest,
  disputeRequest,
  locationRequest,
  reviewsRequest,
  searchRequest,
  type SearchRequest,
} from './terra-requests.ts'
import { toPage, toTerraId, toTerraLocation, toTerraReview } from './terra-shapes.ts'

const BASE = '/sandbox/tripadvisor'
const SCAN = 500

const REFUSALS = {
  rateLimited: () => terraProblem(429, 'Too many requests.'),
  down: () => terraProblem(500, 'Something went wrong.'),
  noPermission: () => terraProblem(403, 'This endpoint is not part of your package.'),
}

interface Asked<Input> {
  key: VendorKey
  input: Input
}

/** TripAdvisor's Terra: `X-API-Key`, `version=1`, problem+json. */
export function mountTripadvisor(app: HttpApp, world: VendorWorld): void {
  const { db, publicUrl } = world
  const route = createVendorRoutes(app, world, 'tripadvisor', REFUSALS)
  const get = <Schema extends z.ZodType>(path: string, schema: Schema, answer: Answer<Schema>) =>
    route('GET', BASE + path, (context) =>
      handle(context, { db, schema, answer, given: { ...context.req.query(), ...context.req.param() } }),
    )
  const post = <Schema extends z.ZodType>(path: string, schema: Schema, answer: Answer<Schema>) =>
    route('POST', BASE + path, async (context) => {
      const given = await readGiven(context)
      return handle(context, { db, schema, answer, given })
    })

  get('/api/catalog/locations/search', searchRequest, async ({ input }) => {
    const found = (await listListings(db, 'tripadvisor')).filter((listing) => isMatch(listing, input))
    const first = (input.page - 1) * input.size
    const rows = found
      .slice(first, first + input.size)
      .map((listing) => ({ location: toTerraLocation(listing, publicUrl), matched_value: listing.name }))
    return Response.json(toPage(rows, { ...input, total: found.length }))
  })

  get('/api/locations/:id', locationRequest, async ({ key, input }) => {
    const listing = await findAllowed(db, key, input.id)
    return listing ? Response.json(toTerraLocation(listing, publicUrl)) : notFound(input.id)
  })

  get('/api/locations/:id/reviews', reviewsRequest, (asked) => answerReviews(world, asked))

  get('/api/allowlist', z.object({}), async ({ key }) =>
    Response.json({ allowlist: (await allowedListings(db, key)).map(({ id }) => toTerraId(id)) }),
  )
  post('/api/allowlist', allowlistRequest, (asked) => changeAllowlist(db, asked))
  post('/disputes', disputeRequest, (asked) => fileDispute(db, asked))
}

type Answer<Schema extends z.ZodType> = (asked: Asked<z.output<Schema>>) => Promise<Response>

/** The key comes first: without one nobody learns what was wrong. */
async function handle<Schema extends z.ZodType>(
  context: AppContext,
  call: { db: Database; schema: Schema; given: Record<string, unknown>; answer: Answer<Schema> },
): Promise<Response> {
  const key = await findKey(call.db, 'tripadvisor', context.req.header('x-api-key') ?? '')
  if (!key) return terraProblem(401, 'The API key is missing, unknown or disabled.')
  const parsed = call.schema.safeParse(call.given)
  return parsed.success ? call.answer({ key, input: parsed.data }) : invalidRequest(parsed.error, call.given)
}

async function readGiven(context: AppContext): Promise<Record<string, unknown>> {
  const body = (await readBody(context.env.incoming)).toString('utf8')
  try {
    return z.record(z.string(), z.unknown()).catch({}).parse(parseJson(body))
  } catch {
    return {}
  }
}

const notFound = (id: number) => terraProblem(404, `Location ${id} was not found.`)

function isMatch({ name, address }: VendorListing, asked: SearchRequest): boolean {
  const searched = { NAME: name, ADDRESS: address, COMBINED: `${name} ${address}` }[asked.search_type]
  const isIn = (text: string, words: string) => text.toLowerCase().includes(words.toLowerCase())
  return isIn(searched, asked.query) && isIn(address, asked.geo_name ?? '') && isIn(address, asked.postal_code ?? '')
}

async function allowedListings(db: Database, key: VendorKey): Promise<VendorListing[]> {
  const listings = await listListings(db, 'tripadvisor')
  return key.accountId === null ? listings : listings.filter(({ id }) => key.listingIds.includes(id))
}

async function findAllowed(db: Database, key: VendorKey, id: number): Promise<VendorListing | undefined> {
  return (await allowedListings(db, key)).find((listing) => toTerraId(listing.id) === id)
}

async function answerReviews(
  { db, publicUrl }: VendorWorld,
  { key, input }: Asked<z.output<typeof reviewsRequest>>,
): Promise<Response> {
  if (await takeFault(db, 'tripadvisor', 'no-reviews')) return REFUSALS.noPermission()
  const listing = await findAllowed(db, key, input.id)
  if (!listing) return notFound(input.id)
  const offset = (input.page - 1) * input.size
  const { reviews, total } = await listReviews(db, 'tripadvisor', { listingId: listing.id, offset, limit: input.size })
  const rows = reviews.map((review) => toTerraReview(review, publicUrl))
  return Response.json(toPage(rows, { ...input, total }))
}

async function changeAllowlist(
  db: Database,
  { key, input }: Asked<z.output<typeof allowlistRequest>>,
): Promise<Response> {
  const asked = (await listListings(db, 'tripadvisor'))
    .map(({ id }) => id)
    .filter((id) => input.allowlist.includes(toTerraId(id)))
  const before = key.listingIds
  const after = changed(before, asked, input.operation_type)
  await setKeyListings(db, key.grantId, after)
  return Response.json({
    added: after.filter((id) => !before.includes(id)).length,
    deleted: before.filter((id) => !after.includes(id)).length,
    no_change: asked.filter((id) => before.includes(id) === after.includes(id)).length,
  })
}

function changed(before: string[], asked: string[], operation: 'APPEND' | 'DELETE' | 'OVERWRITE'): string[] {
  if (operation === 'OVERWRITE') return asked
  const others = before.filter((id) => !asked.includes(id))
  return operation === 'DELETE' ? others : [...others, ...asked]
}

async function fileDispute(db: Database, { key, input }: Asked<z.output<typeof disputeRequest>>): Promise<Response> {
  const listing = await findAllowed(db, key, Number(input.location_id))
  if (!listing) return notFound(Number(input.location_id))
  for (let offset = 0, total = 1; offset < total; offset += SCAN) {
    const page = await listReviews(db, 'tripadvisor', { listingId: listing.id, offset, limit: SCAN })
    const review = page.reviews.find(({ id }) => String(toTerraId(id)) === input.review_id)
    if (review) return Response.json({ case_id: await openCase(db, review, input) }, { status: 201 })
    total = page.total
  }
  return terraProblem(404, `Review ${input.review_id} was not found.`)
}
