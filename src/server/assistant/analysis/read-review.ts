import { isLocale, type Locale } from '#shared/domain/locales.ts'
import { describeAnalysis } from '#shared/domain/sentiment-words.ts'
import { type AnalysisBasis, type SentimentAnalysis, INTENSITY_RANGE } from '#shared/domain/sentiment.ts'
import { readFileSync } from 'node:fs'
import type { SentimentRequest } from '#server/assistant/port.ts'
import { findAspects } from './find-aspects.ts'
import { detectLanguage } from './detect-language.ts'
import { findOpinions, type Opinion } from './find-opinions.ts'
import { extractFeatures } from './features.ts'
import { scoreByLexicon, scoreByModel } from './score-words.ts'
import { settleWords } from './settle-words.ts'
import { splitWords, type Words } from './split-words.ts'
import { buildTerms, type TermTree } from './aspect-terms.ts'
import { ENGLISH_TERMS } from './english-terms.ts'
import { FRENCH_TERMS } from './french-terms.ts'
import { GERMAN_TERMS } from './german-terms.ts'
import { SPANISH_TERMS } from './spanish-terms.ts'
import { ENGLISH_LEXICON } from './english-polarity.ts'
import { FRENCH_LEXICON } from './french-polarity.ts'
import { GERMAN_LEXICON } from './german-polarity.ts'
import { buildLexicon, type Lexicon } from './polarity-lexicon.ts'
import { SPANISH_LEXICON } from './spanish-polarity.ts'
import { decodeWeights, WEIGHTS_FILE, type Weights } from './weights.ts'

/** Changes whenever the same review may be read otherwise: new weights, words or rules. Stored with every analysis. */
export const ANALYSIS_VERSION = '2'

/** SHA-256 of the weights this version was released with. */
export const WEIGHTS_DIGEST = 'ee09e4995d4693626fa82cae63232ffc9d0406d414ef5dcf59f371c65fb072b0'

interface Language {
  lexicon: Lexicon
  terms: TermTree
  /** `null`: nothing was learnt for it; the lexicon alone speaks. */
  weights: Weights | null
}

let loaded: Record<Locale, Language> | null = null

