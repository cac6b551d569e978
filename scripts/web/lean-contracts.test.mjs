import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { REPOSITORY } from '../setup/places.mjs'
import { takeApart } from './lean-contracts.mjs'

const CONTRACT = `
import { z } from 'zod'
import { TONES } from '../domain/tones.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageOf } from './paging.ts'

export const MOST = 3
const HIDDEN = [MOST]
export type Tone = (typeof TONES)[number]
export const toneSchema = z.enum(TONES).meta({ id: 'Tone' })
export const atMost = (count: number) => Math.min(count, HIDDEN[0] ?? MOST)
export function readTone(value: unknown): Tone | undefined {
  return toneSchema.safeParse(value).data
}
export const listTones = defineEndpoint({
  method: 'GET',
  path: '/api/v1/tones',
  summary: 'All tones',
  access: 'public',
  input: z.object({}),
  output: pageOf(toneSchema),
  mediaType: 'text/csv',
})
`
const parts = takeApart(CONTRACT, 'tones.ts')

describe('a contract, as the browser gets it', () => {
  it('keeps method and path of an endpoint, and none of its schemas', () => {
    expect(parts.plain).toContain(
      "export const listTones = { method: 'GET', path: '/api/v1/tones', mediaType: 'text/csv' }",
    )
  })

  it('has what holds no schema apart from what does, however indirectly', () => {
    expect(parts.whole).toBe(
      "export { MOST, atMost, listTones } from './tones.ts?plain'\n" +
        "export { toneSchema, readTone } from './tones.ts?schemas'\n",
    )
    expect(parts.plain).not.toContain('toneSchema')
  })

  it('hands the plain part on to the schemas, also what it keeps to itself', () => {
    expect(parts.schemas).toContain("import { MOST, HIDDEN, atMost, listTones } from './tones.ts?plain'")
    expect(parts.plain).toContain('export { HIDDEN }')
  })

  it('lets a schema go that nobody asks for', () => {
    expect(parts.schemas).toContain(
      "export const toneSchema = /* @__PURE__ */ (() => (z.enum(TONES).meta({ id: 'Tone' })))()",
    )
  })

  it('is left alone where it has no schemas', () => {
    expect(takeApart('export const PERIODS = [7, 30]', 'periods.ts')).toBeNull()
  })

  it('is refused in words where two names are given at once', () => {
    const source = "import { z } from 'zod'\nconst [DARK, LIGHT] = [0, 255]\nexport const shade = z.int().max(LIGHT)"

    expect(() => takeApart(source, 'shades.ts')).toThrow('Give each its own name, in place of [DARK, LIGHT].')
  })
})

it('is asked for no schema by its endpoint: the browser’s have none', () => {
  const files = globSync(join(REPOSITORY, 'src/{web,shared}/**/*.{ts,tsx}')).filter((file) => !file.includes('.test.'))
  const asking = files.filter((file) => /(?<!typeof )\b\w+\.(?:input|output)\b(?!<)/.test(readFileSync(file, 'utf8')))

  expect(asking).toEqual([])
})
