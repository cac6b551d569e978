import type { Platform } from './platforms.ts'

/** `newest` leaves nothing out by its stars, `chosen` says who chose, `average` counts all. */
export const REVIEW_WIDGET_KINDS = ['newest', 'chosen', 'average'] as const
export type ReviewWidgetKind = (typeof REVIEW_WIDGET_KINDS)[number]

export const REVIEW_WIDGET_LIMITS = { widgets: 20, name: 100, chosen: 8, newest: 5, shown: 300 } as const

/**
 * Whose reviews may stand on other websites: those of one's own profile at Google and one's own page at Facebook. Yelp lets its texts be kept for 24
 * hours and mixed with nobody else's, and TripAdvisor lets nothing be kept but the id of a place.
 */
export const SHOWABLE_PLATFORMS = ['google', 'facebook'] as const satisfies readonly Platform[]
export type ShowablePlatform = (typeof SHOWABLE_PLATFORMS)[number]

/** At the end of a widget's address: its parts alone, for a website that takes them into its own pages. */
export const WIDGET_PARTS = '/parts'
