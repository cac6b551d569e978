import { foldText } from './text.ts'

/** Endings that are no words, so that a capital after the dot does not make a new sentence of them. */
const PLAIN_ENDINGS =
  'com|net|org|info|biz|io|app|shop|xyz|ru|cn|ly|gg|top|club|site|online|link|click|live|store|dev|ai'
const SPELLED_ENDINGS = 'com|net|org|biz|io|xyz|ru|cn|ly|gg|shop|app'
const SCHEME = /\b(?:h(?:tt|xx|\*\*)ps?|ftp|mailto|tel|sms|javascript|data|whatsapp|tg)\s?:\s?(?:\/\/)?\S+/g
const WWW = /\bwww\s?[.,]\s?\S+/g
const MARKED = /\]\s?\([^)\n]{1,300}\)|<\s?(?:a|img|iframe|link)\b[^>\n]{0,300}>?/g
const PUNYCODE = /\bxn--[a-z0-9-]+/g
const ADDRESS_OF_NUMBERS = /\b\d{1,3}(?:\.\d{1,3}){3}\b(?:[:/]\S*)?/g
/** One name after another, each with a dot behind it. */
const NAMES = String.raw`(?<![\p{L}\p{N}@.-])[\p{L}\p{N}][\p{L}\p{N}-]{0,62}(?:\.[\p{L}\p{N}-]{1,62}){0,4}\.`
const REST = String.raw`(?![\p{L}\p{N}])(?:[:/]\S*)?`
/** A dot in the middle of small letters; a sentence would go on with a space or a capital. */
const BARE = new RegExp(String.raw`${NAMES}\p{Ll}{2,24}${REST}`, 'gu')
const BARE_WITH_CAPITALS = new RegExp(`${NAMES}(?:${PLAIN_ENDINGS})${REST}`, 'giu')
const SPELLED_DOT = String.raw`\s\.\s?|\s?[([{]\s?(?:\.|dot|punto|point|punkt)\s?[)\]}]\s?|\s(?:dot|punto|point|punkt)\s`
const BROKEN_UP = new RegExp(
  String.raw`[\p{L}\p{N}-]{2,63}\s?(?:${SPELLED_DOT})\s?(?:${SPELLED_ENDINGS})(?![\p{L}\p{N}])`,
  'gu',
)
const BRACKETED_DOT = /[\p{L}\p{N}-]{2,63}\s?[([{]\s?(?:\.|dot|punkt)\s?[)\]}]\s?[\p{L}]{2,24}/gu
/** Shapes of a bare address that are none. */
const NO_ADDRESS = /^(?:p\.ej|etc\.\p{L}+|\p{L}\.\p{L}+|\d+\.\p{L}+)$/u

/** Every address in a text that leads somewhere, however it is disguised; in one spelling. */
export function findLinks(text: string): string[] {
  const wide = text.normalize('NFKC').replace(/[。．․‧・∙⸱]/g, '.')
  const folded = foldText(text)
  const found = [
    ...[SCHEME, WWW, MARKED, PUNYCODE, ADDRESS_OF_NUMBERS, BROKEN_UP, BRACKETED_DOT].flatMap((kind) =>
      match(folded, kind),
    ),
    ...[BARE, BARE_WITH_CAPITALS].flatMap((kind) => match(wide, kind)).filter((link) => !NO_ADDRESS.test(link)),
  ]
  return [...new Set(found.map(spellOneWay))]
}

const match = (text: string, kind: RegExp) => Array.from(text.matchAll(kind), ([whole]) => whole)

function spellOneWay(link: string): string {
  return foldText(link)
    .replace(/^[a-z*]+\s?:\s?(?:\/\/)?/, '')
    .replace(/^www\./, '')
    .replace(/[\s.,;:!?)\]}'"»”/]+$/, '')
}

/** Only the very addresses the team wrote, or the site one of them is on: a path of one's own may lead away again. */
export function hasForeignLink(text: string, team: string): boolean {
  const allowed = new Set(findLinks(team).flatMap((link) => [link, link.replace(/[/?#:].*$/, '')]))
  return findLinks(text).some((link) => !allowed.has(link))
}
