import type { DateFormat } from '#shared/domain/date-writing.ts'
import { LOCALES, type Locale } from '#shared/domain/locales.ts'
import { findWords, listWords } from '#shared/domain/match-chat-flow.ts'
import { PLATFORMS, PLATFORM_WORDS, type Platform } from '#shared/domain/platforms.ts'
import type { FixedQuestion } from '#server/assistant/port.ts'
import { findPeriod, lastDays, type AskedPeriod } from './find-period.ts'
import { NAMED_PERIODS, QUESTION_WORDS, type Phrases, type QuestionWords } from './question-words.ts'

const INTENTS = [
  'figures',
  'reviews',
  'unanswered',
  'response-rate',
  'places',
  'campaigns',
  'disputes',
  'draft-campaign',
  'draft-reply',
  'help',
  'greeting',
  'thanks',
  'cannot-do',
  'cannot-know',
] as const
export type Intent = (typeof INTENTS)[number]

export interface Place {
  id: string
  name: string
  address: string
}

/** What may be spoken of, and when. */
export interface Surroundings {
  /** Of the person who asks; where the question does not tell. */
  language: Locale
  /** The customer's day. */
  today: string
  /** Only those that the person sees. */
  places: readonly Place[]
  businessName: string
  dateFormat: DateFormat
}

/** What is asked for, in terms of our own lists. */
export interface Understood {
  language: Locale
  dateFormat: DateFormat
  intent: Intent
  period: AskedPeriod | null
  places: readonly Place[]
  /** Named as a place, and none of those that the person sees. */
  unknownPlace: string | null
  platforms: readonly Platform[]
  ratings: readonly number[]
  /** What the reviews are to say; empty where it does not matter. */
  sought: string
  /** Places are compared by how many reviews they have, else by how they are rated. */
  isCounted: boolean
  sort: 'newest' | 'oldest' | 'lowest' | 'highest'
  rankedBy: 'open' | 'click' | 'response'
  /** In the person's own words. */
  occasion: string
}

const isSaid = (said: readonly string[], phrases: Phrases) => phrases.some((phrase) => findWords(said, phrase))

/** As the model read it; of what it says only what is ours is taken. */
export function toUnderstood(fixed: FixedQuestion, language: Locale, { places, dateFormat }: Surroundings): Understood {
  const { about, from, to, location, platform, stars, order, rankedBy } = fixed
  const isSpan = from !== null && to !== null && from <= to
  const named = location === null ? [] : places.filter(({ name }) => isSame(name, location))
  return {
    language,
    dateFormat,
    intent: about,
    period: isSpan ? { kind: 'dates', days: { from, to } } : null,
    places: named,
    unknownPlace: named.length === 0 ? location : null,
    platforms: platform === null ? [] : [platform],
    ratings: [...new Set(stars)].toSorted((one, other) => one - other),
    sought: '',
    isCounted: false,
    sort: order,
    rankedBy,
    occasion: '',
  }
}

const isSame = (one: string, other: string) => listWords(one).join(' ') === listWords(other).join(' ')

/**
 * By words alone. `null`: nothing of it is known here. A letter is forgiven in the language that it is in: many a word is
 * one letter away from another language's.
 */
export function understand(text: string, surroundings: Surroundings): Understood | null {
  const said = listWords(text)
  const ranked = rankLanguages(said, surroundings.language)
  const isOfNone = ranked.every(({ count }) => count === 0)
  for (const [place, { language }] of ranked.entries()) {
    const words = QUESTION_WORDS[language]
    const intent = findIntent(said, words, place === 0 || isOfNone)
    if (intent) return read(text, said, { language, intent, words, surroundings })
  }
  return null
}

/** First the one whose words it has most of; of equals, the person's own. */
function rankLanguages(said: readonly string[], own: Locale): { language: Locale; count: number }[] {
  const scored = LOCALES.map((language) => {
    const known = knownWords(QUESTION_WORDS[language])
    return { language, count: said.filter((word) => known.has(word)).length }
  })
  const scoreOf = ({ language, count }: (typeof scored)[number]) => count + (language === own ? 0.5 : 0)
  return scored.toSorted((one, other) => scoreOf(other) - scoreOf(one))
}

function knownWords({ units, periods, ...groups }: QuestionWords): Set<string> {
  const phrases = [
    ...Object.values(groups).flat(),
    ...Object.values(units).flat(),
    ...NAMED_PERIODS.flatMap((period) => periods[period]),
  ]
  return new Set(phrases.flat())
}

