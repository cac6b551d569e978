import type { PushKeys, PushTransport } from '#server/adapters/push/port.ts'
import { NIL_CUSTOMER } from '#server/database/transactions.ts'
import { deriveUuid } from '#server/kernel/crypto/derive-uuid.ts'
import type { Keyring } from '#server/kernel/crypto/keyring.ts'
import { seal, unseal } from '#server/kernel/crypto/seal.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { findKeys, insertKeys } from './push-keys.repository.ts'

/** There is one pair: browsers that subscribed with another would have to ask anew. */
const ID = deriveUuid('the keys that pushes are signed with')
const PLACE = { customerId: NIL_CUSTOMER, table: 'push_keys', rowId: ID, column: 'private_key' }

export interface InstallationPushKeys {
  /** Finds the pair, or makes it. */
  prepare(): Promise<void>
  /** `null` before that. */
  current(): PushKeys | null
}

interface PushKeysOptions extends Pick<Foundations, 'transactions' | 'keyring'> {
  transport: Pick<PushTransport, 'makeKeys'>
  /** From the configuration. */
  given: PushKeys | null
}

export function createPushKeys({ transactions, keyring, transport, given }: PushKeysOptions): InstallationPushKeys {
  let known = given
  return {
    async prepare() {
      known ??= await transactions.platform.step(async (tx) => {
        const kept = await findKeys(tx, ID)
        if (!kept) await insertKeys(tx, sealKeys(keyring, transport.makeKeys()))
        const row = kept ?? (await findKeys(tx, ID))
        if (!row) throw new Error('The keys for pushes are gone.')
        return { publicKey: row.public_key, privateKey: unseal(keyring, PLACE, row.private_key) }
      })
    },
    current: () => known,
  }
}

function sealKeys(keyring: Keyring, { publicKey, privateKey }: PushKeys) {
  return { id: ID, public_key: publicKey, private_key: seal(keyring, PLACE, privateKey) }
}
