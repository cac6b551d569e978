/**
 * How nobody speaks to a guest, in one language. A reply speaks to its reader: what went wrong is said of the business, and
 * of the reader only how they felt. Sources of patterns, against folded sentences.
 */
export interface ToneOfVoice {
  /** The reader, up to where it is said what they are. `TRAIT` stands for that where it comes in between. */
  reader: readonly string[]
  /** What may stand between. */
  filler: string
  /** What no reply calls its reader. The built-in lexicon's harsh words count besides. */
  traits: string
  /** Harsh words that only tell how somebody was made to feel. */
  felt: string
  /** Contempt for what the reader says, has or is: their words, taste and manners, and their like. */
  belittling: string
  /** Says that it is not true. */
  doubting: string
  /** Tells them what to do, or to go. */
  ordering: string
  threatening: string
  mocking: string
  /** Glad to be rid of them, or at their cost. */
  gloating: string
  /** Carries what they told to where it does not belong, or comes too close. */
  intruding: string
  /** Said in answer to a complaint only in scorn: congratulations, laughter, more of it. */
  scorning: string
}
