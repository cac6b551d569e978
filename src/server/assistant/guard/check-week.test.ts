import { describe, expect, it } from 'vitest'
import type { Locale } from '#shared/domain/locales.ts'
import type { ClaimToWord } from '#server/assistant/port.ts'
import { checkWeek } from './check-week.ts'

const made = {
  origin: { engine: 'model', model: 'gpt-4o', version: 'week-1' },
  spent: { tokens: 1, isEstimated: false },
} as const

const VOLUME: ClaimToWord = {
  sentence: '12 reviews came, after 9 the week before, rated 4.2 on average after 4.4.',
  count: '12',
  name: null,
  moves: ['up', 'down'],
}
const FOOD: ClaimToWord = {
  sentence: 'Food & drink is criticized in 3 reviews, after 5 the week before.',
  count: '3',
  name: 'Food & drink',
  moves: ['down'],
}

const check = (claim: ClaimToWord, sentence: string, locale: Locale = 'en') =>
  checkWeek({ claims: [claim], locale }, { sentences: [sentence], ...made }).sentences

describe('the words of a model for what changed', () => {
  it.each([
    [VOLUME, '12 reviews arrived this week, more than the 9 before, with a lower average of 4.2 (4.4 before).', 'en'],
    [FOOD, 'Only 3 reviews criticize Food & drink, down from 5.', 'en'],
    [
      {
        sentence: 'Service: 2 Bewertungen loben das, nach 1 in der Woche davor.',
        count: '2',
        name: 'Service',
        moves: ['up'],
      },
      'Den Service loben 2 Bewertungen, mehr als in der Vorwoche (1).',
      'de',
    ],
    [
      { sentence: 'Han llegado 4 reseñas, frente a 6 la semana anterior.', count: '4', name: null, moves: ['down'] },
      'Esta semana llegaron 4 reseñas, menos que las 6 de la anterior.',
      'es',
    ],
    [
      { sentence: '4 avis sont arrivés, contre 6 la semaine précédente.', count: '4', name: null, moves: ['down'] },
      'Cette semaine, 4 avis sont arrivés, moins que les 6 de la précédente.',
      'fr',
    ],
  ] as const)('are shown where they say no more than the claim: %#', (claim, sentence, locale) => {
    expect(check(claim, sentence, locale)).toEqual([sentence])
  })

  it.each([
    ['a number of its own', VOLUME, '13 reviews came, after 9 the week before.'],
    ['a share of its own', VOLUME, '12 reviews came, 33 % up on 9.'],
    ['a number in words', VOLUME, '12 reviews came, three more than the 9 before.'],
    ['a multiple', FOOD, 'Food & drink is criticized in 3 reviews, nearly half of the 5 before.'],
    ['no count', VOLUME, 'Reviews came in, after 9 the week before.'],
    ['the wrong way round', FOOD, 'Food & drink is criticized more: 3 reviews after 5.'],
    ['a reason', VOLUME, '12 reviews came, after 9, because of the festival.'],
    ['a name of its own', VOLUME, '12 reviews came, after 9, most on Google.'],
    ['another theme', FOOD, 'Service is criticized in 3 reviews, after 5.'],
    ['a link', VOLUME, '12 reviews came, after 9: see www.example.com'],
    ['a telephone number', VOLUME, '12 reviews came, after 9. Call 555-0100-2233.'],
    ['nothing', VOLUME, ''],
    ['very much', VOLUME, `12 reviews came, after 9 ${'the week before '.repeat(30)}.`],
  ])('are held back with %s', (_what, claim, sentence) => {
    expect(() => check(claim, sentence)).toThrow('held back')
  })

  it('are held back where there is not one for each claim', () => {
    const { sentence } = VOLUME
    expect(() => checkWeek({ claims: [VOLUME], locale: 'en' }, { sentences: [sentence, sentence], ...made })).toThrow(
      'held back',
    )
    expect(() => checkWeek({ claims: [VOLUME, FOOD], locale: 'en' }, { sentences: [sentence], ...made })).toThrow(
      'held back',
    )
  })
})
