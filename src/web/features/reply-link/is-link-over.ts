import { ApiProblem } from '#web/kernel/api/api-problem.ts'

/** Whether the link itself is the matter; then trying again is of no use. */
export function isLinkOver(error: unknown): error is ApiProblem {
  if (!(error instanceof ApiProblem)) return false
  // Too short or too long to be one of ours.
  return error.code === 'invalid-input' || (error.refusal?.reason.startsWith('reply-link-') ?? false)
}
