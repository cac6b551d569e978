import type { ValidationKey } from '#shared/domain/validation-messages.ts'
import type { AppError } from '#server/kernel/errors/app-error.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'

/** What a file can be found to be when it is opened. */
const REASONS = {
  fileUnreadable: 'file-unreadable',
  fileTooLong: 'file-too-long',
  fileEncrypted: 'file-encrypted',
} as const

export function refuseFile(code: keyof typeof REASONS, cause?: unknown): AppError {
  return refusal(REASONS[code], { at: atFile(code), cause })
}

export const atFile = (code: ValidationKey) => ({ fields: ['data'], code })
