import { type HeldCaution, isHeldCaution, LONGEST_REPLY_WORDS } from '#shared/domain/assistant.ts'
import type { SentimentAnalysis } from '#shared/domain/sentiment.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { findContactDetails } from '#shared/domain/review-signals/contact-details.ts'
import { TextBlocked } from '#server/assistant/assistant-failure.ts'
import type { ReplyRequest, ReviewText } from '#server/assistant/port.ts'
import { fillSlots, chooseFresh, capWords, fitParts, type Part } from './fill-slots.ts'
import { chooseLanguage } from './reply-language.ts'
import { chooseManner, type Manner } from './wishes.ts'
import { findCaution, findHolding, soundsIronic } from './find-caution.ts'
import { describeBlame, describePraise } from './describe-matters.ts'
import { findMatters, isMild, isOwed, namesFault, type Matter } from './find-matters.ts'
import { findAsk } from './find-ask.ts'
import { findRemarks, hasTurn } from './find-remarks.ts'
import { hasMildRemarks, hasOwedRemark, settleRemarks, type Settled } from './settle-remarks.ts'
import { findGreetedName } from './greeted-name.ts'
import { VULNERABLE } from './grave-words.ts'
import { describeKindness } from './kindnesses.ts'
import type { Band, Patient, PhraseBook, Ways } from './phrase-book.ts'
import { ENGLISH } from './english-phrases.ts'
import { FRENCH } from './french-phrases.ts'
import { GERMAN } from './german-phrases.ts'
import { SPANISH } from './spanish-phrases.ts'

export const PHRASE_BOOKS: Record<Locale, PhraseBook> = { en: ENGLISH, es: SPANISH, fr: FRENCH, de: GERMAN }

const SENTIMENT_STARS = { positive: 5, neutral: 3, negative: 1 } as const

function countStars(
  { rating, isRecommended }: Pick<ReviewText, 'rating' | 'isRecommended'>,
  { sentiment }: SentimentAnalysis,
): number {
  return rating ?? (isRecommended === null ? SENTIMENT_STARS[sentiment] : isRecommended ? 5 : 1)
}

/** By stars and words together. Where they contradict each other and nothing is blamed, neither joy nor an apology fits. */
function findBand(judged: Judged, { sentiment, isContradictory }: SentimentAnalysis): Band {
  const { stars, kindness } = judged
  if (stars === 3) return 'middling'
  // Who tells of a kindness often begins with what was hard.
  if (kindness.length > 0) return 'good'
  const isAgainst = stars > 3 ? sentiment === 'negative' : sentiment === 'positive'
  if (!isContradictory && !isAgainst) return stars > 3 ? 'good' : 'poor'
  return settleBand(judged)
}

function settleBand(judged: Judged): Band {
  if (judged.stars === 5) return isPraise(judged) ? 'good' : 'unclear'
  if (judged.stars === 4) return isBlaming(judged) ? 'middling' : 'unclear'
  return isBlaming(judged) || !isKind(judged) ? 'poor' : 'at-odds'
}

const isBlaming = ({ matters, blame }: Settled) =>
  blame.length > 0 || matters.some(({ polarity }) => polarity === 'negative')
const isPraise = ({ praise, matters }: Settled) =>
  praise.length > 0 && !matters.some(({ polarity, certainty }) => polarity === 'negative' && certainty === 'outright')

const KIND_WORDS =
  /(?<!\p{L})(?:great|awesome|brilliant|recommend\p{L}{0,2}|delicious|friendly|nice|good|lovely|genial|recom\p{L}{4,6}|amables?|génial\p{L}{0,2}|très bon\p{L}{0,2}|sympa\p{L}{0,7}|toll\p{L}{0,2}|super|empfehl\p{L}{1,9}|lecker\p{L}{0,2}|klasse|freundlich\p{L}{0,2}|spitze|top|excellent\p{L}?|amazing|perfect\p{L}{0,3}|wonderful|fantastic|excelentes?|perfect[oa]s?|parfaite?s?|perfekt\p{L}{0,2})(?!\p{L})/giu
