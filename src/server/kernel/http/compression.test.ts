import { get } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/test-app.ts'
import { chooseEncoding } from './compression.ts'

const app = await startTestApp()
const OPENERS = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync }

/** As it comes over the wire: `fetch` would open it. */
function fetchRaw(path: string, headers: Record<string, string>) {
  return new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    get(app.url + path, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }))
    }).on('error', reject)
  })
}

async function makeReader() {
  const owner = await app.make.member()
  for (let turn = 0; turn < 5; turn += 1)
    await app.make.review({ customerId: owner.customerId, content: 'A lovely place. '.repeat(20) })
  return { authorization: `Bearer ${owner.token}` }
}

describe('an answer', () => {
  it.each(['zstd', 'br', 'gzip'] as const)(
    'is packed by %s for whoever takes it, and the same inside',
    async (encoding) => {
      const reader = await makeReader()
      const plain = await fetchRaw('/api/v1/reviews', reader)
      const packed = await fetchRaw('/api/v1/reviews', { ...reader, 'accept-encoding': encoding })

      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
      expect(packed.body.length).toBeLessThan(plain.body.length / 2)
      expect(OPENERS[encoding](packed.body).toString()).toBe(plain.body.toString())
    },
  )

  it('of a table is packed while it is written', async () => {
    const reader = await makeReader()
    const path = '/api/v1/reviews/export.csv'
    const plain = await fetchRaw(path, reader)
    const packed = await fetchRaw(path, { ...reader, 'accept-encoding': 'gzip' })

    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(packed.body).toString()).toBe(plain.body.toString())
  })

  it.each([
    ['that is short', '/api/v1/nothing-here'],
    ['of the auth service, which carries tokens', '/auth/v1/settings'],
  ])('%s stays as it is', async (_what, path) => {
    const { headers } = await fetchRaw(path, { 'accept-encoding': 'br, gzip, zstd' })
    expect(headers['content-encoding']).toBeUndefined()
  })

  it('that flows is never held back', async () => {
    const owner = await app.make.member()
    const stop = new AbortController()
    const response = await fetch(`${app.url}/api/v1/events`, {
      headers: { authorization: `Bearer ${owner.token}`, 'accept-encoding': 'gzip' },
      signal: stop.signal,
    })
    expect(response.headers.get('content-type')).toMatch('text/event-stream')
    expect(response.headers.get('content-encoding')).toBeNull()
    stop.abort()
  })
})

it.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['identity', undefined],
  ['zstd;q=0.000', undefined],
])('%s gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})
