import { randomUUID } from 'node:crypto'
import { exportJWK, exportPKCS8, generateKeyPair, importJWK, importPKCS8, type CryptoKey, type JWK } from 'jose'
import type { Database } from '#server/database/connect.ts'
import { NIL_CUSTOMER } from '#server/database/transactions.ts'
import type { Keyring } from '#server/kernel/crypto/keyring.ts'
import { seal, unseal } from '#server/kernel/crypto/seal.ts'
import { insertSigningKeyIfNone, listSigningKeys } from './signing-keys.repository.ts'

const ALGORITHM = 'ES256'
const REFRESH_AT_MOST_EVERY_MS = 10_000

export interface SigningKeys {
  current(): Promise<{ kid: string; algorithm: string; privateKey: CryptoKey }>
  /** `undefined` for a key that is not ours. */
  findPublic(kid: string): Promise<CryptoKey | undefined>
  /** What the world may know, for `/.well-known/jwks.json`. */
  listPublic(): Promise<JWK[]>
}

interface LoadedKeys {
  loadedAt: number
  publicKeys: Map<string, { jwk: JWK; key: CryptoKey }>
  signing: { kid: string; algorithm: string; privateKey: CryptoKey }
}

export function createSigningKeys(db: Database, keyring: Keyring): SigningKeys {
  let loading: Promise<LoadedKeys> | null = null

  function load(): Promise<LoadedKeys> {
    const started = loadKeys(db, keyring)
    loading = started
    // A failed load must not be remembered.
    started.catch(() => loading === started && (loading = null))
    return started
  }
  const loaded = () => loading ?? load()

  return {
    current: async () => (await loaded()).signing,
    async findPublic(kid) {
      const keys = await loaded()
      const known = keys.publicKeys.get(kid)
      if (known) return known.key
      // Another process may have begun to sign with a new key; a stranger's kid must not make us ask each time.
      if (Date.now() - keys.loadedAt < REFRESH_AT_MOST_EVERY_MS) return undefined
      return (await load()).publicKeys.get(kid)?.key
    },
    listPublic: async () => [...(await loaded()).publicKeys.values()].map(({ jwk }) => jwk),
  }
}

async function loadKeys(db: Database, keyring: Keyring): Promise<LoadedKeys> {
  let rows = await listSigningKeys(db)
  if (rows.length === 0) {
    await insertSigningKeyIfNone(db, await generateSigningKey(keyring))
    rows = await listSigningKeys(db)
  }
  const newest = rows.find((row) => row.retired_at === null)
  if (!newest) throw new Error('There is no signing key in use.')
  const publicKeys = await Promise.all(
    rows.map(async (row) => {
      const jwk = row.public_jwk as JWK
      return [row.id, { jwk, key: (await importJWK(jwk, row.algorithm)) as CryptoKey }] as const
    }),
  )
  const pem = unseal(keyring, placeOf(newest.id), newest.private_key)
  return {
    loadedAt: Date.now(),
    publicKeys: new Map(publicKeys),
    signing: { kid: newest.id, algorithm: newest.algorithm, privateKey: await importPKCS8(pem, newest.algorithm) },
  }
}

async function generateSigningKey(keyring: Keyring) {
  const id = randomUUID()
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const publicJwk = { ...(await exportJWK(publicKey)), kid: id, alg: ALGORITHM, use: 'sig', key_ops: ['verify'] }
  return {
    id,
    algorithm: ALGORITHM as 'ES256',
    public_jwk: JSON.stringify(publicJwk),
    private_key: seal(keyring, placeOf(id), await exportPKCS8(privateKey)),
  }
}

function placeOf(keyId: string) {
  return { customerId: NIL_CUSTOMER, table: 'auth.signing_keys', rowId: keyId, column: 'private_key' }
}
