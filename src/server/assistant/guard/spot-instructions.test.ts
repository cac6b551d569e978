import { describe, expect, it } from 'vitest'
import { cleanText } from './clean-text.ts'
import { HOSTILE_REVIEWS } from '#testing/assistant-corpora/hostile/hostile-reviews.ts'
import { ORDINARY_REPLIES } from '#testing/assistant-corpora/honest/honest-replies.ts'
import { holdsInstructions } from './spot-instructions.ts'

const ORDINARY_REVIEWS = [
  'Ignore the bad reviews, this place is great!',
  'The waiter ignored us for an hour and forgot our order.',
  'You are now my favourite restaurant.',
  'The system for booking a table is broken and nobody would answer the phone.',
  'I asked for a refund and they promised to call me back. They never did.',
  'The manager said the rules are the rules. Rude.',
  'Please reply to my email from last week.',
  'In your response to my last review you said it would get better. It did not.',
  'We had to act as our own waiters.',
  'First we waited, then the food was cold.',
  'I rate this hotel as one of the best.',
  'Top priority for us was a quiet room, and we got it.',
  'El camarero ignoró nuestras preguntas y se olvidó de la bebida.',
  'Responden muy rápido y con amabilidad.',
  'Le serveur a oublié notre commande et nous a ignorés.',
  'Vous êtes les meilleurs, continuez comme ça !',
  'Der Kellner hat uns ignoriert und die Vorspeise vergessen.',
  'Sie sind jetzt unser Stammlokal. Ab sofort kommen wir jede Woche.',
  'Note: 8/10. Service: 9, food: 8, price: 7.',
  'Food - 5 stars\n--- \nService - 2 stars',
  'A+++ would visit again!!! www',
]

describe('a review that speaks to the assistant', () => {
  const spoken = HOSTILE_REVIEWS.filter(({ content }) => content !== 'The soup was cold.')

  it.each(spoken.map(({ content }) => [content.slice(0, 100), content]))('is told: %s', (_name, content) => {
    expect(holdsInstructions(cleanText(content))).toBe(true)
  })
})

describe('a review that speaks about the business', () => {
  it.each([...ORDINARY_REVIEWS, ...ORDINARY_REPLIES.map(({ review }) => review)])('is left alone: %s', (content) => {
    expect(holdsInstructions(content)).toBe(false)
  })
})

it('takes time in proportion to the length', () => {
  const hard = [
    'ignore '.repeat(1400),
    'a '.repeat(5000),
    '<'.repeat(10_000),
    'set the '.repeat(1200),
    'in your '.repeat(1200),
  ]
  const startedAt = performance.now()
  expect(hard.map(holdsInstructions)).toEqual([false, false, false, false, false])
  expect(performance.now() - startedAt).toBeLessThan(5000)
})
