import type { ScopedTx } from '#server/database/transactions.ts'
import {
  findUserByEmail,
  findUserByNewEmail,
  findUserByNewPhone,
  findUserByPhone,
  type UserRow,
} from '../users/users.repository.ts'
import type { VerifyType } from './find-token.ts'

/**
 * Whose code it may be. A change of address is confirmed from the old and from the new one; for everything else an
 * address that somebody merely wants does not count.
 */
export async function listAccountsOf(
  tx: ScopedTx,
  type: VerifyType,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<UserRow[]> {
  const found: (UserRow | undefined)[] = []
  if (email) found.push(await findUserByEmail(tx, email))
  if (email && type === 'email_change') found.push(await findUserByNewEmail(tx, email))
  if (phone && type === 'phone_change') found.push(await findUserByNewPhone(tx, phone))
  else if (phone) found.push(await findUserByPhone(tx, phone))
  return found.filter((user) => user !== undefined)
}
