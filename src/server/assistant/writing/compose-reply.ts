import { type HeldCaution, isHeldCaution, LONGEST_REPLY_WORDS } from '#shared/domain/assistant.ts'
import type { SentimentAnalysis } from '#shared/domain/sentiment.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { TextBlocked } from '#server/assistant/assistant-failure.ts'
import type { ReplyRequest, ReviewText } from '#server/assistant/port.ts'
import { fillSlots, chooseFresh, capWords, fitParts, type Part } from './fill-slots.ts'
import { chooseLanguage } from './reply-language.ts'
import { chooseManner, type Manner } from './wishes.ts'
import { findCaution } from './find-caution.ts'
import { describeFault, findMatters, type Matter } from './find-matters.ts'
import { findGreetedName } from './greeted-name.ts'
import type { Band, PhraseBook, Ways } from './phrase-book.ts'
import { ENGLISH } from './english-phrases.ts'
import { FRENCH } from './french-phrases.ts'
import { GERMAN } from './german-phrases.ts'
import { SPANISH } from './spanish-phrases.ts'

export const PHRASE_BOOKS: Record<Locale, PhraseBook> = { en: ENGLISH, es: SPANISH, fr: FRENCH, de: GERMAN }

const MOST_TOPICS = 2
const SENTIMENT_STARS = { positive: 5, neutral: 3, negative: 1 } as const

function countStars(
  { rating, isRecommended }: Pick<ReviewText, 'rating' | 'isRecommended'>,
  { sentiment }: SentimentAnalysis,
): number {
  return rating ?? (isRecommended === null ? SENTIMENT_STARS[sentiment] : isRecommended ? 5 : 1)
}

/** By stars and words together: where they contradict each other, neither joy nor an apology fits. */
function findBand(stars: number, { sentiment, isContradictory }: SentimentAnalysis): Band {
  if (stars === 3) return 'middling'
  const isAgainst = stars > 3 ? sentiment === 'negative' : sentiment === 'positive'
  if (isContradictory || isAgainst) return 'unclear'
  return stars > 3 ? 'good' : 'poor'
}

const PARAGRAPHS = ['greeting', 'body', 'closing', 'end'] as const
interface ReplyPart extends Part {
  paragraph: (typeof PARAGRAPHS)[number]
}

/** Everything the sentences of one reply are chosen by. */
interface Choice {
  request: ReplyRequest
  language: Locale
  book: PhraseBook
  manner: Manner
  stars: number
  band: Band
  matters: readonly Matter[]
  /** What stands there already; whatever is chosen joins it. */
  said: string[]
}

export interface ComposedReply {
  text: string
  ignoredInstructions: boolean
  caution: HeldCaution | null
}

/**
 * A reply out of phrases: greeting, thanks or apology, a sentence on what was blamed and praised, the next step, and who
 * signs. Of several ways one is taken that was not used lately, by the review. What the review speaks of is named in our
 * own words: of its own none is repeated. Throws TextBlocked where no reply is right.
 */
export function composeReply(request: ReplyRequest, reading: SentimentAnalysis): ComposedReply {
  const { review, locale, voice, instructions } = request
  const caution = findCaution(review, reading)
  if (caution !== null && !isHeldCaution(caution)) throw new TextBlocked([caution])
  const manner = chooseManner(voice, instructions)
  const language = manner.language ?? chooseLanguage({ ...review, read: reading.language, locale })
  if (language === null) throw new TextBlocked(['unwritten-language'])
  const [book, stars] = [PHRASE_BOOKS[language], countStars(review, reading)]
  const matters = findMatters(review.content ?? '', reading, { words: getMatterWords(reading, book), stars })
  const base = { request, language, book, stars, band: findBand(stars, reading), matters, said: [] }
  const parts = caution ? hold({ ...base, manner: inEarnest(manner) }, caution) : answer({ ...base, manner })
  return { text: layOut(parts), ignoredInstructions: manner.ignoresSome, caution }
}

/** It is searched in the language it is in, whichever the answer is in. */
function getMatterWords({ language }: SentimentAnalysis, book: PhraseBook): PhraseBook['matters'] {
  const own = Object.entries(PHRASE_BOOKS).find(([locale]) => locale === language)?.[1]
  return (own ?? book).matters
}

/** Nobody is greeted cheerfully over a grave matter. */
const inEarnest = (manner: Manner): Manner => ({ ...manner, tone: 'formal', isShort: false })

function hold(choice: Choice, caution: HeldCaution): ReplyPart[] {
  const text = begin(choice.book, choose(choice, choice.book.holding[caution]))
  return [greet(choice), { paragraph: 'body', spare: 0, text }, sign(choice)]
}