/** Reads the weights when they are first asked for, and keeps them. */
function getLanguage(locale: Locale): Language {
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

const MOST_MARKS = 3
const PER_MARK = 0.4

interface Signs {
  words: Words
  opinions: readonly Opinion[]
  /** From bad to good, −2 to 2. */
  stars: number
}

/** How much feeling is in it, whichever way it goes: extreme words, exclamation marks, capitals, extreme stars. */
function measureIntensity({ words, opinions, stars }: Signs): number {
  const extreme = opinions.reduce((most, { strength }) => Math.max(most, Math.abs(strength)), 0)
  const marks = Math.min(words.exclamations, MOST_MARKS) + Math.min(words.shouted, MOST_MARKS)
  const points = INTENSITY_RANGE.least + extreme * 0.5 + marks * PER_MARK + Math.abs(stars) * 0.5
  return Math.min(INTENSITY_RANGE.most, Math.max(INTENSITY_RANGE.least, Math.round(points)))
}

/** What the customer wrote, and where in the text it begins. */
interface OriginalPart {
  text: string
  offset: number
}

const ORIGINAL = '(Original)'
const TRANSLATED = '(Translated by Google)'

/** Exports carry `(Translated by …) … (Original) …`, or the original first and the translation after it. */
function takeOriginalPart(content: string): OriginalPart {
  const original = content.indexOf(ORIGINAL)
  const translated = content.indexOf(TRANSLATED)
  if (translated === -1) return { text: content, offset: 0 }
  if (original > translated) {
    const offset = original + ORIGINAL.length
    return { text: content.slice(offset), offset }
  }
  return translated === 0 ? { text: content, offset: 0 } : { text: content.slice(0, translated), offset: 0 }
}

/** What a star more or less than three weighs beside the words, which say −1 to 1. */
const STAR_WEIGHT = 0.6
const STARS_FROM_MIDDLE = 2
const WIDEST = 1 + STAR_WEIGHT * STARS_FROM_MIDDLE
const RECOMMENDED_STARS = 1.5
const NEUTRAL_WITHIN = 0.2
/** Words alone are surer of themselves than they ought to be. */
const WORDS_NEUTRAL_WITHIN = 0.35
const STRONG_WORDS = 0.6

interface WordAnalysis {
  /** −1 to 1; `null`: in no language that can be read. */
  score: number | null
  opinions: readonly Opinion[]
  aspects: SentimentAnalysis['aspects']
  language: string | null
  words: Words
}

/** What a review says, by its words and its stars. */
export function readReview(request: SentimentRequest): SentimentAnalysis {
  const analysis = readWords(request)
  const stars = starsOf(request)
  const sentimentScore = combine(analysis.score, stars)
  const described = {
    sentiment: sentimentOf(sentimentScore, stars === null ? WORDS_NEUTRAL_WITHIN : NEUTRAL_WITHIN),
    emotionIntensity: measureIntensity({ ...analysis, stars: stars ?? 0 }),
    basis: basisOf(analysis.score, stars),
    aspects: analysis.aspects,
    isContradictory: isContradictory(analysis.score, stars),
  }
  return { ...described, ...describeAnalysis(described, request.locale), sentimentScore, language: analysis.language }
}

function readWords({ content, language: named, locale }: SentimentRequest): WordAnalysis {
  const { text, offset } = takeOriginalPart(content ?? '')
  const words = settleWords(text, splitWords(text))
  const language = detectLanguage(text, words, {
    named,
    countKnown: (candidate) => findOpinions(words, getLanguage(candidate).lexicon).opinions.length,
  })
  // Signs such as a raised thumb are of no language and can be read in any.
  const read = language ?? locale
  if (!isLocale(read)) return { score: null, opinions: [], aspects: [], language, words }
  const { lexicon, terms, weights } = getLanguage(read)
  const features = extractFeatures(words, lexicon)
  const { opinions } = features
  if (language === null && opinions.length === 0) return { score: null, opinions, aspects: [], language, words }
  const aspects = findAspects(text, { words, opinions }, terms)
  return {
    score: weights ? scoreByModel(features, weights) : scoreByLexicon(features),
    opinions,
    aspects: aspects.map((finding) => ({ ...finding, start: finding.start + offset, end: finding.end + offset })),
    language,
    words,
  }
}

/** From bad to good, −2 to 2. A recommendation without stars counts as some. */
function starsOf({ rating, isRecommended }: SentimentRequest): number | null {
  if (rating !== null) return Math.min(STARS_FROM_MIDDLE, Math.max(-STARS_FROM_MIDDLE, rating - 3))
  if (isRecommended === null) return null
  return isRecommended ? RECOMMENDED_STARS : -RECOMMENDED_STARS
}

function combine(words: number | null, stars: number | null): number {
  if (stars === null) return words ?? 0
  if (words === null) return stars / STARS_FROM_MIDDLE
  const both = (words + STAR_WEIGHT * stars) / WIDEST
  if (Math.abs(stars) < STARS_FROM_MIDDLE) return both
  // One star or five say it outright: words, whoever they are meant for, do not turn that round.
  return stars < 0 ? Math.min(both, -NEUTRAL_WITHIN) : Math.max(both, NEUTRAL_WITHIN)
}

function sentimentOf(score: number, neutralWithin: number): SentimentAnalysis['sentiment'] {
  if (score >= neutralWithin) return 'positive'
  return score <= -neutralWithin ? 'negative' : 'neutral'
}

function basisOf(words: number | null, stars: number | null): AnalysisBasis {
  if (words === null) return stars === null ? 'nothing' : 'stars'
  return stars === null ? 'words' : 'words-and-stars'
}

function isContradictory(words: number | null, stars: number | null): boolean {
  if (words === null || stars === null || Math.abs(stars) < 1) return false
  return Math.abs(words) >= STRONG_WORDS && Math.sign(words) !== Math.sign(stars)
}
