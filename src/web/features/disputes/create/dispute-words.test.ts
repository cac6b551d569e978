import { describe, expect, it } from 'vitest'
import { beginWords, informationGiven, readWords, takeInDraft, takeInReason, withLine } from './dispute-words.ts'

const REVIEW_ID = '0b6f0d4e-93a5-4a58-9f53-1d2a7c5be001'
const DRAFT_ID = '0b6f0d4e-93a5-4a58-9f53-1d2a7c5be002'
const origin = { engine: 'template', model: null, version: '1' } as const
const review = {
  id: REVIEW_ID,
  platform: 'yelp',
  rating: 2,
  isRecommended: null,
  content: 'Never was there',
  disputeReason: null,
} as const

describe('beginWords', () => {
  it('is a fake review of one star on Google while nothing is known', () => {
    expect(beginWords(undefined)).toMatchObject({ reason: 'fake', platform: 'google', rating: 1, content: '' })
  })

  it('has the reason that the review’s words speak for', () => {
    expect(beginWords({ ...review, disputeReason: 'offensive' }).reason).toBe('offensive')
    expect(beginWords(review).reason).toBe('fake')
  })

  it('takes a later review’s reason in place of none but the one that was there', () => {
    const [words, found] = [beginWords(review), { id: REVIEW_ID, disputeReason: 'irrelevant' } as const]
    expect(takeInReason(words, found, 'fake').reason).toBe('irrelevant')
    expect(takeInReason({ ...words, reason: 'other' }, found, 'fake').reason).toBe('other')
    expect(takeInReason({ ...words, reviewId: null }, found, 'fake').reason).toBe('fake')
  })

  it('carries the data of the review over', () => {
    expect(beginWords(review)).toMatchObject({
      reviewId: REVIEW_ID,
      platform: 'yelp',
      rating: 2,
      content: 'Never was there',
    })
  })

  it.each([
    [true, 5],
    [false, 1],
    [null, 1],
  ])('reads a recommendation of %s as %i stars', (isRecommended, rating) => {
    expect(beginWords({ ...review, rating: null, isRecommended }).rating).toBe(rating)
  })
})

describe('readWords', () => {
  it('reads what was kept', () => {
    const words = { ...beginWords(review), description: 'Half a sentence', evidenceLine: 'not added yet' }

    expect(readWords(JSON.stringify(words))).toEqual(words)
  })

  it('reads a draft that was kept before its passages were marked', () => {
    const draft = { id: DRAFT_ID, description: 'theirs', origin }

    expect(readWords(JSON.stringify({ ...beginWords(review), draft }))?.draft).toEqual({ ...draft, doubts: [] })
  })

  it.each([null, '', 'no json', 'null', '{"description":"x"}', '[]'])('finds nothing in %j', (kept) => {
    expect(readWords(kept)).toBeNull()
  })
})

describe('informationGiven', () => {
  it.each([
    ['untouched', {}, {}],
    ['with words', { content: ' Awful ' }, { platform: 'google', rating: 1, content: 'Awful' }],
    ['with a platform', { platform: 'yelp' as const }, { platform: 'yelp', rating: 1, content: null }],
    ['with stars', { rating: 3 }, { platform: 'google', rating: 3, content: null }],
    ['with a review', { reviewId: REVIEW_ID, content: 'Awful' }, {}],
  ])('%s', (_, typed, expected) => {
    expect(informationGiven({ ...beginWords(undefined), ...typed })).toEqual(expected)
  })
})

describe('withLine', () => {
  it('trims a line and ignores an empty one', () => {
    expect(withLine(['one'], '  two ')).toEqual(['one', 'two'])
    expect(withLine(['one'], '   ')).toEqual(['one'])
  })
})

describe('takeInDraft', () => {
  it('replaces the description and adds evidence that is not there yet', () => {
    const words = { ...beginWords(review), description: 'mine', evidence: ['No such order'] }
    const drafted = {
      draftId: DRAFT_ID,
      description: 'theirs',
      evidence: ['No such order', ' Dates differ ', ''],
      origin,
      doubts: [{ start: 0, end: 6, reason: 'tone' as const }],
    }

    expect(takeInDraft(words, drafted)).toMatchObject({
      description: 'theirs',
      evidence: ['No such order', 'Dates differ'],
      draft: { id: DRAFT_ID, description: 'theirs', origin, doubts: drafted.doubts },
    })
  })
})