const answer = (choice: Choice) => [greet(choice), ...fill(choice), sign(choice)]

function layOut(parts: readonly ReplyPart[]): string {
  const fitting = fitParts(
    parts.filter((part) => part.text !== ''),
    LONGEST_REPLY_WORDS,
  )
  const paragraphs = PARAGRAPHS.map((paragraph) =>
    fitting
      .filter((part) => part.paragraph === paragraph)
      .map((part) => part.text)
      .join(' '),
  )
  return capWords(paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'), LONGEST_REPLY_WORDS)
}

function greet({ request, book, manner }: Choice): ReplyPart {
  const { named, unnamed } = book.greeting[manner.tone]
  const name = manner.isNameless ? null : findGreetedName(request.review.author)
  const author = manner.tone === 'formal' ? name?.whole : name?.first
  return { paragraph: 'greeting', spare: 0, text: author ? fillSlots(named, { author }) : unnamed }
}

function fill(choice: Choice): ReplyPart[] {
  const { book, band, manner, matters } = choice
  const faulty = band === 'poor' ? matters.find(({ fault }) => fault !== null) : undefined
  const opening: ReplyPart = { paragraph: 'body', spare: 0, text: begin(book, open(choice, faulty)) }
  const spoken = speakOfMatters(
    choice,
    matters.filter((matter) => matter !== faulty),
  )
  const isBrief = manner.isShort && (band === 'good' || band === 'middling')
  const closing: ReplyPart = {
    paragraph: manner.isShort ? 'body' : 'closing',
    spare: 0,
    text: isBrief ? '' : choose(choice, book.closing[band]),
  }
  const isWarm = manner.tone === 'warm' && !manner.isShort && hasWords(choice)
  const warmth = isWarm ? choose(choice, book.warmth[band]) : ''
  return [opening, ...spoken, { paragraph: 'body', spare: 3, text: warmth }, closing]
}

function open(choice: Choice, faulty: Matter | undefined): string {
  const { book, band } = choice
  if (!faulty?.fault) return choose(choice, book.opening[band])
  return choose(choice, book.faulted, { matter: describeFault(book.matters, faulty.topic, faulty.fault) })
}

const hasWords = ({ request }: Choice) => Boolean(request.review.content?.trim())

/** In its own paragraph a sentence begins with a capital, except after the comma of a German salutation. */
function begin({ beginsSmall }: PhraseBook, sentence: string): string {
  return beginsSmall ? sentence : sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/**
 * What weighs most comes first: praise in a good review, blame in a poor one. A short reply takes up that alone. Nobody is
 * thanked for praise in a review of one or two stars, nor told of blame in one of five; where words and stars disagree,
 * neither is sure.
 */
function speakOfMatters(choice: Choice, matters: readonly Matter[]): ReplyPart[] {
  const { band, stars, manner, book } = choice
  if (band === 'unclear') return []
  const listed = (polarity: Matter['polarity']) => matters.filter((matter) => matter.polarity === polarity)
  const praised = band === 'poor' ? [] : speakOf(choice, listed('positive'), book.praised)
  const blamed = stars === 5 ? [] : speakOf(choice, listed('negative'), book.blamed)
  const parts = [...praised, ...blamed]
  return manner.isShort ? parts.slice(0, 1) : parts
}

function speakOf(choice: Choice, matters: readonly Matter[], ways: Ways): ReplyPart[] {
  if (matters.length === 0) return []
  const { topics, asObject } = choice.book.matters
  const names = matters.slice(0, MOST_TOPICS).map(({ topic }) => asObject(topics[topic][1], topics[topic][2]))
  const topic = new Intl.ListFormat(choice.language, { type: 'conjunction' }).format(new Set(names))
  return [{ paragraph: 'body', spare: 1, text: choose(choice, ways, { topic }) }]
}

function sign({ request, book, manner }: Choice): ReplyPart {
  const business = request.businessName.trim()
  const team = business === '' ? book.namelessTeam : fillSlots(book.team, { business })
  const signature = manner.signature || (manner.isShort ? '' : team)
  const signOff = manner.isShort || signature === '' ? '' : book.signOff[manner.tone]
  return {
    paragraph: 'end',
    spare: manner.signature ? 0 : 4,
    text: [signOff, signature].filter((line) => line !== '').join('\n'),
  }
}

function choose({ request, said }: Choice, ways: Ways, values: Record<string, string> = {}): string {
  const { review, recent = [] } = request
  const text = chooseFresh(ways, { seed: `${review.id} ${ways[0]}`, values, recent, said })
  said.push(text)
  return text
}
