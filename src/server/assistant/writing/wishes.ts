import type { BrandVoice, Tone } from '#shared/domain/assistant.ts'
import type { Locale } from '#shared/domain/locales.ts'

const LANGUAGES: readonly (readonly [RegExp, Locale])[] = [
  [/(?<!\p{L})(english|englisch|anglais|inglés)(?!\p{L})/giu, 'en'],
  [/(?<!\p{L})(german|deutsch|allemand|alemán)(?!\p{L})/giu, 'de'],
  [/(?<!\p{L})(french|französisch|français|francés)(?!\p{L})/giu, 'fr'],
  [/(?<!\p{L})(spanish|spanisch|espagnol|español)(?!\p{L})/giu, 'es'],
]
const TONES: readonly (readonly [RegExp, Tone])[] = [
  [/(?<!\p{L})(formal|formell|förmlich|formel|formelle)(?!\p{L})/giu, 'formal'],
  [/(?<!\p{L})(warm|warmly|herzlich|chaleureux|chaleureuse|cálido|cálida|cercano)(?!\p{L})/giu, 'warm'],
  [/(?<!\p{L})(friendly|freundlich|amical|amicale|aimable|amable|amistoso)(?!\p{L})/giu, 'friendly'],
]
const SHORT =
  /(?<!\p{L})(short(er)?|brief|concise|kurz|knapp|kürzer|courte?|bref|brève|concise?|corto|corta|breve|conciso)(?!\p{L})/giu
/** Honoured without doing anything: no phrase has any of it. */
const ALWAYS_KEPT =
  /(?<!\p{L})(exclamation (marks?|points?)|ausrufezeichen|points? d.exclamation|signos? de exclamación|emojis?|emoticons?|émojis?|emoticonos?|smileys?|links?|liens?|enlaces?|hashtags?|discounts?|refunds?|rabatte?|erstattung(en)?|remises?|remboursements?|descuentos?|reembolsos?|promises?|versprechen|promesses?|promesas?|slang|jargon|swearing|insults?)(?!\p{L})/giu
const NAMES =
  /(?<!\p{L})((customer|reviewer|guest|author|client)s?.?s? names?|names?|namen|kundennamen|noms?|prénoms?|nombres?)(?!\p{L})/giu
const NEGATION =
  /(?<!\p{L})(no|not|don.?t|do not|never|without|avoid|keine?n?|nicht|ohne|niemals|nie|pas|jamais|sans|éviter|nunca|sin|evitar)(?!\p{L})/giu
const SIGNATURE =
  /\b(?:sign(?:ed)?(?: it)? (?:as|by|with)|unterschr\S+ (?:als|mit)|sign\S+ (?:par|comme)|firma\S* como)\s+([^.\n]+)/i
/** With a small letter behind it: the next wish, and not a second name. */
const NEXT_WISH = /,?\s+(?:and|but|then|in|und|aber|dann|et|mais|puis|y|pero|luego)\s+(?=\p{Ll})|\s+[-–—]\s+|[;:!?()]/u
/** Behind a name and a comma: what somebody is, and not what they want next. */
const LONGEST_TITLE_WORDS = 3
const LONGEST_NAME_WORDS = 6
const NO_NAME =
  /^(?:usual|always|before|above|love|a|an|our|your|my|immer|üblich|siempre|toujours|d.habitude)(?!\p{L})/iu
const BETWEEN_WISHES = /[.;,!\n]+|\s(?:and|und|et|y|or|oder|ou|o|nor)\s/
const POLITENESS =
  /(?<!\p{L})(please|bitte|por favor|s.il vous pla[iî]t|thanks|thank you|danke|merci|gracias)(?!\p{L})/giu
/** Say nothing by themselves. */
const FILLERS = new Set(
  (
    'keep it make this that the a an be is in on very quite rather more bit little reply replies response answer answers text tone ' +
    'write use using used include add mention say sound stay always only any it’s its to of too with sign signed signature as by ' +
    'halte halten sie es mach machen die der das den eine einen ein antwort antworten schreib schreiben schreibe auf im in sehr ' +
    'etwas ganz bleib bleiben verwende verwenden benutze nenne nennen unterschreibe unterschreiben unterschrift als mit nur immer ' +
    'ton tonfall faites fais le la les un une réponse réponses écrivez écris écrire rédigez en sur très plus peu soyez restez rester ' +
    'utilisez utiliser utilise mentionner mentionnez signe signez signer par comme de du des ni ton texte toujours ' +
    'haz hazlo que sea sé el los una respuesta respuestas escribe escriba escribir en muy más poco usa use usar mencione ' +
    'mencionar menciones firma firme firmar como tono texto siempre sobre'
  ).split(' '),
)

