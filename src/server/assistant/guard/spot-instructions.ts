import { INSTRUCTION_PATTERNS } from './instruction-patterns.ts'
import { unmaskText } from './unmask-text.ts'

/**
 * Whether a review speaks to the assistant instead of about the business. Errs on the side of yes: what follows is that
 * a model's judgement of that review is not taken, never that the review is hidden.
 */
export function holdsInstructions(text: string): boolean {
  return unmaskText(text).some((view) => INSTRUCTION_PATTERNS.some((pattern) => pattern.test(view)))
}
