import type { HeldCaution, Tone } from '#shared/domain/assistant.ts'
import type { MatterWords } from './find-matters.ts'

/** `unclear`: words and stars say different things, or praise is not meant as such. */
export type Band = 'good' | 'middling' | 'poor' | 'unclear'

/** Ways to say the same. */
export type Ways = readonly [string, ...string[]]

/**
 * Out of which replies are put together in one language. Nothing in it claims to know what happened, promises anything,
 * or has an exclamation mark. Each list that every reply draws from has eleven ways, so that none comes back within ten.
 */
export interface PhraseBook {
  greeting: Record<Tone, { named: string; unnamed: string }>
  /** Begin small, and fit where no word was written. */
  opening: Record<Band, Ways>
  /** One more sentence, in answer to words, for those who like to sound warm. */
  warmth: Record<Band, Ways>
  closing: Record<Band, Ways>
  /** On what was praised or blamed: `{topic}`. */
  praised: Ways
  blamed: Ways
  /** Opens the answer to a complaint, with what was wrong: `{matter}`. Begin small. */
  faulted: Ways
  /** All that is said in public of a grave matter, in two sentences. Begin small. */
  holding: Record<HeldCaution, Ways>
  signOff: Record<Tone, string>
  /** Who signs where nobody is named. */
  team: string
  /** The same while the business has not said its name. */
  namelessTeam: string
  matters: MatterWords
  /** German goes on in small letters after the comma of a salutation. */
  beginsSmall: boolean
}
