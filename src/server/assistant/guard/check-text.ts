import type { BlockReason, Doubt } from '#shared/domain/assistant.ts'
import { eld } from 'eld/small'
import { isLocale } from '#shared/domain/locales.ts'
import { readReview } from '#server/assistant/analysis/read-review.ts'
import { hasAdmission } from './find-admissions.ts'
import { hasForeignContactDetail } from './find-contact-details.ts'
import { takesUpReview } from './find-echo.ts'
import { hasLeak } from './find-leaks.ts'
import { hasForeignLink } from './find-links.ts'
import { hasForeignName } from './find-names.ts'
import { hasOffence } from './find-offences.ts'
import { hasForeignOffer, hasForeignPromise } from './find-offers.ts'
import { findDoubts } from './doubts/find-doubts.ts'
import { namesStranger } from './find-strangers.ts'
import { foldText, longPattern, splitSentences } from './text.ts'

/** Of its own: another part of the program may narrow what the common one looks for. */
const detector = eld.newInstance()

/** Below that a name or a dish decides. */
const FEWEST_LETTERS_TO_JUDGE = 60
const FEWEST_LETTERS_TO_LEARN = 12
/** Names of languages, in the four languages a person may ask in: then they say themselves which it is to be. */
const ASKED = longPattern`
  \b(?:english|spanish|french|german|italian|portuguese|dutch|russian|chinese|arabic|translate|language|englisch|
  spanisch|franzosisch|deutsch|italienisch|sprache|ubersetz\S*|ingles|espanol|frances|aleman|idioma|traduc\S*|anglais|
  espagnol|francais|allemand|langue|tradui\S*)(?!\p{L})
`

interface Languages {
  /** As the platform names it, if it does. */
  named: string | null
  review: string
  instructions: string
}

/** Short texts are not judged; where the review does not tell its language, any of the product's will do. */
function isInWrongLanguage(text: string, { named, review, instructions }: Languages): boolean {
  const written = findLanguage(text, FEWEST_LETTERS_TO_JUDGE)
  if (written === null || asksForLanguage(instructions)) return false
  const heard = listLanguages(review, named)
  return heard.size === 0 ? !isLocale(written) : !heard.has(written)
}

/** Whether it is in none of the languages that can be checked, as far as that can be told. */
function isUnreadable(text: string): boolean {
  const written = findLanguage(text, FEWEST_LETTERS_TO_JUDGE)
  return written !== null && !isLocale(written)
}

const asksForLanguage = (instructions: string) => ASKED.test(foldText(instructions))

/** All that are in it: a review may hold two, and which of them is meant is not for us to say. */
function listLanguages(review: string, named: string | null): Set<string> {
  const parts = [review, ...splitSentences(review)].map((part) => findLanguage(part, FEWEST_LETTERS_TO_LEARN))
  const told = [...parts, named?.slice(0, 2).toLowerCase() ?? null]
  return new Set(told.filter((language) => language !== null))
}

function findLanguage(text: string, fewestLetters: number): string | null {
  if ((text.match(/\p{L}/gu) ?? []).length < fewestLetters) return null
  const found = detector.detect(text)
  return found.language !== '' && found.isReliable() ? found.language : null
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