/** Said of the place itself, not of what happened there. */
const AFFECTION =
  /(?<!\p{L})(?:lov(?:e|ed) (?:this|it|the|them|your|everything|coming|going|every)|best \p{L}{3,12}(?: \p{L}{3,12})? (?:ever|in|around|i|we|of)|best ever|recommend|(?:me|nos) encantan?|(?:el|la|los|las|lo) mejor|recomiendo|todo perfecto|(?:j'|on |nous )adore|(?:le|la|les) meilleure?s?|je recommande|ich liebe|(?:der|die|das) beste|empfehle)(?!\p{L})/iu
/** Money and minutes: who praises in earnest with one star counts years at most. */
const COUNTED = /\p{Sc}|\p{N}(?! ?(?:\/ ?\p{N}|years|años|ans|jahre))/iu
/** Praise that may be meant so: in mockery there is nearly always a word for what was wrong. */
function isKind({ request, words }: Judged): boolean {
  const content = request.review.content ?? ''
  const isKindly = AFFECTION.test(content.replaceAll(/[’‘]/g, "'")) || (content.match(KIND_WORDS)?.length ?? 0) > 1
  return isKindly && !COUNTED.test(content) && !soundsIronic(content) && !namesFault(content, words)
}

const PARAGRAPHS = ['greeting', 'body', 'closing', 'end'] as const
interface ReplyPart extends Part {
  paragraph: (typeof PARAGRAPHS)[number]
}

interface Judged extends Settled {
  request: ReplyRequest
  stars: number
  /** Of the review's language. */
  words: PhraseBook['matters']
  /** Clauses on what somebody did for the writer. */
  kindness: readonly string[]
}

/** Everything the sentences of one reply are chosen by. */
interface Choice extends Judged {
  language: Locale
  book: PhraseBook
  manner: Manner
  band: Band
  contact: Contact
  /** What stands there already; whatever is chosen joins it. */
  said: string[]
}

/** How the business is reached. `said`: the reply has to say it; `signed`: its signature does. */
type Contact = { kind: 'none' } | { kind: 'signed' } | { kind: 'said'; words: string }

export interface ComposedReply {
  text: string
  /** It invites to a talk, and nothing in it says how to reach the business. */
  lacksContact: boolean
  ignoredInstructions: boolean
  caution: HeldCaution | null
}

/**
 * A reply out of phrases: greeting, thanks or apology, a sentence on what was blamed and praised, the next step, and who
 * signs. Of several ways one is taken that was not used lately, by the review. What the review speaks of is named in our
 * own words; of its own only a thing is repeated that somebody found for the writer. Throws TextBlocked where no reply is right.
 */
export function composeReply(request: ReplyRequest, analysis: SentimentAnalysis): ComposedReply {
  const { review, locale, voice, instructions } = request
  const caution = findCaution(review, analysis)
  if (caution !== null && !isHeldCaution(caution)) throw new TextBlocked([caution])
  const manner = chooseManner(voice, instructions)
  const language = manner.language ?? chooseLanguage({ ...review, read: analysis.language, locale })
  if (language === null) throw new TextBlocked(['unwritten-language'])
  const [book, stars] = [PHRASE_BOOKS[language], countStars(review, analysis)]
  const [content, own] = [review.content ?? '', getOwnBook(analysis, book)]
  const matters = findMatters(content, analysis, { words: own.matters, stars })
  const settled = settleRemarks(content, findRemarks(content, own.remarks, stars), leaveUnsure(matters, content, stars))
  const kindness = stars > 3 ? describeKindness(content, { from: analysis.language, to: language }) : []
  const judged = { ...settled, request, stars, kindness, words: own.matters }
  const [band, contact] = [findBand(judged, analysis), findContact(manner, voice)]
  const base = { ...judged, language, book, band, contact, said: [] }
  const parts = caution ? hold({ ...base, manner: inEarnest(manner) }, caution) : answer({ ...base, manner })
  const invites = caution === null ? closeAs(band, settled) === 'poor' : caution !== 'loss'
  const lacksContact = invites && contact.kind === 'none'
  return { text: layOut(parts), lacksContact, ignoredInstructions: manner.ignoresSome, caution }
}

/** What the team has written down, a telephone number or an address; a link alone is none. */
function findContact({ signature }: Manner, { facts }: ReplyRequest['voice']): Contact {
  const [signed, known] = [signature, facts.join('\n')].map((text) =>
    findContactDetails(text).find(({ kind }) => kind === 'phone' || kind === 'email'),
  )
  if (signed) return { kind: 'signed' }
  return known ? { kind: 'said', words: known.words } : { kind: 'none' }
}

const sayContact = ({ book, contact }: Choice): ReplyPart => ({
  paragraph: 'closing',
  spare: 0,
  text: contact.kind === 'said' ? fillSlots(book.reach, { contact: contact.words }) : '',
})

/** It is searched in the language it is in, whichever the answer is in. */
function getOwnBook({ language }: SentimentAnalysis, book: PhraseBook): PhraseBook {
  return Object.entries(PHRASE_BOOKS).find(([locale]) => locale === language)?.[1] ?? book
}

/** Nobody is greeted cheerfully over a grave matter. */
const inEarnest = (manner: Manner): Manner => ({ ...manner, tone: 'formal', isShort: false })

function hold(choice: Choice, caution: HeldCaution): ReplyPart[] {
  const { book, request } = choice
  const content = request.review.content ?? ''
  const hope = caution === 'health' ? findHope(content, book) : ''
  const text = begin(book, choose(choice, book.holding[findHolding(content, caution, choice.stars)], { hope }))
  const reach = caution === 'loss' ? [] : [sayContact(choice)]
  return [greet(choice), { paragraph: 'body', spare: 0, text }, ...reach, sign(choice)]
}

const GROUPS: readonly Patient[] = ['both', 'everyone', 'several']
const RELATIVES: readonly Patient[] = ['son', 'daughter', 'child', 'mother', 'father', 'wife', 'husband']

/** Whose recovery is not the writer's own, and who has no wish to themselves. */
const OF_OTHERS =
  /(?<!\p{L})(?:dogs?|cats?|puppy|kitten|pets?|rabbit|gran|nan|grand\p{L}{2,8}|friend|sister|brother|uncle|aunt|perr[oa]s?|gat[oa]s?|mascota|abuel[oa]|niet[oa]|amig[oa]|herman[oa]|chien(?:ne)?s?|chat(?:te)?s?|grand-(?:mère|père)|mamie|papi|amie?|sœur|frère|hund(?:e|es)?|katzen?|kater|welpe|oma|opa|groß(?:mutter|vater)|freund(?:in)?|schwester|bruder)(?!\p{L})/iu

/** Of whoever was hurt; where several may have been, of nobody by name. The review may be in another language than its answer. */
function findHope(content: string, { patients }: PhraseBook): string {
  const isNamed = (patient: Patient) =>
    Object.values(PHRASE_BOOKS).some(({ patients: own }) => own[patient][0].test(content))
  const group = GROUPS.find(isNamed)
  const [relative, another] = RELATIVES.filter(isNamed)
  if (group || another) return patients[group ?? 'several'][1]
  return relative || (isNamed('writer') && !OF_OTHERS.test(content))
    ? patients[relative ?? 'writer'][1]
    : patients.unknown
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
  const { book, band, manner, contact } = choice
  const spoken = speakOfMatters(choice)
  const first = band === 'poor' ? spoken.shift() : undefined
  const opening = first ?? open(choice)
  const isBrief = manner.isShort && (band === 'good' || band === 'middling')
  const closingBand = closeAs(band, choice)
  const isReached = closingBand === 'poor' && contact.kind !== 'none'
  const ways = closingBand === 'poor' && !tells(choice) ? book.untold : book.closing[closingBand]
  const closing = isBrief ? '' : choose(choice, isReached ? book.reachable : ways)
  return [
    { paragraph: 'body', spare: 0, text: begin(book, opening) },
    ...spoken.map((text): ReplyPart => ({ paragraph: 'body', spare: 1, text: capitalize(text) })),
    { paragraph: 'body', spare: 2, text: respond(choice) },
    { paragraph: 'body', spare: 3, text: warm(choice) },
    { paragraph: manner.isShort ? 'body' : 'closing', spare: 0, text: closing },
    ...(isReached ? [sayContact(choice)] : []),
  ]
}

/** Where it may be about somebody in need of care, no guess is made at what was wrong. */
const leaveUnsure = (matters: readonly Matter[], content: string, stars: number) =>
  stars < 3 && VULNERABLE.test(content) ? matters.filter(({ certainty }) => certainty !== 'unsure') : matters

const open = (choice: Choice) =>
  choose(choice, isSerious(choice) ? choice.book.serious : choice.book.opening[thankAs(choice)])

const DANGER =
  /(?<!\p{L})(?:accident|crash(?:ed)?|dangerous|killed|explo(?:ded|sion)|accidente|peligros[oa]|peligro|dangereu(?:x|se)|danger|unfall|gefährlich\p{L}{0,2}|lebensgefährlich\p{L}{0,2})(?!\p{L})/iu

function isSerious({ band, request }: Choice): boolean {
  const content = request.review.content ?? ''
  return band === 'poor' && (VULNERABLE.test(content) || DANGER.test(content))
}

/** To a question or a suggestion. */
function respond(choice: Choice): string {
  const ask = choice.manner.isShort ? null : findAsk(choice.request.review.content ?? '', choice.stars)
  return ask ? choose(choice, choice.book[ask]) : ''
}

/** Whoever has a complaint, too, is thanked without a shout of joy. */
function thankAs(choice: Choice): Band {
  const isMixed = choice.stars < 5 && (isBlaming(choice) || hasTurn(choice.request.review.content ?? ''))
  return choice.band === 'good' && isMixed ? 'middling' : choice.band
}

function warm(choice: Choice): string {
  const { book, band, manner } = choice
  return manner.tone === 'warm' && !manner.isShort && hasWords(choice) ? choose(choice, book.warmth[band]) : ''
}

/** By what there is to look into. */
function closeAs(band: Band, settled: Settled): Band {
  if (band === 'middling' && (isOwed(settled.matters) || hasOwedRemark(settled))) return 'poor'
  const isAllMild = isBlaming(settled) && isMild(settled.matters) && hasMildRemarks(settled)
  return band === 'poor' && isAllMild ? 'middling' : band
}

const FEWEST_TELLING_WORDS = 4
/** What was wrong. */
const tells = (choice: Choice) =>
  isBlaming(choice) || (choice.request.review.content ?? '').trim().split(/\s+/).length >= FEWEST_TELLING_WORDS

const hasWords = ({ request }: Choice) => Boolean(request.review.content?.trim())

const capitalize = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** In its own paragraph a sentence begins with a capital, except after the comma of a German salutation. */
const begin = ({ beginsSmall }: PhraseBook, sentence: string) => (beginsSmall ? sentence : capitalize(sentence))

/**
 * Praise comes before blame; a short reply takes up one alone. Nobody is thanked for praise in a review of one or two stars,
 * nor told of blame in one of five; where words and stars disagree, neither is sure.
 */
function speakOfMatters(choice: Choice): string[] {
  const { band, stars, manner, book, matters, blame: blamed, praise: liked, kindness, language } = choice
  if (band === 'unclear' || band === 'at-odds') return []
  const listed = (polarity: Matter['polarity']) => matters.filter((matter) => matter.polarity === polarity)
  const praised = {
    matters: listed('positive'),
    kindness: band === 'good' ? kindness : [],
    remarks: liked.map(({ key }) => book.remarks.praise[key][1]),
    language,
  }
  const regretted = {
    matters: listed('negative'),
    remarks: blamed.map(({ key, start }) => ({ clause: book.remarks.blame[key][1], at: start })),
    language,
  }
  const praise = band === 'poor' ? '' : describePraise(book.matters, praised)
  const blame = stars === 5 ? '' : describeBlame(book.matters, regretted)
  const sentences = [
    ...(praise ? [choose(choice, book.glad, { clause: praise })] : []),
    ...(blame ? [choose(choice, book.sorry, { clause: blame })] : []),
  ]
  return manner.isShort ? sentences.slice(0, 1) : sentences
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
