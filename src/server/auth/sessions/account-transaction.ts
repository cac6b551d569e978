import { randomUUID } from 'node:crypto'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { AuthDeps, Place } from '#server/auth/auth-deps.ts'
import { findCustomerOfUser } from '../users/memberships.repository.ts'

/**
 * The transaction of the person's customer. Somebody without one gets a fresh customer's, empty until a hook fills it,
 * so that a new account and its workspace are one commit.
 */
export async function inAccount<T>(
  deps: AuthDeps,
  userId: string | null,
  work: (tx: CustomerTx, place: Place | null) => Promise<T>,
): Promise<T> {
  const place =
    userId === null ? undefined : await deps.transactions.platform.read((tx) => findCustomerOfUser(tx, userId))
  return inPlace(deps, place ?? null, (tx) => work(tx, place ?? null))
}

/** The same where the person's place has been looked up already. */
export function inPlace<T>(deps: AuthDeps, place: Place | null, work: (tx: CustomerTx) => Promise<T>): Promise<T> {
  return deps.transactions.change(place?.customerId ?? randomUUID(), work)
}
