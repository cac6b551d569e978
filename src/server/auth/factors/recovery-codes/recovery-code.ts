import { randomInt, scrypt, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'

/** Without 0, 1, i, l and o, which look alike on paper. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'
const GROUPS = 3
const GROUP_LENGTH = 4
const HASH_BYTES = 32
/** Some milliseconds a guess, which is plenty: a code is random. */
const COST = { N: 4096 }

const stretch = promisify<string, string, number, ScryptOptions, Buffer>(scrypt)

/** Twelve of 31 letters: 59 bits. */
export function makeRecoveryCode(): string {
  const makeGroup = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: GROUPS }, makeGroup).join('-')
}

/**
 * What is kept of a code, however its owner types it. Slow to compute instead of keyed: codes lie in drawers for years
 * and must outlive the installation's keys.
 */
export async function hashRecoveryCode(userId: string, code: string): Promise<string> {
  return (await stretch(bareCode(code), `recovery-code:${userId}`, HASH_BYTES, COST)).toString('base64url')
}

/** Without dashes and spaces, in small letters; empty when nothing was typed. */
export function bareCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}
