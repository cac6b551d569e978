import { generateKeyPair, createPublicKey, randomBytes, sign } from 'node:crypto'
import { promisify } from 'node:util'
import type { Database } from '#server/database/connect.ts'
import { findKey, insertKeyIfNone, type KeptKey } from './identity.repository.ts'

/** The few pieces of DER that a certificate is made of. */
const TAG = { integer: 0x02, bits: 0x03, nil: 0x05, id: 0x06, text: 0x0c, sequence: 0x30, set: 0x31, time: 0x17 }
const VERSION_3 = Buffer.from([0xa0, 0x03, 0x02, 0x01, 0x02])
const SHA256_WITH_RSA = Buffer.from('2a864886f70d01010b', 'hex')
const COMMON_NAME = Buffer.from('550403', 'hex')

function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag]), lengthOf(body), body])
}

function lengthOf(body: Buffer): Buffer {
  if (body.length < 0x80) return Buffer.from([body.length])
  const hex = body.length.toString(16)
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes])
}

/** Two digits for the year, as the standard wants it before 2050. */
const time = (at: Date) => der(TAG.time, Buffer.from(at.toISOString().replaceAll(/^\d\d|[-:T]|\.\d+/g, '')))

/** A certificate that vouches for itself, as identity providers publish them for their signing keys. */
function makeSelfSignedCertificate(privateKey: string, commonName: string): string {
  const algorithm = der(TAG.sequence, der(TAG.id, SHA256_WITH_RSA), der(TAG.nil))
  const attribute = der(TAG.sequence, der(TAG.id, COMMON_NAME), der(TAG.text, Buffer.from(commonName)))
  const name = der(TAG.sequence, der(TAG.set, attribute))
  const from = new Date()
  const until = new Date(Date.UTC(from.getUTCFullYear() + 20, 0, 1))
  // A first byte below 0x80 keeps the number positive.
  const serial = Buffer.concat([Buffer.from([0x01]), randomBytes(15)])
  const content = der(
    TAG.sequence,
    VERSION_3,
    der(TAG.integer, serial),
    algorithm,
    name,
    der(TAG.sequence, time(from), time(until)),
    name,
    createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
  )
  const signature = der(TAG.bits, Buffer.from([0]), sign('sha256', content, privateKey))
  return toPem(der(TAG.sequence, content, algorithm, signature))
}

function toPem(bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}

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
