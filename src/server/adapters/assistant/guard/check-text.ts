import type { BlockReason } from '#shared/domain/assistant.ts'
import { readReview } from '../built-in/reading/read-review.ts'
import { hasAdmission, praisesComplaint } from './checks/find-admissions.ts'
import { hasForeignContactDetail } from './checks/find-contact-details.ts'
import { repeatsReview, takesUpReview } from './checks/find-echo.ts'
import { hasLeak } from './checks/find-leaks.ts'
import { hasForeignLink } from './checks/find-links.ts'
import { hasForeignName } from './names/find-names.ts'
import { hasOffence } from './checks/find-offences.ts'
import { hasForeignOffer, hasForeignPromise } from './checks/find-offers.ts'
import { asksForLanguage, isInWrongLanguage, isUnreadable } from './checks/find-wrong-language.ts'
import { isNote, isReport, speaksForBusiness } from './form/check-report.ts'
import { isCourteous, isProse } from './form/check-shape.ts'
import { findClaims } from './form/find-claims.ts'
import { findGraveWords } from './form/find-grave-words.ts'
import { guessLocale, sharesWords } from './form/known-words.ts'
import { namesStranger } from './names/find-strangers.ts'
import { splitSentences } from './text/sentences.ts'
import { hasBadTone } from './tone/find-tone.ts'
import { foldText } from './text/fold-text.ts'

const FIGURE = /\d+(?:[.,:]\d+)*/g
/** "Five stars" and "5/5" are the review's own. */
const STARS = /\b[1-5](?:[.,]\d)?(?:\s?\/\s?5)?[\s-](?:stars?|estrellas?|etoiles?|sterne?n?)\b|\b[1-5]\s?\/\s?5\b/g

/** A number, price, date or time that the team has not given. */
function hasForeignFigure(text: string, team: string): boolean {
  const allowed = new Set(foldText(team).match(FIGURE) ?? [])
  const figures = foldText(text).replace(STARS, ' ').match(FIGURE) ?? []
  return figures.some((figure) => !allowed.has(figure))
}

/** What a text is held against. */
export interface Surroundings {
  /** What the business is called. */
  business?: string
  /** What the team has written itself: links, numbers, names and offers in here may be repeated. */
  team: string
  instructions: string
  /** Content: what it tells. */
  review: { content: string; author: string | null; stars: number | null; language: string | null }
  /** What the review says to whoever answers it; most say nothing. */
  address: string
}

type Check = (text: string, around: Surroundings) => boolean

const hasLeaked: Check = (text, { team, review, address }) =>
  hasLeak(text, team) ||
  (address !== '' && takesUpReview(text, address, `${team} ${review.author ?? ''} ${review.content}`))

/** Of whatever is shown to anybody. */
const COMMON_CHECKS: readonly (readonly [BlockReason, Check])[] = [
  ['link', (text, { team }) => hasForeignLink(text, team)],
  ['contact-detail', (text, { team }) => hasForeignContactDetail(text, team)],
  ['leaked-instructions', hasLeaked],
]

/** Of what is said in the name of the business. */
const PUBLIC_CHECKS: readonly (readonly [BlockReason, Check])[] = [
  ...COMMON_CHECKS,
  ['offensive', (text) => hasOffence(text)],
  ['promise', (text, { team }) => hasForeignPromise(text, team)],
  ['refund', (text, { team }) => hasForeignOffer(text, team)],
  [
    'other-name',
    (text, { team, review }) => hasForeignName(text, { team, author: review.author, review: review.content }),
  ],
  ['contradicts-review', (text, { team, review }) => hasAdmission(text, team) || praisesComplaint(text, review.stars)],
]

const run = (checks: typeof COMMON_CHECKS, text: string, around: Surroundings) =>
  checks.filter(([, isBad]) => isBad(text, around)).map(([reason]) => reason)

/** What the business says in public, or the beginning of it: no language is told from a beginning. */
export function checkPublicText(text: string, around: Surroundings): BlockReason[] {
  return run(PUBLIC_CHECKS, text, around)
}

/**
 * What the platform or the team reads. It may name and quote what the review is about, but leads nowhere and leaks
 * nothing. Where the review speaks to the assistant, it is held to what may be said in public.
 */
export function checkInternalText(text: string, around: Surroundings): BlockReason[] {
  if (around.address !== '') return checkPublicText(text, around)
  const offensive: BlockReason[] = hasOffence(text, around.review.content) ? ['offensive'] : []
  return [...run(COMMON_CHECKS, text, around), ...offensive]
}

const ownWords = ({ team, review }: Surroundings) => `${team} ${review.author ?? ''}`

/** What the team asks for may need words that neither it nor the review has used. */
const MOST_CLAIMS_ASKED_FOR = 2
/** Where more of it is none of a reply's own, the rest is not to be trusted either. */
const MOST_LEFT_OUT = 2

