import { findContactDetails } from '#shared/domain/review-signals/contact-details.ts'
import { findOffensiveWords } from '#shared/domain/review-signals/offensive-words.ts'

/** As long as a name is; what is longer is more than a person. */
const MOST_PARTS = 4
const LONGEST_NAME = 40
/** Before a name or instead of one: with these, the whole of it is how people are addressed. */
const NOT_A_FIRST_NAME =
  /^(the|family|familie|famille|familia|los|las|les|die|dr|mr|mrs|ms|miss|herr|frau|mme|mlle|sr|sra)$/i
const NOBODY =
  /\b(anonymous|anonym|anonyme|anónimo|user|member|guest|customer|reviewer|nutzer|kunde|gast|utilisateur|client|usuario|cliente)\b/i
/** Nobody is called so; whoever writes it wants something of the reader. */
const NO_NAME_AT_ALL =
  /\b(ignore|system|assistant|prompt|instructions?|refunds?|free|discount|coupon|admin|owner|call|click|visit|http|www)\b/i
const NAME_PART = /^[\p{L}\p{M}\p{N}._'’-]+$/u
const SMALL_PART = /^(de|del|della|di|da|du|la|le|van|von|der|den|zu|y|e|bin|al|el)$/
const MOST_DIGITS = 4

export interface GreetedName {
  first: string
  whole: string
}

/**
 * How somebody is addressed: by their first name where it is plain which that is, else by all of it. `null` where nobody
 * is named, or where more is written there than a name: it would stand in a public reply.
 */
export function findGreetedName(author: string | null): GreetedName | null {
  const whole = author?.trim().replace(/\s+/g, ' ') ?? ''
  const parts = whole.split(' ')
  if (NOBODY.test(whole) || !isName(whole, parts)) return null
  const [first = ''] = parts
  const isPlain = /^\p{Lu}[\p{L}\p{M}’'-]+$/u.test(first) && !NOT_A_FIRST_NAME.test(first)
  return { first: isPlain ? first : whole, whole }
}

function isName(whole: string, parts: readonly string[]): boolean {
  const isShort = whole.length <= LONGEST_NAME && parts.length <= MOST_PARTS
  const isSentence = parts.length > 2 && parts.some((part) => /^\p{Ll}/u.test(part) && !SMALL_PART.test(part))
  const hasOnlyNames = parts.every((part) => NAME_PART.test(part) && !/\.[\p{L}\p{N}]{2,}/u.test(part))
  return isShort && hasOnlyNames && !isSentence && !saysMore(whole)
}

function saysMore(whole: string): boolean {
  const digits = whole.replace(/\D/g, '').length
  if (digits > MOST_DIGITS || NO_NAME_AT_ALL.test(whole.replace(/[_.-]/g, ' '))) return true
  return findContactDetails(whole).length > 0 || findOffensiveWords(whole.replace(/[_\d]/g, ' ')).length > 0
}