export interface Wishes {
  language: Locale | null
  tone: Tone | null
  isShort: boolean
  isNameless: boolean
  signature: string | null
  /** Something else is asked for as well. */
  hasMore: boolean
}

/** What a template can heed, out of what a person asks for in their own words. */
export function readWishes(instructions: string): Wishes {
  const signature = findSignature(instructions)
  const rest = signature === '' ? instructions : instructions.split(signature).join('')
  const wishes = rest.split(BETWEEN_WISHES)
  const wanted = wishes.filter((wish) => wish.search(NEGATION) < 0).join('\n')
  return {
    language: LANGUAGES.find(([pattern]) => wanted.search(pattern) >= 0)?.[1] ?? null,
    tone: TONES.find(([pattern]) => wanted.search(pattern) >= 0)?.[1] ?? null,
    isShort: wanted.search(SHORT) >= 0,
    isNameless: wishes.some(forbidsNames),
    signature: signature === '' ? null : signature.charAt(0).toUpperCase() + signature.slice(1),
    hasMore: !wishes.every((wish) => isHeeded(wish)),
  }
}

/** Who is to sign, and nothing else of what is asked for: it stands in public. Empty where nobody is named. */
function findSignature(instructions: string): string {
  const [signed = ''] = SIGNATURE.exec(instructions)?.[1]?.split(NEXT_WISH) ?? []
  const [name = '', ...others] = signed.split(',')
  const firstWish = others.findIndex((piece) => !isTitle(piece.trim()))
  const titles = firstWish === -1 ? others : others.slice(0, firstWish)
  const isName = !NO_NAME.test(name.trim()) && name.trim().split(/\s+/).length <= LONGEST_NAME_WORDS
  return isName ? [name, ...titles].join(',').trim() : ''
}

function isTitle(piece: string): boolean {
  const words = piece.split(/\s+/)
  const isWish = words.some((word) => FILLERS.has(word.toLowerCase()) && !/^(the|of|de|la|le|der|die|das)$/i.test(word))
  const asks = [SHORT, NEGATION, POLITENESS, ...[...LANGUAGES, ...TONES].map(([pattern]) => pattern)]
  const isPlain = /^[\p{L}\s’'&.-]+$/u.test(piece) && words.length <= LONGEST_TITLE_WORDS
  return isPlain && !isWish && asks.every((pattern) => piece.search(pattern) < 0)
}

const forbidsNames = (wish: string) => wish.search(NEGATION) >= 0 && wish.search(NAMES) >= 0

/** Nothing is left of a wish that is heeded once what is understood is taken out of it. */
function isHeeded(wish: string): boolean {
  const isForbidding = wish.search(NEGATION) >= 0
  const understood = [...LANGUAGES, ...TONES].map(([pattern]) => pattern).concat(SHORT, POLITENESS)
  const patterns = isForbidding ? [ALWAYS_KEPT, NAMES, NEGATION] : understood
  const left = patterns.reduce((text, pattern) => text.replace(pattern, ' '), wish)
  const words = left.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []
  return words.every((word) => FILLERS.has(word))
}

export interface Manner {
  language: Locale | null
  tone: Tone
  isShort: boolean
  isNameless: boolean
  /** Empty: nobody signs by name. */
  signature: string
  /** Of what was asked for this once; what the brand voice wants besides is said where it is written down. */
  ignoresSome: boolean
}

/** What was asked for this once goes before how the business wants to sound. */
export function chooseManner(voice: BrandVoice, instructions: string): Manner {
  const asked = readWishes(instructions)
  const usual = voice.dos.map(readWishes)
  // A list of what not to do is read as if each line began with "no", which some do anyway.
  const forbidden = voice.donts.map((line) => readWishes(`no ${line}`))
  const all = [asked, ...usual, ...forbidden]
  const tone = asked.tone ?? voice.tone
  return {
    language: asked.language ?? usual.find((wishes) => wishes.language)?.language ?? null,
    tone,
    isShort: asked.isShort || usual.some((wishes) => wishes.isShort) || tone === 'concise',
    isNameless: all.some((wishes) => wishes.isNameless),
    signature: asked.signature ?? (voice.signature || usual.find((wishes) => wishes.signature)?.signature) ?? '',
    ignoresSome: asked.hasMore,
  }
}
