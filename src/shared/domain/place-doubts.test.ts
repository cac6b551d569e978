import { describe, expect, it } from 'vitest'
import { placeDoubts } from './place-doubts.ts'

const DRAFT = 'Thank you. The moon is round. See you soon. The sun is hot.'
const MOON = { start: 11, end: 29, reason: 'not-from-review' } as const
const SUN = { start: 44, end: 59, reason: 'tone' } as const

describe('the doubtful passages of a draft', () => {
  it('stand where they stood', () => {
    expect(placeDoubts(DRAFT, DRAFT, [MOON, SUN])).toEqual([MOON, SUN])
  })

  it('move with what is written before them', () => {
    const text = DRAFT.replace('Thank you.', 'Thank you so much, Ada.')
    const placed = placeDoubts(text, DRAFT, [MOON, SUN])
    expect(placed.map(({ start, end }) => text.slice(start, end))).toEqual(['The moon is round.', 'The sun is hot.'])
  })

  it('are gone once they are changed, each by itself', () => {
    const text = DRAFT.replace('is round', 'is nearly round')
    expect(placeDoubts(text, DRAFT, [MOON, SUN])).toEqual([{ start: 51, end: 66, reason: 'tone' }])
  })

  it('are none in somebody’s own text', () => {
    expect(placeDoubts('My own words', DRAFT, [MOON])).toEqual([])
    expect(placeDoubts(DRAFT, null, [MOON])).toEqual([])
  })
})
