import { BUCKETS, MEASURES, OWN_BALANCE, type Features } from './features.ts'
import type { Weights } from './weights.ts'

/** How much words and pairs of words count beside the measures. */
export const BUCKETS_SHARE = 3

/** The share of one bucket among so many: a long review says no more than a short one. */
export function shareOf(count: number): number {
  return BUCKETS_SHARE / Math.sqrt(count + 1)
}

/** −1 (bad) to 1 (good), by what is praised and blamed in words the lexicon knows; `null` where it knows none. */
export function scoreByLexicon({ opinions, measures }: Features): number | null {
  return opinions.length === 0 ? null : (measures[OWN_BALANCE] ?? 0)
}

/** −1 (bad) to 1 (good). Both heads low: nothing is said; both high: praise and blame. Either is about 0. */
export function scoreByModel({ buckets, measures }: Features, weights: Weights): number {
  return squash(sumHead({ buckets, measures }, weights, 0)) - squash(sumHead({ buckets, measures }, weights, 1))
}

function sumHead(
  { buckets, measures }: Pick<Features, 'buckets' | 'measures'>,
  weights: Weights,
  head: number,
): number {
  let steps = 0
  for (const bucket of buckets) steps += weights.buckets[head * BUCKETS + bucket] ?? 0
  let sum = steps * (weights.scales[head] ?? 0) * shareOf(buckets.length)
  for (let at = 0; at < MEASURES; at += 1) {
    sum += (measures[at] ?? 0) * (weights.measures[head * MEASURES + at] ?? 0)
  }
  return sum
}

export function squash(sum: number): number {
  return 1 / (1 + Math.exp(-sum))
}
