import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createPlatformHttp } from './platform-http.ts'

let answer = ''
const vendor = createServer((_request, response) => void response.writeHead(200).end(answer)).listen(0, '127.0.0.1')
await once(vendor, 'listening')
afterAll(() => void vendor.close())

const call = createPlatformHttp(() => null)
const read = (text: string) => {
  answer = text
  const { port } = vendor.address() as AddressInfo
  return call(new URL(`http://127.0.0.1:${port}/`), { schema: z.unknown() })
}

describe('a vendor’s answer', () => {
  it.each([
    ['a NUL', String.raw`{"text":["a\u0000b"]}`, { text: ['ab'] }],
    ['half a character', String.raw`{"text":"a\ud83d"}`, { text: 'a\ufffd' }],
    ['a whole character, written as two halves', String.raw`{"text":"\ud83d\ude00"}`, { text: '😀' }],
  ])('with %s can be kept', async (_case, text, expected) => {
    expect(await read(text)).toEqual(expected)
  })

  it('may be empty', async () => {
    expect(await read('')).toEqual({})
  })

  it('of more than five megabytes is not read', async () => {
    await expect(read(`"${'x'.repeat(5 * 1024 * 1024)}"`)).rejects.toMatchObject({
      kind: 'retry',
      reason: 'unreadable',
    })
  })
})
