import { z } from 'zod'

/** As many as the server takes. An accent or emoji has several. */
const MAX_PASSWORD_BYTES = 72

function isShortEnough(password: string): boolean {
  return new TextEncoder().encode(password).length <= MAX_PASSWORD_BYTES
}

/** Both fields of a new password. Which passwords are too weak, the server knows. */
export const newPasswordShape = {
  password: z.string().min(1, 'required').refine(isShortEnough, 'passwordTooLong'),
  confirmation: z.string().min(1, 'required'),
}

export function isConfirmed({ password, confirmation }: { password: string; confirmation: string }): boolean {
  return password === confirmation
}

/** For a schema's `refine`: what is refused, and at which field. */
export const PASSWORDS_DIFFER = { path: ['confirmation'], message: 'passwordsDiffer' }
