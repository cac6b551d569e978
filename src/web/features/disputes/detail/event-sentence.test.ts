import { describe, expect, it } from 'vitest'
import {
  type DisputeEvent,
  findFault,
  findPriority,
  findQuote,
  listChangedFields,
  sentenceOf,
} from './event-sentence.tsx'

const event = (kind: DisputeEvent['kind'], detail: string | null): DisputeEvent => ({
  id: 'e',
  kind,
  detail,
  actorName: 'Ada',
  createdAt: '2026-01-01T00:00:00Z',
})

it.each([
  ['deadline-set', '2026-01-05T09:00:00Z', 'deadline-set'],
  ['deadline-set', null, 'deadline-cleared'],
  ['assigned', 'Ben', 'assigned'],
  ['assigned', null, 'unassigned'],
  ['filed', null, 'filed'],
] as const)('%s with %s is told as %s', (kind, detail, expected) => {
  expect(sentenceOf(event(kind, detail))).toBe(expected)
})

describe('the fields of a change', () => {
  it('are those that are known', () => {
    expect(listChangedFields(event('changed', 'description, reason, shoe size'))).toEqual(['reason', 'description'])
    expect(listChangedFields(event('changed', null))).toEqual([])
  })
})

describe('the priority in an event', () => {
  it.each([
    ['high, 8', { level: 'high', score: 8, origin: null }],
    ['low, 2, built-in', { level: 'low', score: 2, origin: { engine: 'built-in', model: null } }],
    ['high, 9, qwen3:8b, q4', { level: 'high', score: 9, origin: { engine: 'model', model: 'qwen3:8b, q4' } }],
    ['urgent, 8', null],
    [null, null],
  ])('of %s is %o', (detail, expected) => {
    expect(findPriority(event('prioritized', detail))).toEqual(expected)
  })
})

it('quotes what people wrote, and no ids', () => {
  expect(findQuote(event('note-added', 'Call her'))).toBe('Call her')
  expect(findQuote(event('filed', 'GD1'))).toBeNull()
})

it('why it could not be filed is a fault, or a sentence from before', () => {
  const fault = { kind: 'platform-down', reason: '503', words: null }

  expect(findFault(event('filing-failed', JSON.stringify(fault)))).toEqual(fault)
  expect(findFault(event('filing-failed', 'Yelp cannot be reached.'))).toBeNull()
  expect(findQuote(event('filing-failed', 'Yelp cannot be reached.'))).toBe('Yelp cannot be reached.')
})
