import type { ErrorCode } from '#shared/domain/error-codes.ts'
import { useErrorSentence } from '#web/components/use-error-sentence.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'

/** With these the server says more than the code does: what is missing, what stands in the way. */
const TELLING: readonly ErrorCode[] = ['conflict', 'illegal-transition', 'invalid-input']

export function useRefusalSentence(): (error: unknown) => string {
  const sentenceFor = useErrorSentence()
  return (error) => (error instanceof ApiProblem && TELLING.includes(error.code) ? error.message : sentenceFor(error))
}
