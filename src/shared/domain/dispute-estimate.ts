import type { DisputeReason } from './assistant.ts'
import type { EstimateGround } from './dispute-grounds.ts'
import { PLATFORM_POLICIES, type Chance, type PolicyCategory } from './dispute-policies.ts'
import type { Platform } from './platforms.ts'
import { findNamed } from './review-signals/find-named.ts'
import { findSignals } from './review-signals/find-signals.ts'
import { SIGNAL_CATEGORIES } from './review-signals/review-signal.ts'

export interface DisputedReview {
  platform: Platform
  reason: DisputeReason
  category: PolicyCategory | null
  content: string | null
  rating: number | null
  isRecommended: boolean | null
  /** How many other reviews say exactly the same. */
  copies: number
  /** How many other reviews of the business are the same author's. */
  byAuthor: number
  /** Whom the business competes with, by its own account. */
  competitors: readonly string[]
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
/** One more by the same author is what regulars do. */
const MANY_BY_AUTHOR = 2

/**
 * Whether the platform is likely to act: on what its rules name and the words show, seldom on a matter of trust, and not
 * on who is right. Goes by what the platforms say of themselves; it promises nothing.
 */
export function estimateDispute(review: DisputedReview): DisputeEstimate {
  const text = review.content?.trim() ?? ''
  const breaches = findBreaches(text, review)
  const chance = weigh(breaches, review.category)
  const grounds = [
    ...[...breaches, ...listHints(review, text)].map(({ key, detail }) => ({ key, speaks: 'for' as const, detail })),
    ...findObjections(review, text, breaches),
  ]
  return { chance, grounds, isReplyBetter: chance === 'poor' && text !== '' }
}

function findBreaches(text: string, { copies }: Pick<DisputedReview, 'copies'>): Breach[] {
  return [
    ...findSignals(text).map(({ kind, words, isPlain }) => ({
      key: kind,
      detail: words,
      isPlain,
      categories: SIGNAL_CATEGORIES[kind],
    })),
    ...(copies > 0 ? [{ key: 'duplicate' as const, detail: String(copies), isPlain: true, categories: COPIED }] : []),
  ]
}

const COPIED: readonly PolicyCategory[] = ['repetitive', 'fake-engagement', 'not-firsthand']

/** Names are shared, regulars write again and guests compare: worth a look, no ground by itself. */
function listHints({ byAuthor, competitors }: DisputedReview, text: string): Pick<Breach, 'key' | 'detail'>[] {
  const [named] = findNamed(text, competitors)
  return [
    ...(byAuthor < MANY_BY_AUTHOR ? [] : [{ key: 'same-author' as const, detail: String(byAuthor) }]),
    ...(named ? [{ key: 'names-competitor' as const, detail: named.name }] : []),
  ]
}

function findObjections(
  { rating, isRecommended, category, reason, platform }: DisputedReview,
  text: string,
  breaches: readonly Breach[],
): DisputeEstimate['grounds'] {
  const hasBreach = breaches.length > 0
  const isPraise = (rating ?? 0) >= LEAST_PRAISE || isRecommended === true
  const isMisplaced = hasBreach && !breaches.some((breach) => isCovered(breach, category))
  const objections: [EstimateGround, boolean][] = [
    ['no-text', text === ''],
    ['positive-tone', isPraise],
    ['needs-proof', !hasBreach && isMatterOfTrust(reason)],
    ['factual-disagreement', !hasBreach && !isPraise && text !== ''],
    ['other-category', isMisplaced],
  ]
  return objections.flatMap(([key, isSo]) => {
    const detail = key === 'other-category' ? findCategory(breaches, platform) : null
    return isSo ? [{ key, speaks: 'against' as const, detail }] : []
  })
}

const isCovered = ({ categories }: Breach, chosen: PolicyCategory | null) =>
  chosen === null || categories.includes(chosen)

/** Where it belongs on that platform, by the gravest of what was found. */
function findCategory(breaches: readonly Breach[], platform: Platform): PolicyCategory | null {
  const offered = PLATFORM_POLICIES[platform].categories
  return breaches.flatMap(({ categories }) => categories).find((category) => offered.includes(category)) ?? null
}

/** Who wrote it and why: nothing in the words shows it. */
const isMatterOfTrust = (reason: DisputeReason) => reason === 'fake' || reason === 'competitor'

function weigh(breaches: readonly Breach[], category: PolicyCategory | null): Chance {
  if (breaches.length === 0) return 'poor'
  return breaches.some((breach) => breach.isPlain && isCovered(breach, category)) ? 'good' : 'fair'
}
