import { describe, expect, it } from 'vitest'
import { LOCALES } from '#shared/domain/locales.ts'
import { checkInternalText, checkPublicText, type Surroundings } from '#server/assistant/guard/check-text.ts'
import { CAMPAIGN_PHRASES } from './campaign-phrases.ts'
import { DISPUTE_PHRASES } from './dispute-phrases.ts'
import { fillSlots } from './fill-slots.ts'
import { PRIORITY_PHRASES } from './priority-phrases.ts'
import { PHRASE_BOOKS } from './compose-reply.ts'
import type { PhraseBook } from './phrase-book.ts'

const VALUES = {
  who: 'your daughter is',
  author: 'Ann',
  business: 'Harbour',
  platform: 'Google Business Profile',
  rating: 1,
  word: 's***',
  at: 12,
  name: 'Seaside Inn',
  urgency: 7,
  quote: 'never been there',
  categories: 'Harassment',
  count: 3,
}

/** Every text in a tree of phrases. */
function listPhrases(tree: unknown): string[] {
  if (typeof tree === 'string') return [fillSlots(tree, VALUES)]
  return tree !== null && typeof tree === 'object' ? Object.values(tree).flatMap(listPhrases) : []
}

/** Without how reviews speak of things: that is never said. */
function withoutPatterns({ matters, remarks, ...book }: PhraseBook) {
  const { topics, faults, clauses } = matters
  const said = [
    ...Object.values(topics),
    ...Object.values(faults),
    ...Object.values({ ...remarks.blame, ...remarks.praise }),
  ].map(([, ...spoken]) => spoken)
  return { ...book, clauses, said }
}

const around = (stars: number): Surroundings => ({
  team: 'Harbour',
  instructions: '',
  review: { content: 'Some words.', author: 'Ann', stars, language: null },
  address: '',
})

describe('no phrase is one that the guard holds back', () => {
  it.each(LOCALES)('in replies and campaigns: %s', (locale) => {
    const phrases = [withoutPatterns(PHRASE_BOOKS[locale]), CAMPAIGN_PHRASES[locale]].flatMap(listPhrases)
    const held = phrases.flatMap((phrase) =>
      [1, 5].flatMap((stars) => checkPublicText(phrase, around(stars)).map((why) => [why, phrase])),
    )
    expect(phrases.length).toBeGreaterThan(150)
    expect(held).toEqual([])
  })

  it.each(LOCALES)('in disputes and priorities: %s', (locale) => {
    const phrases = [DISPUTE_PHRASES[locale], PRIORITY_PHRASES[locale]].flatMap(listPhrases)
    const held = phrases.flatMap((phrase) => checkInternalText(phrase, around(1)).map((why) => [why, phrase]))
    expect(phrases.length).toBeGreaterThan(40)
    expect(held).toEqual([])
  })
})
