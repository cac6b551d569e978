import { describe, expect, it } from 'vitest'
import { fillSentence } from './refusal-words.ts'

describe('a sentence', () => {
  it.each([
    ['That review does not exist.', {}, 'That review does not exist.'],
    ['You have {count} views.', { count: 50 }, 'You have 50 views.'],
    ['More than {rows, number} rows.', { rows: 10_000 }, 'More than 10,000 rows.'],
    ['{size} {unit, select, bytes {bytes} other {characters}}', { size: 9, unit: 'bytes' }, '9 bytes'],
    ['{size} {unit, select, bytes {bytes} other {characters}}', { size: 9, unit: 'runes' }, '9 characters'],
    ['{variable} is not known.', { variable: '{rating, number}' }, '{rating, number} is not known.'],
    ['{name} and {name}', { name: '$& $1' }, '$& $1 and $& $1'],
    ['{missing}', {}, '{missing}'],
  ])('%j with %j reads %j', (sentence, values, expected) => {
    expect(fillSentence(sentence, values)).toBe(expected)
  })
})
