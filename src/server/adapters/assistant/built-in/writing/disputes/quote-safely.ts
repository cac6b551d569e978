import { findContactDetails } from '#shared/domain/review-signals/contact-details.ts'
import { findOffensiveWords } from '#shared/domain/review-signals/offensive-words.ts'

const MASK = '*'
const LONGEST_QUOTE = 120
const LEFT_OUT = '…'
/** Words and stops; with digits, slashes and the like, an address or a number could be given. */
const PLAIN_WORDS = /^[\p{L}\p{M}\s,;:!()'’-]*$/u

/**
 * Words of a stranger in a text of the team's: on one line, without swear words. What could lead somewhere is left out, and
 * only its place is told.
 */
export function quoteSafely(words: string): string {
  if (!PLAIN_WORDS.test(words) || findContactDetails(words).length > 0) return LEFT_OUT
  const line = words.replaceAll(/\s+/g, ' ').slice(0, LONGEST_QUOTE).trim()
  return findOffensiveWords(line).reduce((text, { word }) => text.replaceAll(word, maskWord(word)), line)
}

/** Enough to recognise it by; the text is read by people. */
export function maskWord(word: string): string {
  const [first = '', ...rest] = Array.from(word)
  return first + MASK.repeat(rest.length)
}
