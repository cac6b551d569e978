import { foldText, longPattern } from './text.ts'

const NUMBER_WORDS: readonly (readonly string[])[] = [
  ['zero', 'oh', 'cero', 'null'],
  ['one', 'uno', 'un', 'eins'],
  ['two', 'dos', 'deux', 'zwei'],
  ['three', 'tres', 'trois', 'drei'],
  ['four', 'cuatro', 'quatre', 'vier'],
  ['five', 'cinco', 'cinq', 'funf'],
  ['six', 'seis', 'sechs'],
  ['seven', 'siete', 'sept', 'sieben'],
  ['eight', 'ocho', 'huit', 'acht'],
  ['nine', 'nueve', 'neuf', 'neun'],
]
const DIGIT_OF = new Map(NUMBER_WORDS.flatMap((words, digit) => words.map((word) => [word, String(digit)] as const)))
/** What begins a line is an article: `Un saludo` under a telephone number is no digit of it. */
const NUMBER_WORD = new RegExp(String.raw`(?<!\n)\b(?:${[...DIGIT_OF.keys()].join('|')})\b`, 'g')

const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`
const DATE = new RegExp(
  String.raw`(?<![\d+.])(?:(?:19|20)\d{2}[-/.]${DAY}[-/.]${DAY}|${DAY}[-/.]\s?${DAY}[-/.]\s?(?:19|20)\d{2})(?!\d)`,
  'g',
)
const HOURS = /(?<![\d+.])\d{1,2}\.\d{2}\s?[-–—]\s?\d{1,2}\.\d{2}(?!\.?\d)/g
/** A span of years, or several of them. */
const YEARS = /^(?:(?:19|20)\d{2}[\s/–—-]*)+$/
const GROUPED_NUMBER = /(?<![\d+])\d{1,3}(?:[.' ]000)+\b/g
const PHONE = /(?:\+|\b)\(?\d(?:[\s()./–—·_-]{0,3}\d){6,19}/g
const LETTERED_PHONE = /\b1?-?8\d{2}-[a-z]{4,}/

const MAIL = /[\p{L}\p{N}._%+-]{1,64}\s?(?:@|[([{]\s?(?:at|arroba|arobase)\s?[)\]}])\s?[\p{L}\p{N}.-]{2,}/gu
const HANDLE = /(?<![\p{L}\p{N}._%+-])@[\p{L}\p{N}_.]{2,}/gu
const MESSENGER = new RegExp(
  longPattern`
    \b(?:on|via|by|through|per|uber|auf|por|en|sur|par)\s(?:our\s|my\s)?(?:telegram|whatsapp|wechat|viber|skype|
    discord|snapchat|signal|messenger)\b
  `,
  'gu',
)
const PAYMENT = new RegExp(
  longPattern`
    \b(?:bitcoins?|btc|ethereum|usdt|paypal|venmo|cash ?app|zelle|western union|moneygram|iban|sort code|
    routing number)\b
  `,
  'gu',
)
const ACCOUNT = /\b[a-z]{2}\d{2}(?:\s?[a-z0-9]{4}){3,7}\b|\b0x[a-f0-9]{20,}\b|\bbc1[a-z0-9]{20,}\b/g
const STREET = [
  new RegExp(
    longPattern`
    \b\d{1,5}[a-z]?,?\s(?:[\p{L}'.-]{2,20}\s){1,3}(?:street|st\.?|avenue|ave\.?|road|rd\.?|lane|boulevard|blvd\.?|
    square|drive|court|terrace|highway)(?![\p{L}])
  `,
    'gu',
  ),
  /[\p{L}-]{2,30}(?:strasse|str\.|gasse|allee|ufer|platz|weg|damm)\s\d{1,4}\b/gu,
  new RegExp(
    longPattern`
    \b\d{1,4}\s?(?:bis|ter)?,?\s(?:rue|avenue|boulevard|bd|chemin|impasse|quai|allee|
    cours)\s[\p{L}'-]{2,}(?:\s[\p{L}'-]{2,})?
  `,
    'gu',
  ),
  /\b(?:calle|avenida|avda\.?|plaza|paseo|carrer|carretera|rua|via)\s[\p{L}' -]{2,40},?\s(?:n[.º°o]\s?)?\d{1,4}\b/gu,
]

/** Whether a text names a way to reach or pay somebody that the team has not given itself. */
export function hasForeignContactDetail(text: string, team: string): boolean {
  const [folded, allowed] = [foldText(text), foldText(team)]
  return (
    hasForeignNumber(folded, allowed) ||
    LETTERED_PHONE.test(folded) ||
    [MAIL, HANDLE, MESSENGER, PAYMENT, ACCOUNT, ...STREET].some((kind) => hasForeign(folded, allowed, kind))
  )
}

function hasForeign(text: string, allowed: string, kind: RegExp): boolean {
  return Array.from(text.matchAll(kind), ([found]) => found.replace(/[.,]+$/, '')).some(
    (found) => !allowed.includes(found),
  )
}

function hasForeignNumber(text: string, allowed: string): boolean {
  const numbers = findNumbers(allowed)
  return findNumbers(text).some((found) => !numbers.some((number) => isSameNumber(number, found)))
}

/** Runs of digits as long as a telephone number, dates, hours and round sums left out. */
export function findNumbers(text: string): string[] {
  const digits = text.replace(NUMBER_WORD, (word) => DIGIT_OF.get(word) ?? word)
  const bare = [DATE, HOURS, GROUPED_NUMBER].reduce((rest, kind) => rest.replace(kind, ' . '), digits)
  return Array.from(bare.matchAll(PHONE), ([found]) => found)
    .filter((found) => !YEARS.test(found))
    .map((found) => found.replace(/\D/g, ''))
}

/** With or without the country's code and the zero that stands for it. */
function isSameNumber(one: string, other: string): boolean {
  const [longer, shorter] = one.length >= other.length ? [one, other] : [other, one]
  return longer.endsWith(shorter.replace(/^0+/, ''))
}
