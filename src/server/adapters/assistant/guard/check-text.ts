import type { BlockReason } from '#shared/domain/assistant.ts'
import { hasAdmission, praisesComplaint } from './checks/find-admissions.ts'
import { hasForeignContactDetail } from './checks/find-contact-details.ts'
import { repeatsReview, takesUpReview } from './checks/find-echo.ts'
import { hasForeignFigure } from './checks/find-figures.ts'
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
import { namesStranger } from './names/find-strangers.ts'

/** What a text is held against. */
export interface Surroundings {
  /** What the business is called. */
  business?: string
  /** What the team has written itself: links, numbers, names and offers in here may be repeated. */
  team: string
  instructions: string
  review: { content: string; author: string | null; stars: number | null; language: string | null }
  /** The review speaks to the assistant. */
  isHostile: boolean
}

type Check = (text: string, around: Surroundings) => boolean

const hasLeaked: Check = (text, { team, review, isHostile }) =>
  hasLeak(text, team) || (isHostile && takesUpReview(text, review.content, `${team} ${review.author ?? ''}`))

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
  if (around.isHostile) return checkPublicText(text, around)
  const offensive: BlockReason[] = hasOffence(text, around.review.content) ? ['offensive'] : []
  return [...run(COMMON_CHECKS, text, around), ...offensive]
}

/** What the team asks for may need words that neither it nor the review has used. */
const MOST_CLAIMS_ASKED_FOR = 2

const ownWords = ({ team, review }: Surroundings) => `${team} ${review.author ?? ''}`

function listClaims(text: string, { business = '', team, review }: Surroundings) {
  return findClaims(text, { names: `${business} ${review.author ?? ''}`, own: team, review: review.content })
}

const hasGraveWord = (text: string, around: Surroundings) =>
  findGraveWords(text, { own: ownWords(around), review: around.review.content }).length > 0

function makesClaim(text: string, around: Surroundings): boolean {
  const claims = listClaims(text, around)
  const most = around.instructions.trim() === '' ? 0 : MOST_CLAIMS_ASKED_FOR
  return claims.length > most || claims.some(({ isBorrowed }) => isBorrowed) || hasGraveWord(text, around)
}

/**
 * The reply without the one sentence in it that is none of a reply's own: most such are harmless, and a draft is of use
 * without it. Where there are more, or it is one of those that are told to people, the text stays and does not pass.
 */
export function leaveOutClaim(text: string, around: Surroundings): string {
  if (around.instructions.trim() !== '' || isUnreadable(text)) return text
  const [sentence, ...more] = new Set(listClaims(text, around).map((claim) => claim.sentence))
  if (sentence === undefined || more.length > 0) return text
  if (hasGraveWord(sentence, around) || checkReplyShape(sentence, around).length > 0) return text
  const at = text.indexOf(sentence)
  return `${text.slice(0, at)}${text.slice(at + sentence.length).trimStart()}`.trimEnd()
}

/** Of what a model writes in answer to a review, whatever the review says: it must be a reply, and no more than that. */
const REPLY_CHECKS: readonly (readonly [BlockReason, Check])[] = [
  ['echo', (text, around) => repeatsReview(text, around.review.content, ownWords(around))],
  ['not-a-reply', (text) => !isProse(text)],
  ['claim', (text, { team }) => hasForeignFigure(text, team)],
]
/** Only where the language is one of ours. */
const WORDING_CHECKS: readonly (readonly [BlockReason, Check])[] = [
  [
    'other-name',
    (text, { team, review }) => namesStranger(text, { team, author: review.author, review: review.content }),
  ],
  ['claim', makesClaim],
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
  return asksForLanguage(around.instructions) ? [] : ['unchecked-language']
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
