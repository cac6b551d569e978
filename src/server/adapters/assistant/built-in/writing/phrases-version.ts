/** Kept with every text made of phrases. Counts up whenever a phrase, a rule or a point changes. */
export const PHRASES_VERSION = '3'