type Has = (phrases: Phrases) => boolean
type Fits = (has: Has, words: QuestionWords, said: readonly string[]) => boolean

/** Asked in this order: what comes first is the narrower. */
const RULES: readonly { intent: Intent; fits: Fits }[] = [
  { intent: 'cannot-do', fits: (_has, words, said) => isOrder(said, words) },
  { intent: 'cannot-know', fits: (has, { beyond }) => has(beyond) },
  { intent: 'draft-reply', fits: (has, { draft, reply }) => has(draft) && has(reply) },
  { intent: 'draft-campaign', fits: (has, { draft, message }) => has(draft) && has(message) },
  { intent: 'campaigns', fits: (has, { campaign }) => has(campaign) },
  { intent: 'disputes', fits: (has, { dispute }) => has(dispute) },
  { intent: 'places', fits: (has, { compare }) => has(compare) },
  { intent: 'unanswered', fits: (has, { unanswered, toDo }) => has([...unanswered, ...toDo]) },
  { intent: 'response-rate', fits: (has, { responseRate }) => has(responseRate) },
  {
    intent: 'reviews',
    fits: (has, { lowest, highest, newest, oldest, review, voices }) =>
      has(voices) || (has(review) && has([...lowest, ...highest, ...newest, ...oldest])),
  },
  { intent: 'figures', fits: (has, { overview, review, star }) => has([...overview, ...review, ...star]) },
  { intent: 'help', fits: (has, { help }) => has(help) },
  { intent: 'thanks', fits: (has, { thanks }, said) => said.length <= LONGEST_COURTESY && has(thanks) },
  { intent: 'greeting', fits: (has, { greeting }, said) => said.length <= LONGEST_COURTESY && has(greeting) },
]

/** Whoever goes on has something else to say. */
const LONGEST_COURTESY = 3

function findIntent(said: readonly string[], words: QuestionWords, isForgiving: boolean): Intent | undefined {
  const has = (phrases: Phrases) =>
    phrases.some((phrase) => {
      const found = findWords(said, phrase)
      return found !== undefined && (isForgiving || found.isExact)
    })
  return RULES.find(({ fits }) => fits(has, words, said))?.intent
}

/** An order stands at the beginning; “send me” only asks to be shown something. */
const LAST_PLACE = 3
function isOrder(said: readonly string[], { act, me }: QuestionWords): boolean {
  const at = said.findIndex((word) => act.some(([order]) => order === word))
  return at >= 0 && at < LAST_PLACE && !me.some(([person]) => person === said[at + 1])
}

/** How it goes is asked of the days that one remembers. */
const USUAL_DAYS = 30

interface Reading {
  language: Locale
  intent: Intent
  words: QuestionWords
  surroundings: Surroundings
}

function read(text: string, said: readonly string[], { language, intent, words, surroundings }: Reading): Understood {
  const { today } = surroundings
  const isOverview = intent === 'figures' && isSaid(said, words.overview)
  const named = isSaid(said, words.toDo) ? null : findPeriod(said, words, { language, today })
  const period = named ?? (isOverview ? lastDays(USUAL_DAYS, today) : null)
  const places = findPlaces(said, words, surroundings)
  return {
    language,
    dateFormat: surroundings.dateFormat,
    intent,
    period,
    places,
    unknownPlace: places.length > 0 || period?.kind === 'month' ? null : findStranger(text, words, surroundings),
    platforms: PLATFORMS.filter((platform) => isSaid(said, PLATFORM_WORDS[platform].map(listWords))),
    ratings: findRatings(said, words, isOverview),
    sought: findSought(text, said, { words, surroundings }),
    isCounted: isSaid(said, words.most),
    sort: findSort(said, words),
    rankedBy: findRank(said, words),
    occasion: findOccasion(text, words),
  }
}

/** “1-star”, “two stars”, “4 and 5 stars”; without stars, whether good or bad ones are meant. */
function findRatings(
  said: readonly string[],
  { star, numbers, negative, positive }: QuestionWords,
  isOverview: boolean,
): number[] {
  const at = said.findIndex((word) => star.some(([name]) => name === word))
  const before = said.slice(Math.max(0, at - 4), Math.max(0, at))
  const named = before.flatMap((word) => {
    const spelled = numbers.findIndex(([name]) => name === word) + 1
    return /^[1-5]$/.test(word) ? [Number(word)] : spelled > 0 ? [spelled] : []
  })
  if (named.length > 0) return [...new Set(named)].toSorted((one, other) => one - other)
  // “Are people happy?” is asked of all.
  if (isOverview) return []
  if (isSaid(said, negative)) return [1, 2]
  return isSaid(said, positive) ? [4, 5] : []
}

