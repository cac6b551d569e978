import { LONGEST_REPLY_WORDS } from '#shared/domain/assistant.ts'
import type { Aspect, SentimentAnalysis, AspectFinding } from '#shared/domain/sentiment.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { ReplyRequest, ReviewText } from '#server/assistant/port.ts'
import { fillSlots, chooseVariant, capWords, fitParts, type Part } from './fill-slots.ts'
import { chooseLanguage } from './reply-language.ts'
import { chooseManner, type Manner } from './wishes.ts'
import { findGreetedName } from './greeted-name.ts'
import type { Band, PhraseBook, Ways } from './phrase-book.ts'
import { ENGLISH } from './english-phrases.ts'
import { FRENCH } from './french-phrases.ts'
import { GERMAN } from './german-phrases.ts'
import { SPANISH } from './spanish-phrases.ts'

const MOST_NEGATIVE = 2

interface AnsweredAspects {
  negative: Aspect[]
  positive: Aspect | null
}

/**
 * What of a review an answer takes up: what it blames most, and one thing it praises. One that is both blamed and praised
 * counts as blamed. The reading of a clause errs too often to be held against the stars: nobody is thanked for praise in a
 * review of one or two, nor asked for pardon in one of five.
 */
function chooseAspects(
  { aspects, isContradictory }: SentimentAnalysis,
  { rating, isRecommended }: Pick<ReviewText, 'rating' | 'isRecommended'>,
): AnsweredAspects {
  const isBad = rating === null ? isRecommended === false : rating <= 2
  const isBest = rating === null ? isRecommended === true : rating === 5
  const negative = rank(aspects.filter(({ polarity }) => polarity === 'negative'))
  const praised = rank(aspects.filter(({ polarity }) => polarity === 'positive'))
  const positive = praised.find((aspect) => !negative.includes(aspect)) ?? null
  return {
    negative: isBest ? [] : negative.slice(0, MOST_NEGATIVE),
    positive: isBad || isContradictory ? null : positive,
  }
}

/** The most spoken of first; among equals, in the order of the text. */
function rank(findings: readonly AspectFinding[]): Aspect[] {
  const counts = new Map<Aspect, number>()
  for (const { aspect } of findings.toSorted((one, other) => one.start - other.start)) {
    counts.set(aspect, (counts.get(aspect) ?? 0) + 1)
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([aspect]) => aspect)
}

const SENTIMENT_SIDE = { positive: 1, neutral: 0, negative: -1 } as const

/** By stars and words together: where they contradict each other, neither joy nor an apology fits. */
function findBand(
  { rating, isRecommended }: Pick<ReviewText, 'rating' | 'isRecommended'>,
  { sentiment, isContradictory }: SentimentAnalysis,
): Band {
  const stars = rating ?? (isRecommended === null ? 3 : isRecommended ? 5 : 1)
  const side = Math.sign(stars - 3) + SENTIMENT_SIDE[sentiment]
  if (isContradictory || side === 0) return 'middling'
  return side > 0 ? 'good' : 'poor'
}

export const PHRASE_BOOKS: Record<Locale, PhraseBook> = { en: ENGLISH, es: SPANISH, fr: FRENCH, de: GERMAN }

const STRONG_INTENSITY = 4

const PARAGRAPHS = ['greeting', 'body', 'closing', 'end'] as const
interface ReplyPart extends Part {
  paragraph: (typeof PARAGRAPHS)[number]
}

/** Everything the sentences of one reply are chosen by. */
interface Choice {
  request: ReplyRequest
  reading: SentimentAnalysis
  book: PhraseBook
  manner: Manner
  band: Band
}

export interface ComposedReply {
  text: string
  ignoredInstructions: boolean
}

/**
 * A reply out of phrases: greeting, thanks or apology, a sentence on what was blamed and praised, the next step, and who
 * signs. Which of several ways is taken hangs on the review alone, so that two side by side read differently. Of the
 * review's own words none is repeated.
 */
