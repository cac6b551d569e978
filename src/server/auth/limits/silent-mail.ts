import { createHash } from 'node:crypto'
import type { ScopedTx } from '#server/database/transactions.ts'
import type { AuthDeps } from '#server/auth/auth-deps.ts'
import { refuseTooSoon } from '../mail/send-auth-mail.ts'
import { findLastAsked, noteAsked } from './silent-mail.repository.ts'

/**
 * For an address to which nothing is sent: it waits between two requests as if something had been. Otherwise asking
 * twice would tell who has an account.
 */
export async function waitAsIfSent(
  deps: AuthDeps,
  tx: ScopedTx,
  { kind, email }: { kind: string; email: string },
): Promise<void> {
  const key = `auth-silent:${kind}:${createHash('sha256').update(email).digest('base64url')}`
  refuseTooSoon(deps, await findLastAsked(tx, key))
  await noteAsked(tx, key, deps.now())
}
