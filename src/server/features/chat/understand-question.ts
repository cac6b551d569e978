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
  'campaigns',
  'disputes',
  'draft-campaign',
  'draft-reply',
  'help',
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
}

/** What is asked for, in terms of our own lists. */
export interface Understood {
  language: Locale
  intent: Intent
  period: AskedPeriod | null
  places: readonly Place[]
  /** Named as a place, and none of those that the person sees. */
  unknownPlace: string | null
  platforms: readonly Platform[]
  ratings: readonly number[]
  sort: 'newest' | 'oldest' | 'lowest' | 'highest'
  rankedBy: 'open' | 'click' | 'response'
  /** In the person's own words. */
  occasion: string
}

const isSaid = (said: readonly string[], phrases: Phrases) => phrases.some((phrase) => findWords(said, phrase))

/** As the model read it; of what it says only what is ours is taken. */
export function toUnderstood(fixed: FixedQuestion, language: Locale, { places }: Surroundings): Understood {
  const { about, from, to, location, platform, stars, order, rankedBy } = fixed
  const isSpan = from !== null && to !== null && from <= to
  const named = location === null ? [] : places.filter(({ name }) => isSame(name, location))
  return {
    language,
    intent: about,
    period: isSpan ? { kind: 'dates', days: { from, to } } : null,
    places: named,
    unknownPlace: named.length === 0 ? location : null,
    platforms: platform === null ? [] : [platform],
    ratings: [...new Set(stars)].toSorted((one, other) => one - other),
    sort: order,
    rankedBy,
    occasion: '',
  }
}

const isSame = (one: string, other: string) => listWords(one).join(' ') === listWords(other).join(' ')

/** By words alone. `null`: nothing of it is known here. */
export function understand(text: string, surroundings: Surroundings): Understood | null {
  const said = listWords(text)
  for (const language of rankLanguages(said, surroundings.language)) {
    const words = QUESTION_WORDS[language]
    const intent = findIntent(said, words)
    if (intent) return read(text, said, { language, intent, words, surroundings })
  }
  return null
}

/** The one whose words it has most of; of equals, the person's own. */
export function rankLanguages(said: readonly string[], own: Locale): Locale[] {
  const scores = new Map(
    LOCALES.map((language) => {
      const known = knownWords(QUESTION_WORDS[language])
      return [language, said.filter((word) => known.has(word)).length + (language === own ? 0.5 : 0)]
    }),
  )
  return LOCALES.toSorted((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0))
}

function knownWords({ units, periods, ...groups }: QuestionWords): Set<string> {
  const phrases = [
    ...Object.values(groups).flat(),
    ...Object.values(units).flat(),
    ...NAMED_PERIODS.flatMap((period) => periods[period]),
  ]
  return new Set(phrases.flat())
}

/** Asked in this order: what comes first is the narrower. */
const RULES: readonly { intent: Intent; fits: (said: readonly string[], words: QuestionWords) => boolean }[] = [
  { intent: 'cannot-do', fits: (said, words) => isOrder(said, words) },
  { intent: 'cannot-know', fits: (said, { beyond }) => isSaid(said, beyond) },
  { intent: 'draft-reply', fits: (said, { draft, reply }) => isSaid(said, draft) && isSaid(said, reply) },
  { intent: 'draft-campaign', fits: (said, { draft, message }) => isSaid(said, draft) && isSaid(said, message) },
  { intent: 'campaigns', fits: (said, { campaign }) => isSaid(said, campaign) },
  { intent: 'disputes', fits: (said, { dispute }) => isSaid(said, dispute) },
  { intent: 'unanswered', fits: (said, { unanswered }) => isSaid(said, unanswered) },
  { intent: 'response-rate', fits: (said, { responseRate }) => isSaid(said, responseRate) },
  {
    intent: 'reviews',
    fits: (said, { lowest, highest, newest, oldest, review }) =>
      isSaid(said, [...lowest, ...highest, ...newest, ...oldest]) && isSaid(said, review),
  },
  { intent: 'figures', fits: (said, { overview, review, star }) => isSaid(said, [...overview, ...review, ...star]) },
  { intent: 'help', fits: (said, { help }) => isSaid(said, help) },
]

const findIntent = (said: readonly string[], words: QuestionWords) =>
  RULES.find(({ fits }) => fits(said, words))?.intent

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
  const named = findPeriod(said, words, { language, today })
  const period = named ?? (isOverview ? lastDays(USUAL_DAYS, today) : null)
  const places = findPlaces(said, words, surroundings)
  return {
    language,
    intent,
    period,
    places,
    unknownPlace: places.length > 0 || period?.kind === 'month' ? null : findStranger(text, words, surroundings),
    platforms: PLATFORMS.filter((platform) => isSaid(said, PLATFORM_WORDS[platform].map(listWords))),
    ratings: findRatings(said, words),
    sort: findSort(said, words),
    rankedBy: findRank(said, words),
    occasion: findOccasion(text, words),
  }
}

/** “1-star”, “two stars”, “4 and 5 stars”; without stars, whether good or bad ones are meant. */
function findRatings(said: readonly string[], { star, numbers, negative, positive }: QuestionWords): number[] {
  const at = said.findIndex((word) => star.some(([name]) => name === word))
  const before = said.slice(Math.max(0, at - 4), Math.max(0, at))
  const named = before.flatMap((word) => {
    const spelled = numbers.findIndex(([name]) => name === word) + 1
    return /^[1-5]$/.test(word) ? [Number(word)] : spelled > 0 ? [spelled] : []
  })
  if (named.length > 0) return [...new Set(named)].toSorted((one, other) => one - other)
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
