import type { BlockReason, Doubt } from '#shared/domain/assistant.ts'
import { readReview } from '../built-in/reading/read-review.ts'
import { hasAdmission } from './checks/find-admissions.ts'
import { hasForeignContactDetail } from './checks/find-contact-details.ts'
import { takesUpReview } from './checks/find-echo.ts'
import { hasLeak } from './checks/find-leaks.ts'
import { hasForeignLink } from './checks/find-links.ts'
import { hasForeignName } from './names/find-names.ts'
import { hasOffence } from './checks/find-offences.ts'
import { hasForeignOffer, hasForeignPromise } from './checks/find-offers.ts'
import { asksForLanguage, isInWrongLanguage, isUnreadable } from './checks/find-wrong-language.ts'
import { findDoubts } from './doubts/find-doubts.ts'
import { namesStranger } from './names/find-strangers.ts'

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
  ['contradicts-review', (text, { team }) => hasAdmission(text, team)],
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

/** What a model writes in answer to a review, or the beginning of it. */
export function checkReply(text: string, around: Surroundings): BlockReason[] {
  const { team, review, instructions, address } = around
  const found = checkPublicText(text, around)
  if (found.length > 0) return found
  if (isUnreadable(text)) return asksForLanguage(instructions) && address === '' ? [] : ['unchecked-language']
  return namesStranger(text, { team, author: review.author, review: review.content }) ? ['other-name'] : []
}

const MOST_STARS_OF_A_COMPLAINT = 2

/** By its stars; without any, by its words. */
const complains = ({ stars, content, language }: Surroundings['review']) =>
  stars === null
    ? readReview({ content, rating: null, isRecommended: null, language, locale: 'en' }).sentiment === 'negative'
    : stars <= MOST_STARS_OF_A_COMPLAINT

/** Passages of a reply that wants no holding back. What cannot be read is doubtful as a whole. */
export function findReplyDoubts(text: string, { business = '', team, review, address }: Surroundings): Doubt[] {
  if (isUnreadable(text)) return [{ start: 0, end: text.length, reason: 'unchecked-language' }]
  const names = `${business} ${review.author ?? ''}`
  return findDoubts(text, { names, team, review: review.content, address, isComplaint: complains(review) })
}

export function checkWhole(text: string): BlockReason[] {
  return /[\p{L}\p{N}]/u.test(text) ? [] : ['empty']
}

export function checkLanguage(text: string, { review, instructions }: Surroundings): BlockReason[] {
  const languages = { named: review.language, review: review.content, instructions }
  return isInWrongLanguage(text, languages) ? ['wrong-language'] : []
}
