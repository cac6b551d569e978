import { AuthError } from '../auth-error.ts'
import type { UserRow } from './users.repository.ts'

export function isBanned(user: UserRow, now: Date): boolean {
  return user.banned_until !== null && user.banned_until > now
}

export function refuseBanned(user: UserRow, now: Date): void {
  if (isBanned(user, now)) throw new AuthError(400, 'user_banned', 'User is banned')
}
