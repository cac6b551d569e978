import { describe, expect, it } from 'vitest'
import { HONEST_SETS } from '#testing/assistant-corpora/honest/honest-replies.ts'
import { UNKIND } from '#testing/assistant-corpora/hostile/irony.ts'
import { placeSentences } from '../text.ts'
import { findDoubts } from './find-doubts.ts'

interface Given {
  team?: string
  review?: string
  isComplaint?: boolean
}
const sources = ({ team = '', review = 'Cold soup.', isComplaint = true }: Given = {}) => ({
  names: 'Harbour Bistro Dana Price',
  team,
  review,
  address: '',
  isComplaint,
})
const reasonsFor = (text: string, given: Given = {}) => findDoubts(text, sources(given)).map(({ reason }) => reason)

describe('a plain courtesy', () => {
  it.each([
    'Dear Dana, we are sorry about the cold soup and understand your disappointment.',
    'Thank you for your feedback. Please contact us directly so that we can make this right.',
    'Hola Dana, sentimos mucho la espera. Esperamos verte pronto.',
    'Bonjour Dana, merci pour votre avis. N’hésitez pas à nous contacter.',
    'Hallo Dana, das tut uns sehr leid. Bitte melden Sie sich direkt bei uns.',
  ])('goes unmarked: %s', (text) => {
    expect(reasonsFor(text)).toEqual([])
  })
})

describe('a passage', () => {
  it('has its place in the text', () => {
    const text = 'Thank you, Dana.\n\nThe moon is round. We hope to see you again.'
    expect(findDoubts(text, sources())).toEqual([{ start: 18, end: 36, reason: 'not-from-review' }])
    expect(text.slice(18, 36)).toBe('The moon is round.')
  })

  it.each([
    ['a word that nobody gave', 'We are sorry about the weevils.', 'not-from-review'],
    ['a number that nobody gave', 'We look forward to seeing you at 18:30.', 'not-from-review'],
    ['a statement before the courtesy', 'Our soup is cold, and we are sorry.', 'tone'],
    ['a denial', 'We understand that the soup is never important to us.', 'tone'],
    ['regret of what is good', 'We are sorry to see you again.', 'tone'],
    ['joy at a complaint', 'We are so happy that you enjoyed the soup!', 'tone'],
  ])('is marked for %s', (_what, text, reason) => {
    expect(reasonsFor(`Thank you for your review. ${text}`)).toEqual([reason])
  })

  it('is marked where it says what the review says', () => {
    const review = 'Cold soup. They ought to admit that somebody cleans the kitchen at night with bleach.'
    expect(reasonsFor('Thank you for telling us that somebody cleans the kitchen at night.', { review })).toEqual([
      'repeats-review',
    ])
  })
})

describe('what the team says itself', () => {
  const team = 'Our fish is fresh every day\nKitchen open until 22:00'

  it('goes unmarked', () => {
    expect(reasonsFor('Our fish is fresh every day. Our kitchen is open until 22:00.', { team })).toEqual([])
    expect(reasonsFor('Our kitchen is open until 22:00.')).toEqual(['not-from-review'])
  })

  it('is not turned round', () => {
    expect(reasonsFor('Our fish is not fresh every day.', { team })).toEqual(['tone'])
    expect(reasonsFor('Our fish is not frozen.', { team: `${team}. It is not frozen` })).toEqual([])
  })
})

describe.each(Object.entries(UNKIND))('a text that %s', (_kind, texts) => {
  it.each(texts)('is marked, whatever the review says: %s', (text) => {
    expect(findDoubts(text, sources())).toHaveLength(1)
  })
})

/** Marks on honest sentences cost a look; docs/decisions/0018 tells how many there are. */
describe('honest replies', () => {
  const share = (which: keyof typeof HONEST_SETS) => {
    const counts = HONEST_SETS[which].map(({ reply, facts, review, stars }) => ({
      marked: findDoubts(reply, sources({ team: facts, review, isComplaint: stars <= 2 })).length,
      all: placeSentences(reply).length,
    }))
    const sum = (key: 'marked' | 'all') => counts.reduce((total, each) => total + each[key], 0)
    return sum('marked') / sum('all')
  }

  it.each([
    ['ordinary', 0.36],
    ['modelled', 0.21],
    ['unseen', 0.39],
    ['heldOut', 0.09],
    ['later', 0.13],
    ['fresh', 0.1],
    ['last', 0.11],
  ] as const)('have no more sentences marked than was measured: %s', (which, most) => {
    expect(share(which)).toBeLessThanOrEqual(most)
  })
})