function findSort(said: readonly string[], { lowest, highest, oldest }: QuestionWords): Understood['sort'] {
  if (isSaid(said, lowest)) return 'lowest'
  if (isSaid(said, highest)) return 'highest'
  return isSaid(said, oldest) ? 'oldest' : 'newest'
}

function findRank(said: readonly string[], { opens, responses }: QuestionWords): Understood['rankedBy'] {
  if (isSaid(said, opens)) return 'open'
  return isSaid(said, responses) ? 'response' : 'click'
}

/** By the whole name, else by a word that only some of them have: of the name, or of the address after “in”. */
function findPlaces(said: readonly string[], words: QuestionWords, { places }: Surroundings): readonly Place[] {
  const whole = places.filter(({ name }) => findWords(said, listWords(name)))
  if (whole.length > 0) return whole
  const known = knownWords(words)
  const isTelling = (word: string) =>
    word.length > 3 && !known.has(word) && !places.every((place) => wordsOf(place).includes(word))
  const named = places.filter(({ name }) => listWords(name).some((word) => isTelling(word) && said.includes(word)))
  if (named.length > 0) return named
  const towns = said.filter((word, index) => isTelling(word) && isAfter(said, index, words.at))
  return places.filter((place) => wordsOf(place).some((word) => towns.includes(word)))
}

const wordsOf = ({ name, address }: Place) => [...listWords(name), ...listWords(address)]

/** Within two words. */
const isAfter = (said: readonly string[], index: number, before: Phrases) =>
  before.some(([word = '']) => said.slice(Math.max(0, index - 2), index).includes(word))

/** A word after “in” that is written like a name and known as nothing else. */
function findStranger(text: string, words: QuestionWords, { places, businessName }: Surroundings): string | null {
  if (text === text.toUpperCase()) return null
  const known = new Set([
    ...knownWords(words),
    ...listWords(businessName),
    ...places.flatMap(wordsOf),
    ...Object.values(PLATFORM_WORDS).flat(),
  ])
  const names = text.matchAll(/(?<=(?:^|[^\p{L}])(?:in|at|en|à|bei)\s+)\p{Lu}[\p{L}’'-]+/giu)
  const [stranger] = [...names].map(([name]) => name).filter((name) => /^\p{Lu}/u.test(name) && isStrange(name, known))
  return stranger ?? null
}

const isStrange = (name: string, known: ReadonlySet<string>) => listWords(name).every((word) => !known.has(word))

const MOST_SOUGHT = 4

/** What stands behind “about” or “mention” and means nothing else here. */
function findSought(
  text: string,
  said: readonly string[],
  { words, surroundings: { places } }: Pick<Reading, 'words' | 'surroundings'>,
): string {
  const ends = words.mention.flatMap((phrase) => {
    const found = findWords(said, phrase)
    return found?.isExact ? [found.at + phrase.length] : []
  })
  if (ends.length === 0) return ''
  const known = new Set([...knownWords(words), ...places.flatMap(wordsOf), ...Object.values(PLATFORM_WORDS).flat()])
  const from = said.findIndex((word, index) => index >= Math.max(...ends) && !known.has(word))
  if (from < 0) return ''
  const until = said.findIndex((word, index) => index > from && known.has(word))
  const to = Math.min(until < 0 ? said.length : until, from + MOST_SOUGHT)
  const written = text.match(/[\p{L}\p{N}]+/gu) ?? []
  // As it was written, where folding has left as many words.
  return (written.length === said.length ? written : said).slice(from, to).join(' ')
}

const LONGEST_OCCASION = 60

/** What stands behind the last “for”. */
function findOccasion(text: string, { about }: QuestionWords): string {
  const parts = text.trim().split(/\s+/)
  const at = parts.findLastIndex((part) =>
    about.some(([word]) => word === listWords(part)[0] && listWords(part).length === 1),
  )
  const occasion = at < 0 ? '' : parts.slice(at + 1).join(' ')
  return occasion.replace(/[.!?…\s]+$/u, '').slice(0, LONGEST_OCCASION)
}
