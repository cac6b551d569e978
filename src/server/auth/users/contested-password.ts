import type { ScopedTx } from '#server/database/transactions.ts'
import { mergeMetadata, updateUser, type UserRow } from './users.repository.ts'

/** Somebody else than who chose the password may own the mailbox; kept apart from what people are shown. */
const CONTESTED = 'is_password_contested'

export async function contestPassword(tx: ScopedTx, userId: string): Promise<void> {
  await mergeMetadata(tx, userId, { appMetadata: { [CONTESTED]: true } })
}

/** The mailbox has spoken: a password that its owner may not know is gone. */
export async function dropContestedPassword(tx: ScopedTx, user: UserRow): Promise<void> {
  if (user.app_metadata[CONTESTED] !== true) return
  await updateUser(tx, user.id, { password_hash: null })
  await mergeMetadata(tx, user.id, { appMetadata: { [CONTESTED]: null, needs_password: true } })
}
