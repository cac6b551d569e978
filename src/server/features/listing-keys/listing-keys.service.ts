import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { ListingKeyCodes } from '#server/adapters/review-platforms/listing-keys.ts'
import { NIL_CUSTOMER } from '#server/database/transactions.ts'
import { seal, unseal } from '#server/kernel/crypto/seal.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { insert, take } from './listing-keys.repository.ts'

const placeOf = (rowId: string) => ({ customerId: NIL_CUSTOMER, table: 'listing_keys', rowId, column: 'api_key' })

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex')

/** As PKCE has it: whoever takes the code shows that it was made for them. */
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

type KeyDeps = Pick<Foundations, 'transactions' | 'keyring'>

export function createListingKeyCodes({ transactions, keyring }: KeyDeps): ListingKeyCodes {
  return {
    async make(given) {
      const id = randomUUID()
      const code = randomBytes(24).toString('base64url')
      const row = {
        id,
        platform: given.platform,
        code_hash: hashOf(code),
        code_challenge: given.codeChallenge,
        listing_id: given.listingId,
        name: given.name,
        api_key: seal(keyring, placeOf(id), given.key),
      }
      await transactions.platform.step((tx) => insert(tx, row))
      return code
    },

    async take(answer) {
      const code = {
        platform: answer.platform,
        codeHash: hashOf(answer.code),
        codeChallenge: challengeOf(answer.codeVerifier),
      }
      const row = await transactions.platform.step((tx) => take(tx, code))
      if (!row) return null
      const key = unseal(keyring, placeOf(row.id), row.api_key)
      return { platform: row.platform, listingId: row.listing_id, name: row.name, key }
    },
  }
}
