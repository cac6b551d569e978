import { findContactDetails } from '#shared/domain/review-signals/contact-details.ts'
import { findOffensiveWords } from '#shared/domain/review-signals/offensive-words.ts'

/** As long as a name is; what is longer is more than a person. */
const MOST_PARTS = 4
const LONGEST_NAME = 40
/** Before a name or instead of one: with these, the whole of it is how people are addressed. */
const NOT_A_FIRST_NAME =
  /^(the|family|familie|famille|familia|los|las|les|die|dr|mr|mrs|ms|miss|herr|frau|mme|mlle|sr|sra|big|little|old|young|king|queen|lady|sir|captain|uncle|auntie|don|doña|profe|teacher|prof)$/i
const NOBODY =
  /(?<!\p{L})(?:anon|anonymous|anonym|anonyme|anónim[oa]|user|member|guests?|customers?|reviewer|patient(?:in)?|visitor|tourist|local|nutzer(?:in)?|kund(?:e|in|en)|gast|gäste|besucher(?:in)?|utilisat(?:eur|rice)|cliente?s?|usuari[oa]|visiteur|visitante|paciente|patiente|membre|miembro|mitglied)(?!\p{L})/iu
/** Who somebody is to somebody else, or a couple: nobody is addressed so, with a name behind it or without. */
const RELATION =
  /(?<!\p{L})(?:ehepaar|paar|eheleute|couple|pareja|matrimonio|ménage|papa|mama|papá|mamá|mami|maman|mum|mom|mummy|mommy|dad|daddy|vater|mutter|père|mère|padre|madre|profe|teacher|lehrer(?:in)?|prof|oma|opa|abuel[oa]|mamie|papy|nana|granny)(?= (?:von|de|d'|of|del|vom|to)(?!\p{L})|$)|^(?:ehepaar|paar|eheleute|couple|pareja|matrimonio|ménage)(?!\p{L})/iu
/** Alone they name nobody. */
const FAMILY =
  /^fam\.? |^(?:the|los|las|les|die) |^(?:die |the |la |les |los |una |une |eine |a )?(?:family|familie|famille|familia|herr|frau|mr|mrs|ms|mme|sr|sra|dr)\.?$/iu
/** A name for a machine, and not how somebody is called: digits, or words joined by lines. */
const HANDLE = /\p{N}|^\p{L}\.?$|\p{L}_\p{L}|^\p{Ll}+\.\p{Ll}/u
/** Two that are one given name. */
const DOUBLE_NAME =
  /^(?:(?:Mar[ií]a?|Ana|Rosa) (?:Carmen|Jos[eé]|Luisa|Pilar|Teresa|[ÁA]ngeles|Dolores|Jes[uú]s|Isabel|Elena|Mar[ií]a|Bel[eé]n|Cristina)|Jos[eé] (?:Luis|Antonio|Manuel|Mar[ií]a|Miguel|[ÁA]ngel|Ram[oó]n|Carlos|Ignacio|Javier|Vicente)|Juan (?:Carlos|Jos[eé]|Antonio|Manuel|Pablo|Luis|Ram[oó]n|Francisco)|(?:Luis|Miguel|Francisco|V[ií]ctor) (?:Miguel|[ÁA]ngel|Javier|Manuel|Alberto|Fernando|Jos[eé])|Jean (?:Pierre|Paul|Luc|Marc|Claude|Michel|Fran[cç]ois|Louis|Jacques|Yves)|(?:Marie|Anne) (?:Claude|Laure|Jos[eé]|France|Christine|H[eé]l[eè]ne|Th[eé]r[eè]se|Marie|Sophie|Louise|Claire)|(?:Hans|Karl) (?:Peter|J[uü]rgen|Werner|Heinz))(?= |$)/u
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
  if (NOBODY.test(whole.replaceAll('_', ' ')) || !isName(whole, parts) || isNoName(whole)) return null
  const first = DOUBLE_NAME.exec(whole)?.[0] ?? parts[0] ?? ''
  const isPlain = /^\p{Lu}[\p{L}\p{M}’' -]+$/u.test(first) && !NOT_A_FIRST_NAME.test(first)
  return { first: isPlain ? first : whole, whole }
}

const isNoName = (whole: string) =>
  RELATION.test(whole.replace(/[_.-]/g, ' ')) || FAMILY.test(whole) || HANDLE.test(whole)

function isName(whole: string, parts: readonly string[]): boolean {
  const isShort = whole.length <= LONGEST_NAME && parts.length <= MOST_PARTS
  const isSentence =
    parts.length > 1 && /^\p{Lu}/u.test(whole) && parts.some((part) => /^\p{Ll}/u.test(part) && !SMALL_PART.test(part))
  const hasOnlyNames = parts.every((part) => NAME_PART.test(part) && !/\.[\p{L}\p{N}]{2,}/u.test(part))
  return isShort && hasOnlyNames && !isSentence && !saysMore(whole)
}

function saysMore(whole: string): boolean {
  const digits = whole.replace(/\D/g, '').length
  if (digits > MOST_DIGITS || NO_NAME_AT_ALL.test(whole.replace(/[_.-]/g, ' '))) return true
  return findContactDetails(whole).length > 0 || findOffensiveWords(whole.replace(/[_\d]/g, ' ')).length > 0
}
