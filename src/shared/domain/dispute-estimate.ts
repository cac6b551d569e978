import type { DisputeReason } from './assistant.ts'
import type { Chance, PolicyCategory } from './dispute-policies.ts'
import type { Platform } from './platforms.ts'
import {
  findEmailAddress,
  findLink,
  findOffensiveWords,
  findOffTopic,
  findPhoneNumber,
  findPromotion,
  findSecondHand,
  findThreat,
} from './review-signals.ts'

/** What speaks for and against; each is a key of the catalogue. */
export const ESTIMATE_GROUNDS = [
  'threat',
  'personal-information',
  'offensive-words',
  'link-or-advertising',
  'duplicate',
  'not-firsthand',
  'off-topic',
  'no-text',
  'factual-disagreement',
  'positive-tone',
  'needs-proof',
  'other-category',
] as const
export type EstimateGround = (typeof ESTIMATE_GROUNDS)[number]

export interface DisputedReview {
  platform: Platform
  reason: DisputeReason
  category: PolicyCategory | null
  content: string | null
  rating: number | null
  isRecommended: boolean | null
  /** How many other reviews say exactly the same. */
  copies: number
}

export interface DisputeEstimate {
  chance: Chance
  grounds: { key: EstimateGround; speaks: 'for' | 'against'; detail: string | null }[]
  isReplyBetter: boolean
}

interface Breach {
  key: EstimateGround
  detail: string
  /** Plain to see in the words; the others take somebody's judgement. */
  isPlain: boolean
  categories: readonly PolicyCategory[]
}

/** From four stars on it is praise, whoever wrote it. */
const LEAST_PRAISE = 4

/**
 * Whether the platform is likely to act: on what its rules name and the words show, seldom on a matter of trust, and not
 * on who is right. Goes by what the platforms say of themselves; it promises nothing.
 */
export function estimateDispute(review: DisputedReview): DisputeEstimate {
  const text = review.content?.trim() ?? ''
  const breaches = findBreaches(text, review.copies)
  const against = findObjections(review, text, breaches)
  const chance = weigh(breaches, against)
  const grounds = [
    ...breaches.map(({ key, detail }) => ({ key, speaks: 'for' as const, detail })),
    ...against.map((key) => ({ key, speaks: 'against' as const, detail: null })),
  ]
  return { chance, grounds, isReplyBetter: chance === 'poor' && text !== '' }
}

function findBreaches(text: string, copies: number): Breach[] {
  const found = (key: EstimateGround, detail: string | null, given: Pick<Breach, 'isPlain' | 'categories'>): Breach[] =>
    detail === null ? [] : [{ key, detail, ...given }]
  return [
    ...found('threat', findThreat(text), { isPlain: true, categories: ['violence', 'harassment', 'offensive'] }),
    ...found('personal-information', findEmailAddress(text) ?? findPhoneNumber(text), {
      isPlain: true,
      categories: ['personal-information'],
    }),
    ...found('offensive-words', findOffensiveWords(text), {
      isPlain: true,
      categories: ['offensive', 'harassment', 'hate'],
    }),
    ...found('link-or-advertising', findAdvertising(text), {
      isPlain: true,
      categories: ['advertising', 'off-topic', 'conflict-of-interest'],
    }),
    ...found('duplicate', copies > 0 ? String(copies) : null, {
      isPlain: true,
      categories: ['repetitive', 'fake-engagement', 'not-firsthand'],
    }),
    ...found('not-firsthand', findSecondHand(text), {
      isPlain: false,
      categories: ['not-firsthand', 'fake-engagement', 'off-topic', 'misrepresentation'],
    }),
    ...found('off-topic', findOffTopic(text), { isPlain: false, categories: ['off-topic'] }),
  ]
}

/** An address of mail has the name of a site in it. */
function findAdvertising(text: string): string | null {
  const withoutMail = text.replaceAll(/\S{1,64}@\S{1,255}/g, ' ')
  return findLink(withoutMail) ?? findPromotion(withoutMail)
}

function findObjections(
  { rating, isRecommended, category, reason }: DisputedReview,
  text: string,
  breaches: readonly Breach[],
): EstimateGround[] {
  const hasBreach = breaches.length > 0
  const isPraise = (rating ?? 0) >= LEAST_PRAISE || isRecommended === true
  const isCovered = category === null || breaches.some((each) => each.categories.includes(category))
  const objections: [EstimateGround, boolean][] = [
    ['no-text', text === ''],
    ['positive-tone', isPraise],
    ['needs-proof', !hasBreach && isMatterOfTrust(reason)],
    ['factual-disagreement', !hasBreach && !isPraise && text !== ''],
    ['other-category', hasBreach && !isCovered],
  ]
  return objections.flatMap(([key, isSo]) => (isSo ? [key] : []))
}

/** Who wrote it and why: nothing in the words shows it. */
const isMatterOfTrust = (reason: DisputeReason) => reason === 'fake' || reason === 'competitor'

function weigh(breaches: readonly Breach[], against: readonly EstimateGround[]): Chance {
  if (breaches.length === 0) return 'poor'
  const isGood = breaches.some(({ isPlain }) => isPlain) && !against.includes('other-category')
  return isGood ? 'good' : 'fair'
}
