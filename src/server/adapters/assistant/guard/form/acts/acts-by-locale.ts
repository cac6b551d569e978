import type { Locale } from '#shared/domain/locales.ts'
import { ENGLISH_ACTS } from './english-acts.ts'
import { FRENCH_ACTS } from './french-acts.ts'
import { GERMAN_ACTS } from './german-acts.ts'
import { SPANISH_ACTS } from './spanish-acts.ts'
import type { SpeechActs } from './speech-acts.ts'

export const SPEECH_ACTS: Readonly<Record<Locale, SpeechActs>> = {
  en: ENGLISH_ACTS,
  es: SPANISH_ACTS,
  fr: FRENCH_ACTS,
  de: GERMAN_ACTS,
}
