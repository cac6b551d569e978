import type { Platform } from './platforms.ts'

/** Where an official interface tells the figures of businesses that are not one's own. */
export const READ_PLATFORMS = ['google', 'yelp'] as const
export type ReadPlatform = (typeof READ_PLATFORMS)[number]

/** Whose answers may be kept, for a day; nothing of the other's may be. */
export const KEPT_PLATFORM = 'yelp' satisfies ReadPlatform
export type KeptPlatform = typeof KEPT_PLATFORM

export const FIGURE_SOURCES = ['entered', 'imported', 'read'] as const
export type FigureSource = (typeof FIGURE_SOURCES)[number]

/** Older than this, a figure is marked as old. */
export const OLD_AFTER_DAYS = 30

export const COMPETITOR_WATCH_LIMITS = {
  competitors: 20,
  name: 100,
  id: 200,
  url: 500,
  importLines: 1000,
  importLength: 200_000,
  history: 1000,
} as const

/** Where we get all of the customer's own reviews. Of the others only the newest few, which say nothing of how many there are. */
export const COUNTED_PLATFORMS: readonly Platform[] = ['google', 'facebook']

interface Counted {
  platform: Platform
  reviewCount: number
}

export interface PlatformShare {
  platform: Platform
  own: number
  all: number
  /** From 0 to 1. */
  share: number
}

/**
 * Of all reviews of the business and those it compares itself with, how many are its own: platform by platform, never
 * over several, and only where somebody else's figure is known.
 */
export function measureShares(own: readonly Counted[], others: readonly Counted[]): PlatformShare[] {
  return COUNTED_PLATFORMS.flatMap((platform) => {
    const sum = (counted: readonly Counted[]) =>
      counted.filter((each) => each.platform === platform).reduce((total, each) => total + each.reviewCount, 0)
    const isKnown = others.some((each) => each.platform === platform)
    const mine = sum(own)
    const all = mine + sum(others)
    return isKnown && all > 0 ? [{ platform, own: mine, all, share: mine / all }] : []
  })
}
