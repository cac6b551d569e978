import { type HeldCaution, isHeldCaution } from '#shared/domain/assistant.ts'
import type { SentimentAnalysis } from '#shared/domain/sentiment.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { findContactDetails } from '#shared/domain/review-signals/contact-details.ts'
import { TextBlocked } from '#server/assistant/assistant-failure.ts'
import type { ReplyRequest, ReviewText } from '#server/assistant/port.ts'
import { fillSlots } from './fill-slots.ts'
import { chooseLanguage } from './reply-language.ts'
import { chooseManner, type Manner } from './wishes.ts'
import { findAsk, praisesBeside } from './find-ask.ts'
import { findBand, isBlaming, isGrateful, isMeantSo, isOffended, isWeighed, type Judged } from './find-band.ts'
import { findCaution, findHolding } from './find-caution.ts'
import { speaksWellOfStaff } from './find-care.ts'
import { findHurt } from './find-hurt.ts'
import { findMatters, namesFault, type Matter } from './find-matters.ts'
import { mayBeMocked } from './find-mockery.ts'
import { findOccasion } from './find-occasion.ts'
import { isAskedInVain } from './find-silence.ts'
import { findRemarks } from './find-remarks.ts'
import { keepToHalves, settleRemarks, type Settled } from './settle-remarks.ts'
import { isAmiss, mayBeAmiss, weighHalves, weighPieces } from './weigh-halves.ts'
import { closeAs, findOffer, isListening, isToTalk, type Offer } from './fit-offer.ts'
import { greet, layOut, sign, type ReplyPart } from './frame-reply.ts'
import { choose, type Choice, type Contact } from './reply-choice.ts'
import { speakOfMatters, tellBlame } from './speak-of-matters.ts'
import { VULNERABLE } from './grave-words.ts'
import { describeKindness } from './kindnesses.ts'
import {
  countTold,
  isAtLength,
  isMoving,
  isNearSorrow,
  isOfReturn,
  isStory,
  keepCertain,
  MOST_WORDS_OF_ONE_POINT,
} from './plain-answer.ts'
import type { Band, PhraseBook, Ways } from './phrase-book.ts'
import { ENGLISH } from './english-phrases.ts'
import { FRENCH } from './french-phrases.ts'
import { GERMAN } from './german-phrases.ts'
import { SPANISH } from './spanish-phrases.ts'

export const PHRASE_BOOKS: Record<Locale, PhraseBook> = { en: ENGLISH, es: SPANISH, fr: FRENCH, de: GERMAN }

/** What follows in a longer review says no more of how to answer it; whether it is grave is looked for in all of it. */
const LONGEST_READ = 3000
const MOST_STARS = 5
const SENTIMENT_STARS = { positive: 5, neutral: 3, negative: 1 } as const

function countStars(
  { rating, isRecommended }: Pick<ReviewText, 'rating' | 'isRecommended'>,
  { sentiment }: SentimentAnalysis,
): number {
  return rating ?? (isRecommended === null ? SENTIMENT_STARS[sentiment] : isRecommended ? 5 : 1)
}

const NOTHING: Settled = { blame: [], praise: [], matters: [] }

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
  const first = judge(request, analysis, { stars, book, language })
  const judged = isWeighed(first) ? judge(request, analysis, { stars: MOST_STARS - 1, book, language }) : first
  const band = findBand(judged, analysis)
  const contact = findContact(manner, voice)
  const occasion = findOccasion(judged, band)
  const offer = occasion === null ? offerFor(judged, band) : null
  const isMeant = band === 'at-odds' && isMeantSo(judge(request, analysis, { stars: MOST_STARS, book, language }))
  const base = {
    ...judged,
    named: request.isPlain ? NOTHING : keepCertain(judged),
    language,
    book,
    band,
    occasion,
    offer,
    isMeant,
    contact,
    said: [],
  }
  const parts = caution ? hold({ ...base, manner: inEarnest(manner) }, caution) : answer({ ...base, manner })
  const invites = caution === null ? doesInvite(base, closeAs(band, judged)) : doesHoldInvite(review, caution, stars)
  const lacksContact = invites && contact.kind === 'none'
  return { text: layOut(parts), lacksContact, ignoredInstructions: manner.ignoresSome, caution }
}

