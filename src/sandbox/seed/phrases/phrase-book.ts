export const ASPECTS = ['food', 'service', 'wait', 'price', 'ambience', 'cleanliness', 'location', 'booking'] as const
export type Aspect = (typeof ASPECTS)[number]
export type AspectPhrases = Readonly<Record<Aspect, readonly string[]>>

export const TONES = ['good', 'fair', 'bad'] as const
export type Tone = (typeof TONES)[number]
export type TonePhrases = Readonly<Record<Tone, readonly string[]>>

export const SEED_LANGUAGES = ['en', 'es', 'fr', 'de'] as const
export type SeedLanguage = (typeof SEED_LANGUAGES)[number]

/** What people say in one language. `{dish}` and its like are filled in anew each time. */
export interface PhraseBook {
  praise: AspectPhrases
  complaints: AspectPhrases
  /** What keeps a good evening from five stars. */
  quibbles: readonly string[]
  /** Between what was good and what was not. */
  turns: readonly string[]
  openings: TonePhrases
  closings: TonePhrases
  /** Whole reviews of few words. */
  shorts: TonePhrases
  titles: TonePhrases
  replies: TonePhrases
  slots: Readonly<Record<string, readonly string[]>>
}
