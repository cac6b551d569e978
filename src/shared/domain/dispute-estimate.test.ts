import { describe, expect, it } from 'vitest'
import { estimateDispute, type DisputedReview } from './dispute-estimate.ts'

const REVIEW: DisputedReview = {
  platform: 'google',
  reason: 'fake',
  category: null,
  content: 'The soup was cold and the waiter was rude.',
  rating: 1,
  isRecommended: null,
  copies: 0,
  byAuthor: 0,
  competitors: [],
}
const estimate = (given: Partial<DisputedReview>) => estimateDispute({ ...REVIEW, ...given })

describe('what the rules of platforms name', () => {
  it.each([
    ['offensive-words', 'Ask the manager, he is an asshole.', 'asshole'],
    ['offensive-words', 'So ein Arschloch hinter der Theke!', 'Arschloch'],
    ['personal-information', 'Call the manager yourself: +49 30 1234 5678', '+49 30 1234 5678'],
    ['personal-information', 'Write to jane.doe@example.com about it', 'jane.doe@example.com'],
    ['advertising', 'Better pizza at www.rival-pizza.com', 'www.rival-pizza.com'],
    ['threat', 'I will burn this place down', 'I will burn this'],
    ['extortion', 'Refund me or I leave one star everywhere', 'Refund me or I leave one star everywhere'],
    ['insider', 'As a former employee I know the kitchen.', 'former employee'],
    ['not-firsthand', 'I have not been there but it looks awful.', 'not been there'],
    ['not-firsthand', 'War noch nie dort, aber sieht schlimm aus', 'War noch nie dort'],
    ['wrong-business', 'Oops, wrong restaurant, I meant the other.', 'Oops, wrong restaurant'],
  ])('has a good chance: %s in “%s”', (key, content, detail) => {
    const { chance, grounds, isReplyBetter } = estimate({ content })
    expect(grounds).toEqual([{ key, speaks: 'for', detail }])
    expect([chance, isReplyBetter]).toEqual(['good', false])
  })

  it.each([
    ['insult', 'The owner is a thief.', 'is a thief'],
    ['not-firsthand', 'A friend told me the food made her ill.', 'A friend told'],
    ['politics', 'This is about the elections and nothing else', 'elections'],
    ['sends-elsewhere', 'Go to Luigi’s instead', 'Go to Luigi’s instead'],
  ])('has a fair one where somebody must judge: %s in “%s”', (key, content, detail) => {
    expect(estimate({ content })).toEqual({
      chance: 'fair',
      grounds: [{ key, speaks: 'for', detail }],
      isReplyBetter: false,
    })
  })

  it('tells what one author wrote about the business, once that is more than regulars do, and rests nothing on it', () => {
    const [once, often] = [estimate({ byAuthor: 1 }), estimate({ byAuthor: 2 })]
    expect(often).toEqual({
      ...once,
      grounds: [{ key: 'same-author', speaks: 'for', detail: '2' }, ...once.grounds],
    })
  })

  it('tells that a competitor is named as a whole, and rests nothing on it', () => {
    const content = 'Cold dinner. We were better off at the Blue Anchor.'
    const unnamed = estimate({ content })
    expect(estimate({ content, competitors: ['Inn', 'blue anchor', ' '] })).toEqual({
      ...unnamed,
      grounds: [{ key: 'names-competitor', speaks: 'for', detail: 'blue anchor' }, ...unnamed.grounds],
    })
    expect(estimate({ content, competitors: ['Inn'] })).toEqual(unnamed)
  })

  it('counts a text that was given more than once', () => {
    expect(estimate({ copies: 3 })).toMatchObject({
      chance: 'good',
      grounds: [{ key: 'duplicate', speaks: 'for', detail: '3' }],
    })
  })

  it('says so when it is filed under something else', () => {
    const content = 'What a shithole.'
    expect(estimate({ content, category: 'fake-engagement' })).toMatchObject({
      chance: 'fair',
      grounds: [{ key: 'offensive-words' }, { key: 'other-category', speaks: 'against', detail: 'offensive' }],
    })
    expect(estimate({ content, category: 'harassment' }).chance).toBe('good')
  })
})

describe('what is a matter of opinion', () => {
  it('has a poor chance, and a reply does more', () => {
    expect(estimate({ reason: 'other' })).toEqual({
      chance: 'poor',
      grounds: [{ key: 'factual-disagreement', speaks: 'against', detail: null }],
      isReplyBetter: true,
    })
  })

  it.each(['fake', 'competitor'] as const)('needs proof to be called %s', (reason) => {
    expect(estimate({ reason }).grounds.map(({ key }) => key)).toEqual(['needs-proof', 'factual-disagreement'])
  })

  it('has a poor chance without words, though no reply could quote any', () => {
    expect(estimate({ content: null, reason: 'other' })).toEqual({
      chance: 'poor',
      grounds: [{ key: 'no-text', speaks: 'against', detail: null }],
      isReplyBetter: false,
    })
  })

  it.each([{ rating: 5 }, { rating: null, isRecommended: true }])('is praise all the same: %j', (given) => {
    const { chance, grounds } = estimate({ ...given, content: 'Lovely evening', reason: 'other' })
    expect([chance, grounds.map(({ key }) => key)]).toEqual(['poor', ['positive-tone']])
  })
})

describe('plain complaints', () => {
  it.each([
    'We waited 45 minutes for two coffees at 12.50 each.',
    'Came on 12/05/2026, paid 1,250.00 for a room without a window.',
    'Bitchute is a word with others in it; so is Scunthorpe and Shitake.',
    'Our assistant passed on the class.',
    'Das Essen war kalt, z.B. die Suppe.',
  ])('are not taken for more: %s', (content) => {
    expect(estimate({ content, reason: 'other' })).toMatchObject({ chance: 'poor', isReplyBetter: true })
  })
})

it.each(['a', 'a-', 'a.', '1', '1-', 'a@', 'go to '])('takes no longer for a long review made of “%s”', (piece) => {
  const content = piece.repeat(20_000 / piece.length)
  const startedAt = performance.now()

  estimate({ content })

  expect(performance.now() - startedAt).toBeLessThan(500)
})
