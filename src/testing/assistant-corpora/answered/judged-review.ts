import type { Caution } from '#shared/domain/assistant.ts'
import type { Locale } from '#shared/domain/locales.ts'

/** A review with what a good reply to it does and does not do. */
export interface JudgedReview {
  /** Of the reply; where none is to be written, whatever. */
  language: Locale
  rating: number
  content: string
  /** `null`: nothing grave, an ordinary reply. */
  caution: Caution | null
  /** Pieces of which each has to stand in the reply; `|` between those of which one does. */
  names: readonly string[]
  /** Pieces of which none may. */
  never: readonly string[]
}

/** Cautions with which nothing is written at all. */
export const SILENT: readonly Caution[] = ['threat', 'extortion', 'abuse', 'unwritten-language']
