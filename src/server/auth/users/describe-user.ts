import type { ScopedTx } from '#server/database/transactions.ts'
import { listFactors } from '../factors/factors.repository.ts'
import { listIdentities } from './identities.repository.ts'
import { presentUser } from './user.presenter.ts'
import type { UserRow } from './users.repository.ts'

/** The user as the protocol shows it, with identities and factors. */
export async function describeUser(tx: ScopedTx, user: UserRow) {
  return presentUser(user, {
    identities: await listIdentities(tx, user.id),
    factors: await listFactors(tx, user.id),
  })
}
