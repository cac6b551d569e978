/**
 * Pieces of patterns, without regard to case; apostrophes are straight, and a space stands for any white space. Strangers
 * write these texts: every repetition has an end, so that no text takes long.
 */
export interface SignalPatterns {
  threat: readonly string[]
  extortion: readonly string[]
  hate: readonly string[]
  insult: readonly string[]
  /** Where somebody lives, or how to reach them at home. */
  privateLife: readonly string[]
  insider: readonly string[]
  /** Whoever writes says that they were not there. */
  neverVisited: readonly string[]
  /** Somebody else told it. That alone shows nothing: friends also recommend. */
  hearsay: readonly string[]
  /** They were there, so what others told does not matter. */
  ownVisit: readonly string[]
  wrongBusiness: readonly string[]
  politics: readonly string[]
  advertising: readonly string[]
  sendsElsewhere: readonly string[]
  /** Who is spoken of, for a full name behind it. */
  roles: readonly string[]
}
