import type { Locale } from '#shared/domain/locales.ts'

const LANGUAGES: readonly (readonly [RegExp, Locale])[] = [
  [/\b(english|englisch|anglais|inglés)\b/i, 'en'],
  [/\b(german|deutsch|allemand|alemán)\b/i, 'de'],
  [/\b(french|französisch|français|francés)\b/i, 'fr'],
  [/\b(spanish|spanisch|espagnol|español)(?!\p{L})/iu, 'es'],
]
const SHORT = /\b(short(er)?|brief|concise|kurz|knapp|kürzer|court|bref|concis|corto|breve|conciso)\b/i
const SIGNATURE =
  /\b(?:sign(?:ed)?(?: it)? (?:as|by|with)|unterschr\S+ (?:als|mit)|sign\S+ (?:par|comme)|firma\S* como)\s+([^.\n]+)/i
/** With a small letter behind it: the next wish, and not a second name. */
const NEXT_WISH = /,?\s+(?:and|und|et|y)\s+(?=\p{Ll})/u
const BETWEEN_WISHES = /[.;,!\n]+|\s(?:and|und|et|y)\s/
const POLITENESS = /^(please|bitte|por favor|s.il vous pla[iî]t|thanks|thank you|danke|merci|gracias)$/i

export interface Instructions {
  language: Locale | null
  isShort: boolean
  signature: string | null
  /** Something else is asked for as well. */
  hasMore: boolean
}

/** What a template can heed, out of what a person asks for in their own words. */
export function readInstructions(instructions: string): Instructions {
  const signed = SIGNATURE.exec(instructions)?.[1]
  const [signature = ''] = signed?.split(NEXT_WISH) ?? []
  const rest = signature === '' ? instructions : instructions.replace(signature, '')
  const wishes = rest.split(BETWEEN_WISHES).map((wish) => wish.trim())
  return {
    language: findLanguage(instructions),
    isShort: SHORT.test(instructions),
    signature: signature.trim() || null,
    hasMore: wishes.some((wish) => wish !== '' && !isHeeded(wish)),
  }
}

const findLanguage = (wish: string) => LANGUAGES.find(([pattern]) => pattern.test(wish))?.[1] ?? null

function isHeeded(wish: string): boolean {
  const isSigning = /^(sign\S*|unterschr\S+|firma\S*)(\s+\S+){0,2}$/i.test(wish)
  return isSigning || SHORT.test(wish) || POLITENESS.test(wish) || findLanguage(wish) !== null
}
