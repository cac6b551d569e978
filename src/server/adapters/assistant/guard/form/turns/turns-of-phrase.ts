/**
 * What in a language can turn a courtesy into a statement, and the turns in which replies use it. Written against marked
 * text: folded, a space on either side of each word, words passed over left out, `_` for what the review or the team has
 * brought up, `+` for praise.
 */
export interface TurnsOfPhrase {
  /** Shades that change nothing. */
  passedOver: string
  /** What replies speak of, neither good nor bad. */
  things: string
  /** Who does something, negations, comparisons, orders, conditions. Each must stand in a known turn. */
  pivot: RegExp
  known: RegExp
  /** What is wrong, when, how many, who else: said only where the review or the team says so. Beginnings of words. */
  brought: string
}

/** `A|B` of a list of words, for a pattern. */
export const anyOf = (words: string) => `(?:${words.trim().split(/\s+/).join('|')})`
