import type { Tone } from '#shared/domain/assistant.ts'
import type { Aspect } from '#shared/domain/sentiment.ts'

export type Band = 'good' | 'middling' | 'poor'

/** Ways to say the same. */
export type Ways = readonly [string, ...string[]]

export interface AspectPhrases {
  positive: Ways
  negative: Ways
}

/**
 * Out of which replies are put together in one language. Nothing in it claims to know what happened, promises anything,
 * or has an exclamation mark. Openings begin small: whether they follow a comma is for the language to say.
 */
export interface PhraseBook {
  greeting: Record<Tone, { named: string; unnamed: string }>
  /** `calm` and `strong` by how strongly the review is put; `wordless` where it says nothing. */
  opening: Record<Band, { calm: Ways; strong: Ways; wordless: Ways }>
  /** One more sentence, in answer to words, for those who like to sound warm. */
  warmth: Record<Band, Ways>
  closing: Record<Band, Ways>
  /** All that a short reply says about what comes next, if anything. */
  shortClosing: Record<Band, string>
  signOff: Record<Tone, string>
  /** Who signs where nobody is named. */
  team: string
  /** The same while the business has not said its name. */
  namelessTeam: string
  /** Sentences about one aspect alone. */
  aspects: Record<Aspect, AspectPhrases>
  /** Sentences that any aspect fits into. */
  anyAspect: AspectPhrases
  /** What stands for an aspect in those, in the case they ask for. */
  topics: Record<Aspect, string>
  /** German goes on in small letters after the comma of a salutation. */
  beginsSmall: boolean
}
