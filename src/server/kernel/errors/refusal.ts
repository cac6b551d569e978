import type { SubscriptionTier } from '#shared/domain/plans.ts'
import { fillSentence, type RefusalValues } from '#shared/domain/refusals/refusal-words.ts'
import { REFUSALS, type RefusalReason, type RefusalValueName } from '#shared/domain/refusals/refusals.ts'
import type { ValidationKey } from '#shared/domain/validation-messages.ts'
import { AppError, type FieldError } from './app-error.ts'

interface RefusalOptions {
  /** The fields it is about, each told by the refusal's own sentence. */
  at?: { fields: readonly string[]; code: ValidationKey }
  /** Fields with sentences of their own. */
  fields?: FieldError[]
  /** The smallest plan that has it; told among the values, so that a screen can lead on. */
  plan?: SubscriptionTier
  retryAfterSeconds?: number
  cause?: unknown
}

type OptionsFor<Reason extends RefusalReason> = [RefusalValueName<Reason>] extends [never]
  ? [options?: RefusalOptions]
  : [options: RefusalOptions & { values: Record<RefusalValueName<Reason>, string | number> }]

/** What the product says no to: the reason for machines and other languages, its English sentence beside it. */
export function refusal<Reason extends RefusalReason>(reason: Reason, ...[options]: OptionsFor<Reason>): AppError {
  const {
    at,
    values: said = {},
    plan,
    fields = [],
    ...rest
  }: RefusalOptions & { values?: RefusalValues } = options ?? {}
  const values = plan ? { ...said, plan } : said
  const { code, sentence } = REFUSALS[reason]
  const message = fillSentence(sentence, values)
  const own = at?.fields.map((field) => ({ field, code: at.code, message })) ?? []
  return new AppError(code, message, { ...rest, fields: [...own, ...fields], refusal: { reason, values } })
}

/** What was told before, and kept, told once more. */
export const sayAgain = ({ code, message, refusal: given }: Pick<AppError, 'code' | 'message' | 'refusal'>): AppError =>
  new AppError(code, message, given ? { refusal: given } : {})
