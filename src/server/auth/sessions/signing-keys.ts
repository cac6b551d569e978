import { randomUUID } from 'node:crypto'
import { exportJWK, exportPKCS8, generateKeyPair, importJWK, importPKCS8, type CryptoKey, type JWK } from 'jose'
import type { Database } from '#server/database/connect.ts'
import { NIL_CUSTOMER } from '#server/database/transactions.ts'
import type { Keyring } from '#server/kernel/crypto/keyring.ts'
import { seal, unseal } from '#server/kernel/crypto/seal.ts'
import { insertSigningKeyIfNone, listSigningKeys, replaceSigningKey } from './signing-keys.repository.ts'

const REFRESH_AT_MOST_EVERY_MS = 10_000
/** By then every process signs with a key that another one has made. */
const RELOAD_AFTER_MS = 60_000
/** Clocks differ, and a token may have been signed in the last moment before its key was replaced. */
const LEEWAY_MS = 5 * 60_000

export type SigningAlgorithm = 'ES256' | 'RS256'

export interface SigningKeys {
  /** Fetches newer keys when it is time. For those who hold no connection yet; afterwards `current` need not wait. */
  prepare(): Promise<void>
  current(): Promise<{ kid: string; algorithm: string; privateKey: CryptoKey }>
  /** `undefined` for a key that is not ours. */
  findPublic(kid: string): Promise<CryptoKey | undefined>
  /** What the world may know, for `/.well-known/jwks.json`. */
  listPublic(): Promise<JWK[]>
  /** A new key signs from now on; the old one still verifies until its last token has run out. */
  rotate(): Promise<void>
}

interface SigningKeysOptions {
  algorithm: SigningAlgorithm
  tokenLifeSeconds: number
}

interface LoadedKeys {
  loadedAt: number
  publicKeys: Map<string, { jwk: JWK; key: CryptoKey }>
  signing: { kid: string; algorithm: string; privateKey: CryptoKey }
}

export function createSigningKeys(db: Database, keyring: Keyring, options: SigningKeysOptions): SigningKeys {
  let known: LoadedKeys | null = null
  let loading: Promise<LoadedKeys> | null = null

  function load(): Promise<LoadedKeys> {
    loading ??= loadKeys(db, keyring, options)
      .then((keys) => (known = keys))
      .finally(() => (loading = null))
    return loading
  }
  /**
   * Known keys are handed out while newer ones are fetched: who signs inside a transaction holds a connection, and if
   * all of them waited for one more to be free, none ever would be.
   */
  async function loaded(): Promise<LoadedKeys> {
    if (!known) return load()
    if (isOld(known)) load().catch(() => undefined)
    return known
  }

  return {
    async prepare() {
      if (!known || isOld(known)) await load()
    },
    current: async () => (await loaded()).signing,
    async findPublic(kid) {
      const keys = await loaded()
      const found = keys.publicKeys.get(kid)
      if (found) return found.key
      // Another process may have begun to sign with a new key; a stranger's kid must not make us ask each time.
      if (Date.now() - keys.loadedAt < REFRESH_AT_MOST_EVERY_MS) return undefined
      return (await load()).publicKeys.get(kid)?.key
    },
    listPublic: async () => [...(await loaded()).publicKeys.values()].map(({ jwk }) => jwk),
    async rotate() {
      await replaceSigningKey(db, await generateSigningKey(keyring, options.algorithm))
      known = await loadKeys(db, keyring, options)
    },
  }
}

const isOld = (keys: LoadedKeys) => Date.now() - keys.loadedAt >= RELOAD_AFTER_MS

async function loadKeys(db: Database, keyring: Keyring, options: SigningKeysOptions): Promise<LoadedKeys> {
  const keepSeconds = options.tokenLifeSeconds + LEEWAY_MS / 1000
  let rows = await listSigningKeys(db, keepSeconds)
  if (rows.find((row) => row.retired_at === null)?.algorithm !== options.algorithm) {
    await insertSigningKeyIfNone(db, await generateSigningKey(keyring, options.algorithm))
    rows = await listSigningKeys(db, keepSeconds)
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

async function generateSigningKey(keyring: Keyring, algorithm: SigningAlgorithm) {
  const id = randomUUID()
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true })
  const publicJwk = { ...(await exportJWK(publicKey)), kid: id, alg: algorithm, use: 'sig', key_ops: ['verify'] }
  return {
    id,
    algorithm,
    public_jwk: JSON.stringify(publicJwk),
    private_key: seal(keyring, placeOf(id), await exportPKCS8(privateKey)),
  }
}

function placeOf(keyId: string) {
  return { customerId: NIL_CUSTOMER, table: 'auth.signing_keys', rowId: keyId, column: 'private_key' }
}
