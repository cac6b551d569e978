import { DISPUTE_LIMITS } from '#shared/domain/dispute-status.ts'
import { VALIDATION_SENTENCES, type ValidationKey } from '#shared/domain/validation-messages.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'

type RefusalKey = Extract<ValidationKey, `file${string}` | 'required'>

export const LARGEST_MEGABYTES = Math.floor(DISPUTE_LIMITS.fileBytes / 1_000_000)

/** Why a file is not taken, in words; the field carries the key for other languages. */
export function refuseFile(code: RefusalKey, sentence: string = VALIDATION_SENTENCES[code], cause?: unknown): AppError {
  const fields = [{ field: 'data', code, message: VALIDATION_SENTENCES[code] }]
  return new AppError('invalid-input', sentence, { fields, cause })
}
