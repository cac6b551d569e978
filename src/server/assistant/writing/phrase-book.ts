import type { HeldCaution, Tone } from '#shared/domain/assistant.ts'
import type { MatterWords } from './find-matters.ts'
import type { RemarkWords } from './find-remarks.ts'

/**
 * `at-odds`: nothing but kind words with one or two stars, a slip or mockery, and answered so that it fits both. `unclear`: many
 * stars with words of blame.
 */
export type Band = 'good' | 'middling' | 'poor' | 'at-odds' | 'unclear'

/** Of what a grave matter is made, where one kind wants another answer than the rest. */
export type Holding =
  | HeldCaution
  | 'bereaved'
  | 'hurt'
  | 'comforted'
  | 'counsel'
  | 'represented'
  | 'theft'
  | 'press'
  | 'privacy'

/**
 * What the stars alone answer wrongly: hardly a review but a `question`; many stars in mockery; who wrote and rang in vain; who
 * came for years; what cannot be made good; a `shrug` for a text.
 */
export type Occasion = 'question' | 'mocked' | 'unanswered' | 'parting' | 'hardship' | 'shrug'

/** Ways to say the same. */
export type Ways = readonly [string, ...string[]]

/** Openings begin small. Where there is no closing, it is that of a poor review. */
export type OccasionWays = Record<'question' | 'unanswered', { opening: Ways; closing: Ways }> &
  Record<'mocked' | 'parting' | 'hardship', { opening: Ways }> & {
    /** `praised`: in place of its opening, beside kind words. A closing names no telephone: it may be what failed, and a number that is known is said. */
    question: Record<'praised' | 'missed', Ways>
  }

/** What fits whatever a review speaks of. */
export interface PlainWays {
  /** In place of `closing.good`, where it is a place one comes back to. */
  again: Ways
  /** In place of `opening.good`, for whoever writes much, or of something sad, with gratitude. Begin small. */
  moved: Ways
  /** Behind a regret in general words, where the review tells at length. */
  detailed: Ways
  /** All that is said to a single word. Begin small. */
  brief: Ways
  /** In place of `closing.good`, where illness or death is near. */
  quiet: Ways
  /** In place of `opening.poor`, where hardly a word says what was wrong: admits to nothing. Begin small. */
  curt: Ways
  /** In place of `closing.unclear`, where it was told at some length how it was. */
  noted: Ways
  /** In place of `closing.middling`, where it was told what was not right: asks for no more. */
  heeded: Ways
}

/** How a reply ends by what was complained of. */
export interface FittingWays {
  /** What can be put in order: a bill, an order, something broken. */
  settled: Ways
  /** How somebody was treated: names no one, and invites to be heard. */
  treated: Ways
  /** What was eaten or drunk. */
  served: Ways
  /** What can be noted at most: parking, noise, a wait. */
  noticed: Ways
  /** That no one had told of it. */
  forewarned: Ways
  /** In place of `sorry`, behind praise: `{clause}`. Begin small. */
  yet: Ways
  /** To praise with few stars that is hardly mockery. Openings begin small. */
  meant: { opening: Ways; closing: Ways }
}

/**
 * Out of which replies are put together in one language. Nothing in it claims to know what happened, promises anything,
 * or has an exclamation mark. Each list that every reply draws from has eleven ways, so that none comes back within ten.
 */
export interface PhraseBook {
  greeting: Record<Tone, { named: string; unnamed: string }>
  /** Begin small, and fit where no word was written. */
  opening: Record<Exclude<Band, 'at-odds'>, Ways>
  /** One more sentence, in answer to words, for those who like to sound warm. */
  warmth: Record<Exclude<Band, 'at-odds'>, Ways>
  /** Points to no way to reach the business. */
  closing: Record<Band, Ways>
  /** In place of `closing.poor`, where the review hardly says what was wrong. */
  untold: Ways
  /** In place of `closing.poor`, where the reply says how the business is reached. */
  reachable: Ways
  /** Says it: `{contact}`. */
  reach: string
  /** On what was praised and what was blamed: `{clause}`. Begin small. */
  glad: Ways
  sorry: Ways
  /** The same in general words, where it cannot be told for certain what was meant. Begin small. */
  pleased: Ways
  amiss: Ways
  /** In place of `amiss`, where perhaps nothing was. */
  perhaps: Ways
  /** Behind `sorry`, where the review has more to complain of than is named. Begin small. */
  rest: Ways
  /** All that is said in public of a grave matter, in two sentences. `hurt` wishes `{who}` well, and so does `comforted`, which takes up a kind word for the staff; the rest wish nobody a recovery. Begin small. */
  holding: Record<Holding, Ways>
  signOff: Record<Tone, string>
  /** Who signs where nobody is named. */
  team: string
  /** The same while the business has not said its name. */
  namelessTeam: string
  matters: MatterWords
  remarks: RemarkWords
  /** Opens where somebody in need of care is spoken of, and no more is understood. Begin small. */
  serious: Ways
  /** In answer to a question, and to a suggestion. */
  asked: Ways
  suggested: Ways
  plain: PlainWays
  occasions: OccasionWays
  fitting: FittingWays
  /** German goes on in small letters after the comma of a salutation. */
  beginsSmall: boolean
  /** Its sentences speak to several as they do to one, so that a family may be greeted by its name. */
  namesFamilies: boolean
}
