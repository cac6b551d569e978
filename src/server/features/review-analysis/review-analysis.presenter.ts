import type { AssistantState, ReviewAnalysis } from '#shared/contracts/assistant.ts'
import type { ReanalysisRow } from './reanalyses.repository.ts'
import type { StoredAnalysis } from './review-analyses.repository.ts'

export function presentAnalysis(row: StoredAnalysis): ReviewAnalysis {
  const content = row.content ?? ''
  return {
    reviewId: row.review_id,
    sentiment: row.corrected ?? row.sentiment,
    sentimentScore: row.counting_score ?? row.sentiment_score,
    readSentiment: row.sentiment,
    correction: presentCorrection(row),
    themes: row.themes,
    positiveAspects: row.positive_aspects,
    negativeAspects: row.negative_aspects,
    emotionIntensity: row.emotion_intensity,
    summary: row.summary,
    basis: row.basis,
    language: row.language,
    aspects: row.findings.map((finding) => ({ ...finding, clause: content.slice(finding.start, finding.end) })),
    isContradictory: row.is_contradictory,
    origin: { engine: row.engine, model: row.model, version: row.version },
    analyzedAt: row.analyzed_at.toISOString(),
  }
}

function presentCorrection({ corrected, corrected_by_name: by, corrected_at: at }: StoredAnalysis) {
  return corrected && at ? { sentiment: corrected, by: by ?? '', at: at.toISOString() } : null
}

export function presentReanalysis(row: ReanalysisRow): NonNullable<AssistantState['reanalysis']> {
  return {
    id: row.id,
    state: row.state,
    total: row.total,
    // Reviews that came meanwhile may have been read along.
    done: Math.min(row.done, row.total),
    startedBy: row.started_by_name,
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  }
}
