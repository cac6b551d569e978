import { findContactDetails, type ContactDetail } from './contact-details.ts'
import { findBargain } from './find-bargain.ts'
import { findHatefulWords, findOffensiveWords } from './offensive-words.ts'
import { ENGLISH_PATTERNS } from './english.ts'
import { FRENCH_PATTERNS } from './french.ts'
import { GERMAN_PATTERNS } from './german.ts'
import type { SignalPatterns } from './signal-patterns.ts'
import { SPANISH_PATTERNS } from './spanish.ts'
import type { DisputeReason } from '../assistant.ts'
import { SIGNAL_KINDS, SIGNAL_REASONS, type ReviewSignal, type SignalKind } from './review-signal.ts'

const LANGUAGES = [ENGLISH_PATTERNS, SPANISH_PATTERNS, FRENCH_PATTERNS, GERMAN_PATTERNS]
const listPieces = (name: keyof SignalPatterns) => LANGUAGES.flatMap((language) => language[name]).join('|')
const compile = (name: keyof SignalPatterns) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${listPieces(name)})(?!\\p{L})`, 'u')

const PATTERNS: Record<Exclude<keyof SignalPatterns, 'roles'>, RegExp> = {
  threat: compile('threat'),
  extortion: compile('extortion'),
  hate: compile('hate'),
  insult: compile('insult'),
  privateLife: compile('privateLife'),
  insider: compile('insider'),
  neverVisited: compile('neverVisited'),
  hearsay: compile('hearsay'),
  ownVisit: compile('ownVisit'),
  wrongBusiness: compile('wrongBusiness'),
  politics: compile('politics'),
  advertising: compile('advertising'),
  sendsElsewhere: compile('sendsElsewhere'),
}
const ROLE = new RegExp(`(?<!\\p{L})(?:${listPieces('roles')})(?!\\p{L})`, 'gu')
/** Behind a role. Two words with a capital each are a name; in German a noun and its neighbour may look alike. */
const FULL_NAME =
  /^,? (?:(?:is |named |called |namens |se llama |llamad[oa] |nommée? )?)(\p{Lu}[\p{L}'-]{1,20} \p{Lu}[\p{L}'-]{2,20})/u
/** People book there, order there or read there; naming it advertises nothing. */
const PORTALS =
  /booking|expedia|airbnb|hotels\.|trivago|check24|opentable|thefork|lieferando|deliveroo|uber|amazon|google|facebook|instagram|yelp|tripadvisor/iu

const BOOKED_THERE = /(?:book|reserv|réserv|buch|bestell|order|pedi|command)\p{L}{0,10} [^.!?]{0,25}$/iu

/** Longer than nearly every review; whoever decides reads the beginning, too. */
const LONGEST_READ = 8000

interface Found {
  words: string
  start: number
}
/** A review with apostrophes and spaces of one kind; every sign stands where it stood. */
interface Read {
  text: string
  /** Patterns without regard to case take long to build. */
  lower: string
}
type Find = (review: Read) => Found | null

const finder =
  (pattern: RegExp): Find =>
  ({ lower }) => {
    const match = pattern.exec(lower)
    return match ? { words: match[0], start: match.index } : null
  }

const firstOf =
  (...finds: readonly Find[]): Find =>
  (review) => {
    for (const find of finds) {
      const found = find(review)
      if (found) return found
    }
    return null
  }

const toFound = (word: { word: string; start: number } | undefined): Found | null =>
  word ? { words: word.word, start: word.start } : null

const findContact =
  (isMeant: (detail: ContactDetail) => boolean): Find =>
  ({ text }) =>
    findContactDetails(text).find(isMeant) ?? null

const findFullName: Find = ({ text, lower }) => {
  for (const role of lower.matchAll(ROLE)) {
    const start = role.index
    const name = FULL_NAME.exec(text.slice(start + role[0].length, start + role[0].length + 60))
    if (name) return { words: role[0] + name[0], start }
  }
  return null
}

const findAdvertisedLink: Find = ({ text }) => {
  const link = findContactDetails(text).find(({ kind }) => kind === 'link')
  if (!link || PORTALS.test(link.words)) return null
  return BOOKED_THERE.test(text.slice(0, link.start)) ? null : link
}
const findDenial = finder(PATTERNS.neverVisited)
/** What friends told is of no account where the author goes on to tell of a visit. */
const findHearsay: Find = (review) => (PATTERNS.ownVisit.test(review.lower) ? null : finder(PATTERNS.hearsay)(review))

const FINDERS: Record<SignalKind, Find> = {
  threat: finder(PATTERNS.threat),
  extortion: firstOf(finder(PATTERNS.extortion), ({ lower }) => findBargain(lower)),
  hate: firstOf(({ text }) => toFound(findHatefulWords(text)[0]), finder(PATTERNS.hate)),
  'personal-information': firstOf(
    findContact(({ kind }) => kind === 'phone' || kind === 'email'),
    finder(PATTERNS.privateLife),
    findFullName,
  ),
  'offensive-words': ({ text }) => toFound(findOffensiveWords(text)[0]),
  insult: finder(PATTERNS.insult),
  insider: finder(PATTERNS.insider),
  'not-firsthand': firstOf(findDenial, findHearsay),
  'wrong-business': finder(PATTERNS.wrongBusiness),
  politics: finder(PATTERNS.politics),
  advertising: firstOf(findAdvertisedLink, finder(PATTERNS.advertising)),
  'sends-elsewhere': finder(PATTERNS.sendsElsewhere),
}
/** Somebody at the platform has to weigh these. */
const JUDGED: readonly SignalKind[] = ['insult', 'politics', 'sends-elsewhere']

/** The first of each kind, the gravest kind first. */
export function findSignals(content: string): ReviewSignal[] {
  const text = content.slice(0, LONGEST_READ).replaceAll(/[’‘]/g, "'").replaceAll(/\s/g, ' ')
  const review = { text, lower: text.replaceAll(/\p{Lu}/gu, lowerInPlace) }
  return SIGNAL_KINDS.flatMap((kind) => {
    const found = FINDERS[kind](review)
    if (!found) return []
    const isHearsay = kind === 'not-firsthand' && findDenial(review) === null
    const words = content.slice(found.start, found.start + found.words.length).trim()
    return [{ kind, words, start: found.start, isPlain: !isHearsay && !JUDGED.includes(kind) }]
  })
}

/** For what its words speak; what offends does so whatever else is in them. `null`: they speak for none. */
export function suggestReason(content: string | null): DisputeReason | null {
  const reasons = findSignals(content ?? '').map(({ kind }) => SIGNAL_REASONS[kind])
  return reasons.find((reason) => reason === 'offensive') ?? reasons[0] ?? null
}

function lowerInPlace(letter: string): string {
  const lower = letter.toLowerCase()
  return lower.length === letter.length ? lower : letter
}