export function composeReply(request: ReplyRequest, reading: SentimentAnalysis): ComposedReply {
  const { review, locale, voice, instructions } = request
  const manner = chooseManner(voice, instructions)
  const language = manner.language ?? chooseLanguage({ ...review, read: reading.language, locale })
  const choice = { request, reading, manner, book: PHRASE_BOOKS[language], band: findBand(review, reading) }
  const parts = [greet(choice), ...fill(choice), sign(choice)].filter((part) => part.text !== '')
  const fitting = fitParts(parts, LONGEST_REPLY_WORDS)
  const paragraphs = PARAGRAPHS.map((paragraph) =>
    fitting
      .filter((part) => part.paragraph === paragraph)
      .map((part) => part.text)
      .join(' '),
  )
  const text = paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')
  return { text: capWords(text, LONGEST_REPLY_WORDS), ignoredInstructions: manner.ignoresSome }
}

function greet({ request, book, manner }: Choice): ReplyPart {
  const { named, unnamed } = book.greeting[manner.tone]
  const name = manner.isNameless ? null : findGreetedName(request.review.author)
  const author = manner.tone === 'formal' ? name?.whole : name?.first
  return { paragraph: 'greeting', spare: 0, text: author ? fillSlots(named, { author }) : unnamed }
}

function fill(choice: Choice): ReplyPart[] {
  const { book, band, manner } = choice
  const opening: ReplyPart = { paragraph: 'body', spare: 0, text: begin(book, chooseOpening(choice)) }
  const closing: ReplyPart = {
    paragraph: manner.isShort ? 'body' : 'closing',
    spare: 0,
    text: manner.isShort ? book.shortClosing[band] : choose(choice, 'closing', book.closing[band]),
  }
  const isWarm = manner.tone === 'warm' && !manner.isShort && hasWords(choice)
  const warmth = isWarm ? choose(choice, 'warmth', book.warmth[band]) : ''
  return [opening, { paragraph: 'body', spare: 3, text: warmth }, ...speakOfAspects(choice), closing]
}

function chooseOpening(choice: Choice): string {
  const { reading, book, band } = choice
  const ways = book.opening[band]
  if (!hasWords(choice)) return choose(choice, 'opening', ways.wordless)
  return choose(choice, 'opening', reading.emotionIntensity >= STRONG_INTENSITY ? ways.strong : ways.calm)
}

const hasWords = ({ request }: Choice) => Boolean(request.review.content?.trim())

/** In its own paragraph a sentence begins with a capital, except after the comma of a German salutation. */
function begin({ beginsSmall }: PhraseBook, sentence: string): string {
  return beginsSmall ? sentence : sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** What weighs most comes first: praise in a good review, blame in a poor one. A short reply takes up that alone. */
function speakOfAspects(choice: Choice): ReplyPart[] {
  const { negative, positive } = chooseAspects(choice.reading, choice.request.review)
  const blamed = negative.map((aspect, index) => speakOf(choice, aspect, 'negative', index))
  const praised = positive ? [speakOf(choice, positive, 'positive', 0)] : []
  const parts = choice.band === 'poor' ? [...blamed, ...praised] : [...praised, ...blamed]
  return choice.manner.isShort ? parts.slice(0, 1) : parts
}

function speakOf(choice: Choice, aspect: Aspect, polarity: 'positive' | 'negative', index: number): ReplyPart {
  const { aspects, anyAspect, topics } = choice.book
  const ways: Ways = [...aspects[aspect][polarity], ...anyAspect[polarity]]
  // The second takes the next way, so that no two sentences of one reply are built alike.
  const text = fillSlots(chooseVariant(ways, `${choice.request.review.id} ${polarity}`, index), {
    topic: topics[aspect],
  })
  return { paragraph: 'body', spare: polarity === 'positive' ? 1 : 1 + index, text }
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

const choose = ({ request }: Choice, slot: string, ways: Ways) => chooseVariant(ways, `${request.review.id} ${slot}`)
