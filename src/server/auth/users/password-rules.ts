import { readFileSync } from 'node:fs'
import { findRefrain, isPattern } from './password-patterns.ts'

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  l: 'i',
  '3': 'e',
  '€': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '8': 'b',
  '9': 'g',
}

/**
 * One spelling for all the ways a word is disguised: case, accents, characters that look like letters. A "1" may stand
 * for i or l, so these two become one.
 */
function foldPassword(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')
  return Array.from(plain, (character) => LOOKALIKES[character] ?? character).join('')
}

const COMMON = readCommonPasswords()

/** Takes a folded word. */
function isCommon(folded: string): boolean {
  return COMMON.has(folded)
}

function readCommonPasswords(): ReadonlySet<string> {
  const lines = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n')
  return new Set(lines.filter((line) => line !== '').map(foldPassword))
}

/** The protocol's reasons. `characters` would be a rule of composition, and we have none. */
export type WeakPasswordReason = 'length' | 'characters' | 'pwned'

export interface PasswordFaults {
  reasons: WeakPasswordReason[]
  message: string
}

interface PasswordPolicy {
  minLength: number
  /** What is easy to guess passes, too. */
  isCommonAllowed?: boolean
  email?: string | null | undefined
  name?: string | null | undefined
}

const LONGEST_BYTES = 72
/** Digits and signs put before or after a word that everybody tries, up to a year with something to it. */
const MOST_TRIMMINGS = 6
/** These stay guessable with any number of digits and signs after them. */
const EVERGREENS = new Set(
  ['password', 'passwort', 'qwerty', 'qwertz', 'azerty', 'welcome', 'goodword'].map(foldPassword),
)

/** Far more than one needs; the protocol's limit, which clients know. */
export function isTooLong(password: string): boolean {
  return Buffer.byteLength(password) > LONGEST_BYTES
}

/** Length is in characters as people count them, not in bytes. */
export function findWrongLength(password: string, { minLength }: PasswordPolicy): PasswordFaults | null {
  if (Array.from(password).length >= minLength) return null
  return { reasons: ['length'], message: `Password should be at least ${minLength} characters.` }
}

/** `null` when nothing is wrong with it. */
export function findPasswordFaults(password: string, policy: PasswordPolicy): PasswordFaults | null {
  const { email, name } = policy
  const wrongLength = findWrongLength(password, policy)
  if (wrongLength || policy.isCommonAllowed) return wrongLength
  // What is too long is refused elsewhere; looking at all of a megabyte would only take time.
  if (!isEasyToGuess(password.slice(0, LONGEST_BYTES), listOwnWords(email, name))) return null
  return {
    reasons: ['pwned'],
    message: 'Password is known to be weak and easy to guess, please choose a different one.',
  }
}

function isEasyToGuess(password: string, ownWords: ReadonlySet<string>): boolean {
  if (isPattern(password)) return true
  const refrain = findRefrain(password)
  return hasKnownCore(password, ownWords) || (refrain !== password && hasKnownCore(refrain, ownWords))
}

/** Takes digits and signs off both ends, one by one: in "pa$$word$1" only some of them are trimmings. */
function hasKnownCore(password: string, ownWords: ReadonlySet<string>): boolean {
  const characters = Array.from(password)
  const folded = characters.map(foldPassword)
  const leading = Math.min(countTrimmings(characters), MOST_TRIMMINGS)
  const trailing = countTrimmings(characters.toReversed())
  for (let start = 0; start <= leading; start += 1) {
    for (let cut = 0; cut <= trailing; cut += 1) {
      const core = folded.slice(start, folded.length - cut).join('')
      if (EVERGREENS.has(core)) return true
      if (start + cut <= MOST_TRIMMINGS && (isCommon(core) || ownWords.has(core))) return true
    }
  }
  return false
}

function countTrimmings(characters: readonly string[]): number {
  const firstLetter = characters.findIndex((character) => /\p{L}/u.test(character))
  return firstLetter === -1 ? characters.length : firstLetter
}

/** The person's address and name, whole and in their parts, with and without what stands between. */
function listOwnWords(email: string | null | undefined, name: string | null | undefined): ReadonlySet<string> {
  const wholes = [email ?? '', email?.split('@')[0] ?? '', name ?? '']
  const parts = wholes.flatMap((whole) => [
    whole,
    whole.replaceAll(/[^\p{L}\p{N}]/gu, ''),
    ...whole.split(/[^\p{L}\p{N}]+/u),
  ])
  return new Set(parts.filter((part) => part.length >= 3).map(foldPassword))
}
