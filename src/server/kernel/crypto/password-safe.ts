import { randomBytes } from 'node:crypto'
import type { PasswordSafe } from '#server/database/roles.ts'
import { NIL_CUSTOMER } from '#server/database/transactions.ts'
import type { Keyring } from './keyring.ts'
import { seal, unseal } from './seal.ts'

/** Seals the passwords of the database roles with the installation's key. */
export function createPasswordSafe(keyring: Keyring): PasswordSafe {
  const placeOf = (role: string) => ({
    customerId: NIL_CUSTOMER,
    table: 'login_roles',
    rowId: role,
    column: 'password',
  })
  return {
    make: () => randomBytes(24).toString('base64url'),
    seal: (role, password) => seal(keyring, placeOf(role), password),
    open(role, sealed) {
      try {
        return unseal(keyring, placeOf(role), sealed)
      } catch (error) {
        throw new WrongKey(
          'SECRET_KEY is not the key this database was sealed with. Set the right one, or bring back its key file, and start again.',
          {
            cause: error,
          },
        )
      }
    },
  }
}

export class WrongKey extends Error {}
