import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { boundsOf, canBeNull, KEY_GAP, readApi, typeOf, writeCurl, type ApiDocument } from './read-api.ts'

const document = JSON.parse(readFileSync(new URL('../../../../openapi.json', import.meta.url), 'utf8')) as ApiDocument
const api = readApi(document)
const operations = api.groups.flatMap((group) => group.operations)
const at = (method: string, path: string) => {
  const found = operations.find((operation) => operation.method === method && operation.path === path)
  if (!found) throw new Error(`No ${method} ${path}.`)
  return found
}

describe('the reference', () => {
  it('has what is open to keys and nothing else', () => {
    expect(operations.length).toBeGreaterThan(30)
    expect(operations.map(({ path }) => path)).not.toContain('/api/v1/api-keys')
  })

  it('explains every object that an answer names', () => {
    const explained = new Set(api.objects.map(({ name }) => name))
    expect(explained).toContain('WebhookEvent')
    const named = JSON.stringify([api, api.objects]).matchAll(/#\/components\/schemas\/(\w+)/g)

    expect([...named].filter(([, name = '']) => !explained.has(name))).toEqual([])
  })

  it('tells what a call takes and answers', () => {
    const reply = at('POST', '/api/v1/reviews/{reviewId}/replies')

    expect(reply.inPath).toMatchObject([{ name: 'reviewId', isRequired: true }])
    expect(reply.permission).toBe('replies.draft')
    expect(typeOf(reply.answer)).toBe('Review')
    expect(reply.problems.find(({ status }) => status === '403')?.codes).toContain('plan-limit')
  })

  it('gives every change a body to copy', () => {
    const without = operations.filter(({ body }) => body !== null && Object.keys(body.example as object).length === 0)

    expect(without.map(({ id }) => id)).toEqual([])
  })

  it('gives none a day of the calendar, which is too long ago at some time', () => {
    expect(JSON.stringify(operations.map(({ body }) => body?.example))).not.toMatch(/\d{4}-\d{2}-\d{2}/)
  })
})

describe('a curl command', () => {
  it('quotes its body for a shell and leaves out what only the reader knows', () => {
    const reply = at('POST', '/api/v1/reviews/{reviewId}/replies')
    const body = { ...reply, body: { schema: {}, example: { text: "It's on us" } } }

    expect(writeCurl(body, 'https://g.test')).toBe(
      [
        String.raw`curl -X POST 'https://g.test/api/v1/reviews/REVIEW_ID/replies' \
  -H 'Authorization: Bearer ${KEY_GAP}' \
  -H "Idempotency-Key: $(date +%s)" \
  -H 'Content-Type: application/json' \
  -d '{"text":"It'\''s on us"}'`,
      ].join(''),
    )
  })
})

describe('a type in words', () => {
  it.each([
    [{ $ref: '#/components/schemas/Review' }, 'Review'],
    [{ type: 'array', items: { $ref: '#/components/schemas/Review' } }, 'Review[]'],
    [{ type: 'string', format: 'uuid' }, 'string (uuid)'],
    [{ type: ['string', 'null'] }, 'string'],
    [{ enum: ['newest', 'oldest'] }, '"newest" | "oldest"'],
    [{ anyOf: [{ type: 'array', items: { type: 'integer' } }, { type: 'integer' }] }, 'integer[]'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string'],
    [{ type: 'array', items: { enum: ['google', 'yelp'] } }, '("google" | "yelp")[]'],
  ])('%j is %s', (schema, words) => {
    expect(typeOf(schema)).toBe(words)
  })

  it('tells what may be missing, and bounds that mean something', () => {
    expect(canBeNull({ anyOf: [{ type: 'string' }, { type: 'null' }] })).toBe(true)
    expect(boundsOf({ type: 'string', minLength: 1, maxLength: 80 })).toBe('1…80')
    expect(boundsOf({ type: 'integer', minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER })).toBe('')
  })
})
