import type { Platform } from '#shared/domain/platforms.ts'
import type { PseudoRandom } from './pseudo-random.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** As each platform numbers them. */
export function makeReviewId(random: PseudoRandom, vendor: Platform, index: number): string {
  const letters = (count: number) =>
    Array.from({ length: count }, () => LETTERS.charAt(random.between(0, LETTERS.length - 1))).join('')
  if (vendor === 'google') return `Ch${letters(34)}`
  if (vendor === 'yelp') return letters(22)
  return vendor === 'facebook' ? `5714${100_000_000 + index * 7919}` : String(918_000_000 + index * 4021)
}
