import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey, type Keyring, type MasterKey } from './keyring.ts'

/** Where a sealed value belongs. It opens nowhere else: not in another row, column or customer. */
export interface SealedPlace {
  customerId: string
  table: string
  rowId: string
  column: string
}

const VERSION = 's1'
const IV_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM; the value reads `s1.<key id>.<base64url of iv, ciphertext and tag>`. */
export function seal(keyring: Keyring, place: SealedPlace, plaintext: string): string {
  const key = keyring.current
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(key, 'seal'), iv)
  cipher.setAAD(additionalData(place, key))
  const body = Buffer.concat([iv, cipher.update(plaintext, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${VERSION}.${key.id}.${body.toString('base64url')}`
}

export function unseal(keyring: Keyring, place: SealedPlace, value: string): string {
  const [version, keyId, encoded] = value.split('.')
  const key = version === VERSION && keyId ? keyring.find(keyId) : undefined
  if (!key || !encoded)
    throw new Error(`A sealed value in ${place.table}.${place.column} names no key of this installation.`)
  const body = Buffer.from(encoded, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(key, 'seal'), body.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(additionalData(place, key))
  decipher.setAuthTag(body.subarray(-TAG_BYTES))
  return decipher.update(body.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}

export function keyIdOf(value: string): string | undefined {
  return value.split('.')[1]
}

function additionalData(place: SealedPlace, key: MasterKey): Buffer {
  return Buffer.from(JSON.stringify([place.customerId, place.table, place.rowId, place.column, key.id]))
}
