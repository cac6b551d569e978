import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { KEY_KINDS, prefixOf, type KeyKind } from '#shared/domain/api-keys.ts'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 190 bits. */
const RANDOM_LENGTH = 32
const CHECKSUM_LENGTH = 6
const SHOWN_AT_END = 4

const FORM = new RegExp(`^gw_(?:${KEY_KINDS.join('|')})_[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`)

/** Like those of GitHub: letters and digits alone, and their checksum at the end, so that a scanner finds no others. */
export function makeSecret(kind: KeyKind): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => DIGITS.charAt(randomInt(DIGITS.length))).join('')
  return `${prefixOf(kind)}${random}${checksumOf(`${prefixOf(kind)}${random}`)}`
}

function checksumOf(text: string): string {
  let rest = crc32(text)
  let digits = ''
  for (let place = 0; place < CHECKSUM_LENGTH; place += 1) {
    digits = DIGITS.charAt(rest % DIGITS.length) + digits
    rest = Math.floor(rest / DIGITS.length)
  }
  return digits
}

/** Whether it can be one at all: what was mistyped or made up asks no database. */
export function isWellFormed(secret: string): boolean {
  if (!FORM.test(secret)) return false
  return checksumOf(secret.slice(0, -CHECKSUM_LENGTH)) === secret.slice(-CHECKSUM_LENGTH)
}

/** It has as many random bits as a hash can keep, so nothing slower is needed. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

export function hintOf(secret: string): string {
  const [prefix = ''] = /^gw_[a-z]+_/.exec(secret) ?? []
  return `${prefix}…${secret.slice(-SHOWN_AT_END)}`
}
