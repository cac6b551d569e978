import { eld } from 'eld/small'
import { isLocale } from '#shared/domain/locales.ts'
import { foldText } from '../text/fold-text.ts'
import { longPattern } from '../text/long-pattern.ts'
import { splitSentences } from '../text/sentences.ts'

/** Of its own: another part of the program may narrow what the common one looks for. */
const detector = eld.newInstance()

/** Below that a name or a dish decides. */
const FEWEST_LETTERS_TO_JUDGE = 60
const FEWEST_LETTERS_TO_LEARN = 12
/** Names of languages, in the four languages a person may ask in: then they say themselves which it is to be. */
const ASKED = longPattern`
  \b(?:english|spanish|french|german|italian|portuguese|dutch|russian|chinese|arabic|translate|language|englisch|
  spanisch|franzosisch|deutsch|italienisch|sprache|ubersetz\S*|ingles|espanol|frances|aleman|idioma|traduc\S*|anglais|
  espagnol|francais|allemand|langue|tradui\S*)(?!\p{L})
`

interface Languages {
  /** As the platform names it, if it does. */
  named: string | null
  review: string
  instructions: string
}

/** Short texts are not judged; where the review does not tell its language, any of the product's will do. */
export function isInWrongLanguage(text: string, { named, review, instructions }: Languages): boolean {
  const written = findLanguage(text, FEWEST_LETTERS_TO_JUDGE)
  if (written === null || asksForLanguage(instructions)) return false
  const heard = listLanguages(review, named)
  return heard.size === 0 ? !isLocale(written) : !heard.has(written)
}

/** Whether it is in none of the languages that can be checked, as far as that can be told. */
export function isUnreadable(text: string): boolean {
  const written = findLanguage(text, FEWEST_LETTERS_TO_JUDGE)
  return written !== null && !isLocale(written)
}

export const asksForLanguage = (instructions: string) => ASKED.test(foldText(instructions))

/** All that are in it: a review may hold two, and which of them is meant is not for us to say. */
function listLanguages(review: string, named: string | null): Set<string> {
  const parts = [review, ...splitSentences(review)].map((part) => findLanguage(part, FEWEST_LETTERS_TO_LEARN))
  const told = [...parts, named?.slice(0, 2).toLowerCase() ?? null]
  return new Set(told.filter((language) => language !== null))
}

function findLanguage(text: string, fewestLetters: number): string | null {
  if ((text.match(/\p{L}/gu) ?? []).length < fewestLetters) return null
  const found = detector.detect(text)
  return found.language !== '' && found.isReliable() ? found.language : null
}
