import { useErrorSentence } from '#web/components/use-error-sentence.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import type { ErrorCode } from '#shared/domain/error-codes.ts'

/** With these the server says more than the code does: which plan, which setting, what the platform answered. */
const TELLING: readonly ErrorCode[] = ['conflict', 'plan-limit', 'illegal-transition']

/** The server's own sentence where it tells what is the matter with a platform. */
export function useRefusalSentence(): (error: unknown, fallback: string) => string {
  const sentenceFor = useErrorSentence()
  return (error, fallback) =>
    error instanceof ApiProblem && TELLING.includes(error.code) ? error.message : sentenceFor(error, fallback)
}
