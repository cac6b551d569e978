import { readFileSync } from 'node:fs'

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
export function foldPassword(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')
  return Array.from(plain, (character) => LOOKALIKES[character] ?? character).join('')
}

const COMMON = readCommonPasswords()

/** Takes a folded word. */
export function isCommon(folded: string): boolean {
  return COMMON.has(folded)
}

function readCommonPasswords(): ReadonlySet<string> {
  const lines = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n')
  return new Set(lines.filter((line) => line !== '').map(foldPassword))
}