interface Reading {
  stars: number
  book: PhraseBook
  /** Of the reply. */
  language: Locale
}
function judge(request: ReplyRequest, analysis: SentimentAnalysis, { stars, book, language }: Reading): Judged {
  const { review, locale } = request
  const [content, own] = [(review.content ?? '').slice(0, LONGEST_READ), getOwnBook(analysis, book)]
  const hints = { language: analysis.language, locale }
  const [halves, pieces] = [weighHalves(content, hints), weighPieces(content, hints)]
  const matters = findMatters(content, analysis, { words: own.matters, stars })
  const remarks = findRemarks(content, own.remarks, stars)
  const all = settleRemarks(content, remarks, leaveUnsure(matters, content, stars))
  const settled = keepToHalves(all, { halves, pieces, stars })
  const kindness = request.isPlain ? [] : describeKindness(content, { from: analysis.language, to: language })
  return { ...settled, request, stars, kindness, halves, pieces, words: own.matters }
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
  const holding = findHolding(content, caution, choice.stars)
  const who = holding === 'health' || holding === 'represented' ? findHurt(content, choice.language) : null
  const wishing = speaksWellOfStaff(content) ? 'comforted' : 'hurt'
  const ways = book.holding[who !== null && holding === 'health' ? wishing : holding]
  const text = begin(book, choose(choice, ways, { who: who ?? '' }))
  const reach = doesHoldInvite(request.review, caution, choice.stars) ? [sayContact(choice)] : []
  return [greet(choice), { paragraph: 'body', spare: 0, text }, ...reach, sign(choice)]
}

/** Whoever speaks through a lawyer is offered no talk. */
function doesHoldInvite({ content }: Pick<ReviewText, 'content'>, caution: HeldCaution, stars: number): boolean {
  const holding = findHolding(content ?? '', caution, stars)
  return caution !== 'loss' && holding !== 'counsel' && holding !== 'represented'
}

const answer = (choice: Choice) => [greet(choice), ...(meet(choice) ?? fill(choice)), sign(choice)]

const doesInvite = ({ occasion, offer }: Pick<Choice, 'occasion' | 'offer'>, closing: Band) =>
  occasion === 'question' ||
  occasion === 'mocked' ||
  (closing === 'poor' && occasion !== 'unanswered' && isToTalk(offer))

/** Whoever complains and says of what. Where somebody is in need of care, nothing is only noted. */
function offerFor(judged: Judged, band: Band): Offer | null {
  const isPoor = band === 'poor' || closeAs(band, judged) === 'poor'
  const offer = isPoor && tells(judged) ? findOffer(judged) : null
  return isToTalk(offer) || !isSerious({ ...judged, band }) ? offer : null
}

/** What a review of a kind of its own is answered with; `null`: it is none. */
function meet(choice: Choice): ReplyPart[] | null {
  const { book, occasion } = choice
  const { occasions: ways, plain } = book
  const says = (sentences: readonly string[]) =>
    sentences.map((text, index): ReplyPart => {
      const isFirst = index === 0
      return { paragraph: 'body', spare: isFirst ? 0 : 1, text: isFirst ? begin(book, text) : capitalize(text) }
    })
  const say = (...lists: readonly Ways[]) => lists.map((list) => choose(choice, list))
  const closes = (closing: Ways): ReplyPart => ({ paragraph: 'closing', spare: 0, text: choose(choice, closing) })
  switch (occasion) {
    case null:
      return null
    case 'shrug':
      return says(say(plain.brief))
    case 'question':
      return [...says(say(...answerQuestion(choice))), sayContact(choice)]
    case 'mocked':
      return [...says(say(ways.mocked.opening)), ...invite(choice)]
    case 'unanswered':
      return [...says(regretSilence(choice)), closes(ways.unanswered.closing)]
    case 'parting':
      return [
        ...says([...say(ways.parting.opening), ...(isShortlyTold(choice) ? tellBlame(choice) : [])]),
        ...close(choice),
      ]
    case 'hardship':
      return [...says(say(ways.hardship.opening)), ...close(choice)]
  }
}

/** Thanks, a regret where it was asked in vain before, and the way to an answer. */
function answerQuestion({ book, request, halves }: Choice): Ways[] {
  const { opening, praised, missed, closing } = book.occasions.question
  const content = request.review.content ?? ''
  const isPraised = praisesBeside(content, halves)
  return [isPraised ? praised : opening, ...(isAskedInVain(content) ? [missed] : []), closing]
}

/** Out of a longer review a single thing is better left unnamed here. */
const isShortlyTold = ({ request }: Choice) => countTold(request.review.content) <= MOST_WORDS_OF_ONE_POINT

