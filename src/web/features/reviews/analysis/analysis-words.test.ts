import { describe, expect, it } from 'vitest'
import type { ReviewAnalysis } from '#shared/contracts/assistant.ts'
import { findAnalysisWords } from './use-analysis-words.ts'

const ANALYSIS: ReviewAnalysis = {
  reviewId: 'r',
  sentiment: 'positive',
  sentimentScore: 0.8,
  readSentiment: 'positive',
  correction: null,
  themes: ['Food & drink'],
  positiveAspects: ['Food & drink'],
  negativeAspects: [],
  emotionIntensity: 3,
  summary: 'Praises the food.',
  basis: 'words-and-stars',
  language: 'en',
  aspects: [{ aspect: 'food', polarity: 'positive', clause: 'Lovely food', start: 0, end: 11 }],
  isContradictory: false,
  origin: { engine: 'built-in', model: null, version: '1' },
  analyzedAt: '2026-01-02T03:04:05.000Z',
}

describe('the words of an analysis', () => {
  it('are in the reader’s language where the built-in analysis read', () => {
    expect(findAnalysisWords(ANALYSIS, 'de').themes).toEqual(['Essen & Trinken'])
  })

  it('stay as they were said by a model', () => {
    const said = { ...ANALYSIS, origin: { engine: 'model', model: 'gpt-4o', version: 'sentiment-1' } as const }
    expect(findAnalysisWords(said, 'de')).toBe(said)
  })

  it('outlive the words of the review, as they were kept', () => {
    const gone = { ...ANALYSIS, aspects: [] }
    expect(findAnalysisWords(gone, 'de')).toMatchObject({ themes: ['Food & drink'], summary: 'Praises the food.' })
  })
})
