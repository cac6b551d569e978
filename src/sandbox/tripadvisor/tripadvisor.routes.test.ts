import { describe, expect, it } from 'vitest'
import { connect, connectionOf, readAll } from '#testing/platform-contract.ts'
import { findPublishedDocument, NO_VENDOR_DOCS } from '#testing/vendors/published-document.ts'
import { recordExchanges } from '#testing/vendors/record-exchanges.ts'
import { startTripadvisorStage } from '#testing/vendors/tripadvisor-stage.ts'
import { listCalls, setFault, clearFaults } from '../vendors/vendor-faults.repository.ts'
import { changeReview, writeReviews } from '../vendors/vendor-reviews.repository.ts'

const stage = await startTripadvisorStage()
const terra = `${stage.url}/sandbox/tripadvisor/api`
const document = findPublishedDocument('tripadvisor/terra.subset.openapi.json')

const written = Array.from({ length: 25 }, (_none, index) => ({
  vendor: 'tripadvisor' as const,
  listingId: '4711',
  id: `review-${index}`,
  rating: (index % 5) + 1,
  title: index % 2 ? 'A title' : null,
  content: index % 3 ? 'Some words.' : null,
  author: index % 4 ? 'Jo' : null,
  language: 'fr',
  media: ['https://media.test/photo.jpg'],
  createdAt: new Date(Date.UTC(2026, 0, index + 1)),
}))
await writeReviews(stage.db, written)
const replied = { reply_text: 'Merci !', reply_state: 'live', reply_updated_at: new Date() } as const
await changeReview(stage.db, 'tripadvisor', 'review-3', replied)

async function ask(path: string, options: { key?: string | null; body?: unknown } = {}) {
  const { key = 'sandbox-key', body } = options
  const response = await fetch(terra + path, {
    headers: { ...(key !== null && { 'x-api-key': key }), 'content-type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  })
  const type = response.headers.get('content-type')
  return { status: response.status, type, body: (await response.json()) as Record<string, unknown> }
}

const OPERATIONS = [
  ['/catalog/locations/search?query=harbour', undefined],
  ['/locations/4711', undefined],
  ['/locations/4711/reviews', undefined],
  ['/allowlist', undefined],
  ['/allowlist', { operation_type: 'APPEND', allowlist: [99] }],
] as const

const WRONG: [string, string, unknown][] = [
  ['a search for nothing', '/catalog/locations/search', undefined],
  ['a search in a bare language', '/catalog/locations/search?query=x&locale=en', undefined],
  ['a country in small letters', '/catalog/locations/search?query=x&country_code=de', undefined],
  ['a place that is no number', '/locations/abc', undefined],
  ['too many reviews at once', '/locations/4711/reviews?size=50', undefined],
  ['an order it does not know', '/locations/4711/reviews?sort_by=newest', undefined],
  ['a change of the list it does not know', '/allowlist', { operation_type: 'ADD', allowlist: [99] }],
]

describe('the sandbox’s TripAdvisor', () => {
  it.each(OPERATIONS)('answers nobody without a key, or with a wrong one: %s', async (path, body) => {
    for (const key of [null, 'made-up', 'sandbox-key-nobody']) {
      const refusal = await ask(path, { key, body })
      expect(refusal).toMatchObject({ status: 401, type: 'application/problem+json', body: { status: 401 } })
    }
    expect((await ask(path, { body })).status).toBe(200)
  })

  it.each(WRONG)('refuses %s and says which field it was', async (_what, path, body) => {
    const refusal = await ask(path, { body })
    expect(refusal).toMatchObject({ status: 400, type: 'application/problem+json' })
    expect(refusal.body.field_errors).toHaveLength(1)
  })

  it('keeps a key of one account to what is on its list', async () => {
    const key = 'sandbox-key-otto'
    const change = (operation: string) =>
      ask('/allowlist', { key, body: { operation_type: operation, allowlist: [4711] } })
    expect((await ask('/locations/4711/reviews', { key })).status).toBe(404)
    expect((await change('APPEND')).body).toEqual({ added: 1, deleted: 0, no_change: 0 })
    expect((await change('APPEND')).body).toEqual({ added: 0, deleted: 0, no_change: 1 })
    expect((await ask('/locations/4711/reviews', { key })).status).toBe(200)
    expect((await ask('/allowlist', { key })).body).toEqual({ allowlist: [4711, 99] })
    expect((await change('OVERWRITE')).body).toEqual({ added: 0, deleted: 1, no_change: 1 })
    expect((await change('DELETE')).body).toEqual({ added: 0, deleted: 1, no_change: 0 })
    expect((await ask('/allowlist', { key })).body).toEqual({ allowlist: [] })
  })

  it('notes every call', async () => {
    await ask('/locations/4712')
    const path = '/sandbox/tripadvisor/api/locations/4712'
    expect(await listCalls(stage.db, 'tripadvisor', 1)).toMatchObject([{ method: 'GET', path, status: 200 }])
  })

  it('takes a dispute of a review that is there, and of no other', async () => {
    const connection = await connectionOf(stage, await connect(stage))
    const file = (reviewId: string) =>
      stage.platform.fileDispute?.(connection, { reviewId, reason: 'spam', text: 'Never here.' })
    await expect(file('1')).rejects.toMatchObject({ kind: 'gone' })
    const { items } = await stage.platform.listReviews(connection, { cursor: '2' })
    expect((await file(items.at(-1)?.id ?? ''))?.caseId).toMatch(/^TA\d{13}$/)
  })
})

describe.skipIf(document === null)(`the document of Terra${document ? '' : `: ${NO_VENDOR_DOCS}`}`, () => {
  it('foresees every call of the adapter, and every answer of the stand-in', async () => {
    const { exchanges, stop } = recordExchanges(terra)
    const connection = await connectionOf(stage, await connect(stage))
    await stage.platform.probe(connection)
    await readAll(stage.platform, connection, 20)
    await stage.directory.findListings('sandbox-key', { listing: 'Harbour', place: 'Hamburg' })
    await stage.directory.findListings('sandbox-key-mara', { listing: '99', place: '' })
    await ask('/allowlist')
    for (const kind of ['down', 'rate-limit', 'no-permission'] as const) {
      await setFault(stage.db, 'tripadvisor', { kind, remaining: null })
      await ask('/locations/4711/reviews')
      await clearFaults(stage.db, 'tripadvisor')
    }
    await ask('/locations/1/reviews')
    await ask('/locations/4711/reviews', { key: null })
    await ask('/locations/4711/reviews?size=50')
    stop()

    // The details of one place are not part of the document.
    const described = exchanges.filter((exchange) => document?.findOperation(exchange))
    const seen = new Set(described.map((exchange) => document?.findOperation(exchange)))
    expect(seen).toEqual(new Set(document?.operationIds))
    const rightly = described.filter(({ status }) => status !== 400)
    expect(rightly.flatMap((exchange) => document?.judgeRequest(exchange))).toEqual([])
    expect(described.flatMap((exchange) => document?.judgeResponse(exchange))).toEqual([])
    expect(new Set(described.map(({ status }) => status))).toEqual(new Set([200, 400, 401, 403, 404, 429, 500]))
  })

  it.each(WRONG.filter(([, path]) => !/locale|abc/.test(path)))('refuses %s as well', (_what, path, requestBody) => {
    const method = requestBody === undefined ? 'GET' : 'POST'
    expect(document?.judgeRequest({ method, path, requestBody })).not.toEqual([])
  })
})