const OF_SILENCE: readonly string[] = ['unreachable', 'unheard']
/** Where the missing answer is named already, it is not regretted twice. */
function regretSilence(choice: Choice): string[] {
  const { blame, matters } = choice.named
  const told = isShortlyTold(choice) ? tellBlame(choice) : [choose(choice, choice.book.rest)]
  const isNamed = blame.some(({ key }) => OF_SILENCE.includes(key)) || matters.some(({ topic }) => topic === 'reply')
  const isTold = isNamed && isShortlyTold(choice) && told.length > 0
  return [...(isTold ? [] : [choose(choice, choice.book.occasions.unanswered.opening)]), ...told]
}

function fill(choice: Choice): ReplyPart[] {
  const { book, band } = choice
  if (isSingleWord(choice)) return [{ paragraph: 'body', spare: 0, text: begin(book, open(choice)) }]
  const spoken = speakOfMatters(choice)
  const first = band === 'poor' ? spoken.shift() : undefined
  const opening = first ?? open(choice)
  const heard = first === undefined ? hear(choice) : []
  return [
    { paragraph: 'body', spare: 0, text: begin(book, opening) },
    ...[...heard, ...spoken].map((text): ReplyPart => ({ paragraph: 'body', spare: 1, text: capitalize(text) })),
    { paragraph: 'body', spare: 2, text: respond(choice) },
    { paragraph: 'body', spare: 3, text: warm(choice) },
    ...close(choice),
  ]
}

/** Whoever complains at length is told that it was read. */
const hear = (choice: Choice) =>
  choice.band === 'poor' && !choice.manner.isShort && !isSerious(choice) && isAtLength(choice.request.review.content)
    ? [choose(choice, choice.book.plain.detailed)]
    : []

function close(choice: Choice): ReplyPart[] {
  const { band, manner, request, stars } = choice
  const isAnswered = !manner.isShort && findAsk(request.review.content ?? '', stars) === 'asked'
  const isBrief = (manner.isShort || isAnswered) && (band === 'good' || band === 'middling')
  const closingBand = closeAs(band, choice)
  const text = isBrief ? '' : choose(choice, listClosings(choice, closingBand))
  return [
    { paragraph: manner.isShort ? 'body' : 'closing', spare: 0, text },
    ...(isReached(choice, closingBand) || isAnswered ? [sayContact(choice)] : []),
  ]
}

const isReached = ({ contact, offer }: Choice, closing: Band) =>
  closing === 'poor' && contact.kind !== 'none' && isToTalk(offer)

/** To a talk, whatever the stars. */
const invite = (choice: Choice): ReplyPart[] => [
  {
    paragraph: choice.manner.isShort ? 'body' : 'closing',
    spare: 0,
    text: choose(choice, choice.contact.kind === 'none' ? choice.book.closing.poor : choice.book.reachable),
  },
  sayContact(choice),
]

function listClosings(choice: Choice, band: Band): Ways {
  const { book, offer } = choice
  if (isReached(choice, band) && !isListening(offer)) return book.reachable
  if (offer !== null) return book.fitting[offer]
  if (band === 'poor') return tells(choice) ? book.closing.poor : book.untold
  if (band === 'unclear') return closeUnclear(choice)
  if (band === 'at-odds') return closeAtOdds(choice)
  if (band === 'middling' && isAccount(choice) && isAmiss(choice)) return book.plain.heeded
  return band === 'good' ? closeGood(choice) : book.closing[band]
}

/** Who only recommends has given no stars. */
function closeAtOdds({ book, request, isMeant }: Choice): Ways {
  if (request.review.rating === null) return book.closing.unclear
  return isMeant ? book.fitting.meant.closing : book.closing['at-odds']
}

/** Whoever has a complaint, too, is told that it was heard. */
function closeGood(choice: Choice): Ways {
  const { plain, closing } = choice.book
  if (thankAs(choice) === 'middling') return plain.heeded
  if (isNearSorrow(choice)) return plain.quiet
  return isOfReturn(choice) ? plain.again : closing.good
}

/** A story with trouble in it and five stars is praise or mockery: no suggestion is asked for. */
function closeUnclear(choice: Choice): Ways {
  const { book, request } = choice
  const content = request.review.content ?? ''
  if (isStory(content) && !isOffended(choice) && !mayBeMocked(content)) return book.closing.good
  return isAccount(choice) ? book.plain.noted : book.closing.unclear
}

const isAccount = ({ request }: Choice) => countTold(request.review.content) >= FEWEST_WORDS_OF_AN_ACCOUNT

