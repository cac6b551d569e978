import { randomUUID } from 'node:crypto'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { AuthParts, Place } from '../auth-parts.ts'
import { findCustomerOfUser } from '../users/memberships.repository.ts'

/**
 * The transaction of the person's customer. Somebody without one gets a fresh customer's, empty until a hook fills it,
 * so that a new account and its workspace are one commit.
 */
export async function inAccount<T>(
  parts: AuthParts,
  userId: string | null,
  work: (tx: CustomerTx, place: Place | null) => Promise<T>,
): Promise<T> {
  const place =
    userId === null ? undefined : await parts.transactions.platform.read((tx) => findCustomerOfUser(tx, userId))
  return inPlace(parts, place ?? null, (tx) => work(tx, place ?? null))
}

/** The same where the person's place has been looked up already. */
export function inPlace<T>(parts: AuthParts, place: Place | null, work: (tx: CustomerTx) => Promise<T>): Promise<T> {
  return parts.transactions.change(place?.customerId ?? randomUUID(), work)
}
