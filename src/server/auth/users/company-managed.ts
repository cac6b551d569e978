import type { ScopedTx } from '#server/database/transactions.ts'
import { isCustomerOwner, type UserRow } from './users.repository.ts'

/**
 * Whether only the company's own sign-in lets this person in: whom the company removes there must not come in by mail or
 * password. The owner keeps those, for the day when that sign-in is broken.
 */
export async function isCompanyManaged(tx: ScopedTx, user: UserRow): Promise<boolean> {
  return user.is_sso && !(await isCustomerOwner(tx, user.id))
}