/** Whoever writes a word alone wants no more than one in return. */
function isSingleWord({ band, request, halves }: Choice): boolean {
  const told = countTold(request.review.content)
  const isEven = told < FEWEST_TELLING_WORDS && halves.length > 0 && halves.every((half) => half.isEven)
  return (band === 'good' || band === 'middling') && (told === 1 || isEven)
}

/** Where it may be about somebody in need of care, no guess is made at what was wrong. */
const leaveUnsure = (matters: readonly Matter[], content: string, stars: number) =>
  stars < 3 && VULNERABLE.test(content) ? matters.filter(({ certainty }) => certainty !== 'unsure') : matters

/** Where praise is a slip of the stars or mockery, it is neither cheered nor regretted. */
const toWords = (band: Band) => (band === 'at-odds' ? 'unclear' : band)

const open = (choice: Choice) => choose(choice, listOpenings(choice))

function listOpenings(choice: Choice): Ways {
  const { book, band } = choice
  const thanks = thankAs(choice)
  if (isSerious(choice) && choice.offer !== 'treated') return book.serious
  if (choice.isMeant) return book.fitting.meant.opening
  if (band === 'poor' && hasWords(choice) && !tells(choice)) return book.plain.curt
  if (band === 'middling' && isSingleWord(choice)) return book.plain.brief
  return thanks === 'good' && isMoving(choice) ? book.plain.moved : fitToStars(choice, book.opening[toWords(thanks)])
}

const OF_STARS = /rating|rate us|valora|\bnote[rs]?\b|notés|Bewertung/
/** Who only recommends has given none. */
function fitToStars({ request }: Choice, ways: Ways): Ways {
  const [first, ...rest] = request.review.rating === null ? ways.filter((way) => !OF_STARS.test(way)) : ways
  return first === undefined ? ways : [first, ...rest]
}

const DANGER =
  /(?<!\p{L})(?:accident|crash(?:ed)?|dangerous|killed|explo(?:ded|sion)|accidente|peligros[oa]|peligro|dangereu(?:x|se)|danger|unfall|gefährlich\p{L}{0,2}|lebensgefährlich\p{L}{0,2})(?!\p{L})/iu

/** Where people live who cannot look after themselves. */
const CARED_FOR =
  /(?<!\p{L})(?:(?:care|nursing|retirement) homes?|residencia (?:de )?(?:mayores|ancianos)|geriátrico|ehpad|maison de retraite|(?:pflege|senioren|alten)(?:wohn)?(?:heim|residenz)\p{L}{0,2})(?!\p{L})/iu

function isSerious({ band, request, halves }: Pick<Choice, 'band' | 'request' | 'halves'>): boolean {
  const content = request.review.content ?? ''
  return (
    band === 'poor' &&
    !halves.some(({ tone }) => tone === 'praise') &&
    (VULNERABLE.test(content) || DANGER.test(content) || CARED_FOR.test(`${content} ${request.businessName}`))
  )
}

/** To a question or a suggestion. */
function respond(choice: Choice): string {
  const ask = choice.manner.isShort ? null : findAsk(choice.request.review.content ?? '', choice.stars)
  return ask ? choose(choice, choice.book[ask]) : ''
}

/** Whoever has a complaint, too, is thanked without a shout of joy. */
function thankAs(choice: Choice): Band {
  const isMixed =
    !isGrateful(choice) && (isAmiss(choice) || mayBeAmiss(choice) || (choice.stars < 5 && isBlaming(choice)))
  return choice.band === 'good' && isMixed ? 'middling' : choice.band
}

function warm(choice: Choice): string {
  const { book, band, manner } = choice
  return manner.tone === 'warm' && !manner.isShort && hasWords(choice) ? choose(choice, book.warmth[toWords(band)]) : ''
}

const FEWEST_TELLING_WORDS = 4
const FEWEST_WORDS_OF_AN_ACCOUNT = 8
/** What was wrong. */
function tells(judged: Judged): boolean {
  const content = judged.request.review.content ?? ''
  const told = countTold(content)
  const isNamed = judged.matters.some(({ polarity }) => polarity === 'negative')
  const isHinted = told > 1 && (isBlaming(judged) || namesFault(content, judged.words))
  return told >= FEWEST_TELLING_WORDS || isNamed || isHinted
}

const hasWords = ({ request }: Choice) => Boolean(request.review.content?.trim())

const capitalize = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** In its own paragraph a sentence begins with a capital, except after the comma of a German salutation. */
const begin = ({ beginsSmall }: PhraseBook, sentence: string) => (beginsSmall ? sentence : capitalize(sentence))