function listClaims(text: string, around: Surroundings): string[] {
  const { business = '', team, review } = around
  const sources = { names: `${business} ${review.author ?? ''}`, own: team, review: review.content }
  const grave = splitSentences(text).filter((sentence) => findGraveWords(sentence, ownWords(around)).length > 0)
  const claims = [...new Set([...findClaims(text, sources), ...grave])]
  const asked = claims.filter((sentence) => !grave.includes(sentence) && isAskedFor(sentence, around))
  return claims.filter((sentence) => !asked.slice(0, MOST_CLAIMS_ASKED_FOR).includes(sentence))
}

/** It takes up what the person has asked for, as far as that can be told, and nothing that the review says. */
function isAskedFor(sentence: string, { instructions, review, address }: Surroundings): boolean {
  if (instructions.trim() === '' || address !== '' || sharesWords(sentence, review.content)) return false
  return guessLocale(instructions) !== guessLocale(sentence) || sharesWords(sentence, instructions)
}

/** Of weight, and nobody's: not the review's either. */
const hasGraveClaim = (text: string, around: Surroundings) =>
  findGraveWords(text, `${ownWords(around)} ${around.review.content}`).length > 0

/**
 * The reply without the sentences in it that are none of a reply's own: most such are harmless, and a draft is of use
 * without them. Where there are many, or one of those that are told to people, the text stays and does not pass.
 */
export function leaveOutClaims(text: string, around: Surroundings): string {
  if (isUnreadable(text)) return text
  const claims = listClaims(text, around)
  if (claims.length > MOST_LEFT_OUT) return text
  if (claims.some((claim) => hasGraveClaim(claim, around) || checkReplyShape(claim, around).length > 0)) return text
  return claims.reduce((rest, claim) => {
    const at = rest.indexOf(claim)
    return `${rest.slice(0, at)}${rest.slice(at + claim.length).trimStart()}`.trimEnd()
  }, text)
}

const MOST_STARS_OF_A_COMPLAINT = 3

/** By its stars; without any, by its words. */
const complains = ({ stars, content, language }: Surroundings['review']) =>
  stars === null
    ? readReview({ content, rating: null, isRecommended: null, language, locale: 'en' }).sentiment === 'negative'
    : stars <= MOST_STARS_OF_A_COMPLAINT

/** Of what a model writes in answer to a review, whatever the review says: it must be a reply, and no more than that. */
const REPLY_CHECKS: readonly (readonly [BlockReason, Check])[] = [
  ['tone', (text, { team, review }) => hasBadTone(text, { team, isComplaint: complains(review) })],
  ['echo', (text, around) => repeatsReview(text, `${around.review.content} ${around.address}`, ownWords(around))],
  ['not-a-reply', (text) => !isProse(text)],
  ['claim', (text, { team }) => hasForeignFigure(text, team)],
]
/** Only where the language is one of ours. */
const WORDING_CHECKS: readonly (readonly [BlockReason, Check])[] = [
  [
    'other-name',
    (text, { team, review }) => namesStranger(text, { team, author: review.author, review: review.content }),
  ],
  ['claim', (text, around) => listClaims(text, around).length > 0],
]

/** Where it can be said what is wrong, "it says something else" adds nothing. */
function checkReplyShape(text: string, around: Surroundings): BlockReason[] {
  const found = checkPublicText(text, around)
  return found.length > 0 ? found : run(REPLY_CHECKS, text, around)
}

/** A model's reply to a review, or the beginning of it. */
export function checkReply(text: string, around: Surroundings): BlockReason[] {
  const found = checkReplyShape(text, around)
  if (found.length > 0) return found
  if (!isUnreadable(text)) return run(WORDING_CHECKS, text, around)
  return asksForLanguage(around.instructions) && around.address === '' ? [] : ['unchecked-language']
}

export function checkWholeReply(text: string): BlockReason[] {
  return isCourteous(text) || isUnreadable(text) ? [] : ['not-a-reply']
}

/** What a model writes to a platform, or the beginning of it. */
export function checkReport(text: string): BlockReason[] {
  return isReport(text) ? [] : ['claim']
}

export function checkEvidence(lines: readonly string[]): BlockReason[] {
  return lines.every(isNote) ? [] : ['claim']
}

/** What a model tells the team of a review. */
export function checkSummary(text: string): BlockReason[] {
  return speaksForBusiness(text) ? ['claim'] : []
}

export function checkWhole(text: string): BlockReason[] {
  return /[\p{L}\p{N}]/u.test(text) ? [] : ['empty']
}

export function checkLanguage(text: string, { review, instructions }: Surroundings): BlockReason[] {
  const languages = { named: review.language, review: review.content, instructions }
  return isInWrongLanguage(text, languages) ? ['wrong-language'] : []
}
