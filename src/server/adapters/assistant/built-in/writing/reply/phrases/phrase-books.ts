import type { Locale } from '#shared/domain/locales.ts'
import { ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import type { PhraseBook } from './phrase-book.ts'
import { SPANISH } from './spanish.ts'

export const PHRASE_BOOKS: Record<Locale, PhraseBook> = { en: ENGLISH, es: SPANISH, fr: FRENCH, de: GERMAN }
