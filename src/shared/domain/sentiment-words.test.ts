import { describe, expect, it } from 'vitest'
import { LOCALES } from './locales.ts'
import { describeAnalysis } from './sentiment-words.ts'
import { ASPECTS, type Aspect, type SentimentAnalysis } from './sentiment.ts'

type Analysis = Pick<SentimentAnalysis, 'sentiment' | 'basis' | 'aspects' | 'isContradictory'>

const find = (aspect: Aspect, polarity: SentimentAnalysis['sentiment']) => ({
  aspect,
  polarity,
  clause: '',
  start: 0,
  end: 0,
})
const make = (given: Partial<Analysis> = {}): Analysis => ({
  sentiment: 'neutral',
  basis: 'words',
  aspects: [],
  isContradictory: false,
  ...given,
})

describe('the words for an analysis', () => {
  it.each([
    ['en', 'The review praises the food, but criticizes the service.'],
    ['es', 'La reseña elogia la comida, pero critica el servicio.'],
    ['fr', 'L’avis salue la cuisine, mais critique le service.'],
    ['de', 'Die Bewertung lobt das Essen, kritisiert aber den Service.'],
  ] as const)('are the reader’s: %s', (locale, summary) => {
    const analysis = make({ aspects: [find('food', 'positive'), find('service', 'negative')] })
    expect(describeAnalysis(analysis, locale).summary).toBe(summary)
  })

  it('name an aspect once, whatever is said of it, and three themes at most', () => {
    const aspects = [
      find('service', 'positive'),
      find('service', 'negative'),
      find('food', 'neutral'),
      find('price', 'negative'),
      find('rooms', 'positive'),
    ]
    expect(describeAnalysis(make({ aspects }), 'en')).toMatchObject({
      themes: ['Service', 'Food & drink', 'Price'],
      positiveAspects: ['Service', 'Rooms & facilities'],
      negativeAspects: ['Service', 'Price'],
    })
  })

  it.each([
    [make({ sentiment: 'positive', basis: 'stars' }), 'Judged by its stars alone, the review is positive.'],
    [make({ basis: 'nothing' }), 'There are no stars and no words that could be read.'],
    [make({ sentiment: 'negative' }), 'The review is negative and names nothing in particular.'],
    [make({ aspects: [find('price', 'neutral')] }), 'The review is neutral and mentions the price.'],
    [make({ aspects: [find('price', 'negative')] }), 'The review criticizes the price.'],
    [
      make({ aspects: [find('food', 'positive'), find('food', 'negative')] }),
      'The review has good and bad to say about the food.',
    ],
    [
      make({ aspects: [find('food', 'positive'), find('food', 'negative'), find('price', 'negative')] }),
      'The review criticizes the price. The review has good and bad to say about the food.',
    ],
    [
      make({ aspects: [find('food', 'positive')], isContradictory: true }),
      'The review praises the food. Its words and its stars disagree.',
    ],
  ])('say what an analysis rests on: %#', (analysis, summary) => {
    expect(describeAnalysis(analysis, 'en').summary).toBe(summary)
  })

  it('exist for every aspect in every language', () => {
    const aspects = ASPECTS.map((aspect) => find(aspect, 'positive'))
    for (const locale of LOCALES) {
      expect(new Set(describeAnalysis(make({ aspects }), locale).positiveAspects).size).toBe(ASPECTS.length)
    }
  })
})
