import { readFileSync } from 'node:fs'
import type { Locale } from '#shared/domain/locales.ts'
import { buildTerms, type TermTree } from './aspects/aspect-terms.ts'
import { ENGLISH_TERMS } from './aspects/english-terms.ts'
import { FRENCH_TERMS } from './aspects/french-terms.ts'
import { GERMAN_TERMS } from './aspects/german-terms.ts'
import { SPANISH_TERMS } from './aspects/spanish-terms.ts'
import { ENGLISH_LEXICON } from './lexicon/english-polarity.ts'
import { FRENCH_LEXICON } from './lexicon/french-polarity.ts'
import { GERMAN_LEXICON } from './lexicon/german-polarity.ts'
import { buildLexicon, type Lexicon } from './lexicon/polarity-lexicon.ts'
import { SPANISH_LEXICON } from './lexicon/spanish-polarity.ts'
import { decodeWeights, WEIGHTS_FILE, type Weights } from './model/weights.ts'

export interface Language {
  lexicon: Lexicon
  terms: TermTree
  /** `null`: nothing was learnt for it; the lexicon alone speaks. */
  weights: Weights | null
}

let loaded: Record<Locale, Language> | null = null

/** Reads the weights when they are first asked for, and keeps them. */
export function getLanguage(locale: Locale): Language {
  loaded ??= loadLanguages()
  return loaded[locale]
}

function loadLanguages(): Record<Locale, Language> {
  const weights = decodeWeights(readFileSync(WEIGHTS_FILE))
  return {
    en: { lexicon: buildLexicon(ENGLISH_LEXICON, weights.lexicon), terms: buildTerms(ENGLISH_TERMS), weights },
    es: { lexicon: buildLexicon(SPANISH_LEXICON), terms: buildTerms(SPANISH_TERMS), weights: null },
    fr: { lexicon: buildLexicon(FRENCH_LEXICON), terms: buildTerms(FRENCH_TERMS), weights: null },
    de: { lexicon: buildLexicon(GERMAN_LEXICON), terms: buildTerms(GERMAN_TERMS), weights: null },
  }
}
