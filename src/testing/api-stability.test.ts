import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { describeApi } from '#server/kernel/http/openapi.ts'
import { withFieldComments } from './field-comments.ts'
import { findBreaks, pickPublic, type ApiDocument } from './api-stability.ts'
import { readContracts } from './read-contracts.ts'

const recorded = JSON.parse(readFileSync(new URL('../../public-api.json', import.meta.url), 'utf8')) as ApiDocument
const current = pickPublic(withFieldComments(describeApi(await readContracts())) as unknown as ApiDocument)

/** The document as it would be with this put in the place of what matches. */
const changed = (text: string, by: string) => {
  const before = JSON.stringify(current)
  expect(before).toContain(text)
  return JSON.parse(before.replaceAll(text, by)) as ApiDocument
}

describe('the public API', () => {
  it('takes and answers what it did when it was recorded: a change that breaks programs needs another version', () => {
    expect(findBreaks(recorded, current)).toEqual([])
  })

  it('is recorded with all that has been added; run `npm run openapi`', () => {
    expect(recorded).toEqual(current)
  })

  it.each([
    ['an operation that is gone', '"/api/v1/visits"', '"/api/v1/calls"', 'POST /api/v1/visits is gone'],
    [
      'a field that is not answered any more',
      '"visitedAt":{"type":"string"',
      '"at":{"type":"string"',
      'visitedAt no more',
    ],
    [
      'a field that becomes something else',
      '"author":{"type":["string","null"]}',
      '"author":{"type":"integer"}',
      '"integer" instead of ["string","null"]',
    ],
    ['a choice that is not taken any more', '"enum":["newest",', '"enum":[', '"newest" is not taken any more'],
  ])('notices %s', (_what, text, by, told) => {
    expect(findBreaks(current, changed(text, by)).join('\n')).toContain(told)
  })

  it('notices a field that is needed now, and not one that is new', () => {
    const document = (required: string[], answered: string[]): ApiDocument => ({
      paths: {
        '/api/v1/parrots': {
          post: {
            security: [{ apiKey: [] }],
            parameters: [],
            requestBody: {
              content: {
                'application/json': { schema: { type: 'object', properties: { name: {}, age: {} }, required } },
              },
            },
            responses: {
              '200': {
                content: {
                  'application/json': {
                    schema: {
                      type: 'object',
                      properties: Object.fromEntries(answered.map((name) => [name, {}])),
                      required: answered,
                    },
                  },
                },
              },
            },
          },
        },
      },
      components: { schemas: {} },
    })
    expect(findBreaks(document(['name'], ['id']), document(['name'], ['id', 'color']))).toEqual([])
    expect(findBreaks(document(['name'], ['id']), document(['name', 'age'], ['id']))).toEqual([
      'POST /api/v1/parrots takes body age and needs it now',
    ])
  })
})
