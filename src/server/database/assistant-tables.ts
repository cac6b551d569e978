import type { Generated } from 'kysely'
import type { AiFeature, AnalysisEngine, BrandVoice } from '#shared/domain/assistant.ts'
import type { AnalysisBasis, AspectFinding } from '#shared/domain/sentiment.ts'
import type { Json, Timestamp } from './column-kinds.ts'

type Sentiment = 'positive' | 'neutral' | 'negative'

export interface ReviewAnalysesTable {
  customer_id: string
  review_id: string
  sentiment: Sentiment
  sentiment_score: number
  corrected: Sentiment | null
  corrected_by: string | null
  corrected_by_name: string | null
  corrected_at: Date | null
  themes: Json<string[]>
  positive_aspects: Json<string[]>
  negative_aspects: Json<string[]>
  emotion_intensity: number
  summary: Generated<string>
  basis: AnalysisBasis
  language: string | null
  findings: Json<Omit<AspectFinding, 'clause'>[]>
  is_contradictory: Generated<boolean>
  engine: AnalysisEngine
  model: string | null
  version: string
  analyzed_at: Timestamp
  /** The platform's words had to go; it can be read no more. */
  words_gone_at: Date | null
}

export interface ReanalysesTable {
  customer_id: string
  id: Generated<string>
  state: Generated<'running' | 'done' | 'failed'>
  version: string
  scope: 'outdated' | 'all'
  total: number
  done: Generated<number>
  after_id: string | null
  started_by: string | null
  started_by_name: string | null
  started_at: Timestamp
  finished_at: Date | null
}

export interface BrandVoicesTable {
  customer_id: string
  voice: Json<BrandVoice>
  updated_by: string | null
  updated_at: Timestamp
}

export interface AiUsageTable {
  customer_id: string
  day: string
  feature: AiFeature
  /** Empty for the built-in assistant. */
  model: Generated<string>
  calls: Generated<string>
  tokens: Generated<string>
  estimated_tokens: Generated<string>
}

export interface AiReservationsTable {
  customer_id: string
  id: Generated<string>
  tokens: number
  expires_at: Date
}
