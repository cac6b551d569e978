import type { ReviewAnalysis } from '#shared/contracts/assistant.ts'
import type { DraftOrigin } from '#shared/domain/replies.ts'
import { TextBlocked } from '#server/adapters/assistant/assistant-failure.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'

export type AnalysisOrigin = ReviewAnalysis['origin']

/** Of texts one says "template"; of readings, "built-in". */
export function toOrigin({ engine, model, version }: DraftOrigin): AnalysisOrigin {
  return { engine: engine === 'model' ? 'model' : 'built-in', model, version: nameVersion(version, model) }
}

/** Another model reads otherwise, as another prompt does: the version of a provider's reading names both. */
export function nameVersion(version: string, model: string | null): string {
  return model === null ? version : `${version} ${model}`
}

/** In the words people know, with why it was held back, if it was. */
export function failedToAnalyze(error: unknown): AppError {
  if (error instanceof AppError) return error
  const reasons = error instanceof TextBlocked ? error.reasons : []
  const fields = reasons.map((code) => ({ field: 'blocked', code, message: `It was held back: ${code}.` }))
  return new AppError('unavailable', 'Failed to analyze sentiment', { cause: error, fields })
}
