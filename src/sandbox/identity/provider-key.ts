import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { Database } from '#server/database/connect.ts'
import { findKey, insertKeyIfNone, type KeptKey } from './identity.repository.ts'
import { makeSelfSignedCertificate } from './self-signed-certificate.ts'

const makeKeyPair = promisify(generateKeyPair)

/** The key a provider signs with: made at its first use and kept, so that it outlives a restart. */
export async function getProviderKey(db: Database, provider: string): Promise<KeptKey> {
  const kept = await findKey(db, provider)
  if (kept) return kept
  await insertKeyIfNone(db, provider, await makeKey(provider))
  const made = await findKey(db, provider)
  if (!made) throw new Error(`The sandbox's key for ${provider} vanished while it was being made.`)
  return made
}

/** Another key that goes by the right one's name, for signatures that must not be believed. */
export async function forge(genuine: KeptKey): Promise<KeptKey> {
  const { privateKey } = await makeKey('forger')
  return { privateKey, certificate: genuine.certificate }
}

async function makeKey(name: string): Promise<KeptKey> {
  const { privateKey } = await makeKeyPair('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return { privateKey: pem, certificate: makeSelfSignedCertificate(pem, `Goodword sandbox ${name}`) }
}
