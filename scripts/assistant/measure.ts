// Measures the built-in analysis against REVIEW_DATA. Usage: npm run assistant:measure
import { ENGLISH_LEXICON } from '#server/assistant/analysis/english-polarity.ts'
import { buildLexicon, type Lexicon } from '#server/assistant/analysis/polarity-lexicon.ts'
import { extractFeatures } from '#server/assistant/analysis/features.ts'
import { scoreByModel } from '#server/assistant/analysis/score-words.ts'
import { splitWords } from '#server/assistant/analysis/split-words.ts'
import type { Weights } from '#server/assistant/analysis/weights.ts'
import { readReview } from '#server/assistant/analysis/read-review.ts'
import { measureAspects } from './measure-aspects.ts'
import {
  ENGLISH_SOURCES,
  hasReviewData,
  NO_REVIEW_DATA,
  readRestaurantSentences,
  readReviews,
  type EnglishSource,
  type Label,
  type ReviewRow,
} from './review-data.ts'
import { trainWeights } from './train-weights.ts'

const SOURCES = Object.keys(ENGLISH_SOURCES) as EnglishSource[]
const percent = (part: number, whole: number) => (whole === 0 ? '–' : (part / whole).toFixed(3))

if (!hasReviewData) throw new Error(`Nothing to measure by: ${NO_REVIEW_DATA}`)
measureUnseen()
measureShipped()
measureAspects()

/** Each platform read by weights that never saw it; a text taken for another language counts as a mistake. */
function measureUnseen(): void {
  console.log('\nPositive against negative, platforms left out of the weights (all their rows)')
  for (const platform of new Set(Object.values(ENGLISH_SOURCES))) {
    const isLeftOut = (source: EnglishSource) => ENGLISH_SOURCES[source] === platform
    const seen = SOURCES.filter((source) => !isLeftOut(source)).flatMap((source) => readReviews(source, 'en'))
    const weights = trainWeights([...seen, ...readRestaurantSentences()])
    for (const source of SOURCES.filter(isLeftOut)) say(source, readReviews(source, 'en'), readerOf(weights))
  }
  const shipped = (row: ReviewRow) => readText(row).sentimentScore
  say('opener_en (in no weights)', readReviews('opener_en', 'en'), shipped)
  console.log('\nPositive against negative, held-out rows of platforms the weights know')
  for (const source of SOURCES) say(source, held(readReviews(source, 'en')), shipped)
  console.log(
    '\nPositive against negative, by the Spanish lexicon (French and German have no licensed data to measure by)',
  )
  const spanish = readReviews('opener_es', 'es')
  const known = spanish.filter((row) => readText(row).basis === 'words')
  say(`opener_es, ${percent(known.length, spanish.length)} read`, known, shipped)
  say('its held-out rows', held(known), shipped)
}

function readerOf(weights: Weights): (row: ReviewRow) => number {
  const lexicon: Lexicon = buildLexicon(ENGLISH_LEXICON, weights.lexicon)
  return (row) => {
    const isTold = readText(row).language === 'en'
    return isTold ? scoreByModel(extractFeatures(splitWords(row.text), lexicon), weights) : 0
  }
}

function held(rows: readonly ReviewRow[]): ReviewRow[] {
  return rows.filter(({ split }) => split === 'dev')
}

function readText({ text }: ReviewRow) {
  return read(text, null)
}

function read(content: string, rating: number | null) {
  return readReview({ content, rating, isRecommended: null, language: null, locale: 'en' })
}

function say(name: string, rows: readonly ReviewRow[], read: (row: ReviewRow) => number): void {
  const clear = rows.filter(({ label }) => label === 'pos' || label === 'neg')
  const right = clear.filter((row) => (row.label === 'pos' ? read(row) > 0 : read(row) < 0)).length
  const usual = clear.filter(({ label }) => label === 'pos').length
  const guess = percent(Math.max(usual, clear.length - usual), clear.length)
  console.log(`${name.padEnd(28)} ${percent(right, clear.length)}  of ${clear.length} (always the same: ${guess})`)
}

function measureShipped(): void {
  const reviews = [...readReviews('skytrax_lounge', 'en'), ...readReviews('skytrax_seat', 'en')]
  console.log('\nThree classes, held-out reviews, words alone: F1')
  const classes = [
    ['positive', 'pos'],
    ['neutral', 'neu'],
    ['negative', 'neg'],
  ] as const
  for (const [sentiment, label] of classes) sayClass(held(reviews), sentiment, label)
  const mixed = readReviews('opener_en', 'en').filter(({ label }) => label === 'mix')
  const between = mixed.filter((row) => readText(row).sentiment === 'neutral').length
  console.log(`mixed sentences read as neutral: ${percent(between, mixed.length)} of ${mixed.length}`)
  const english = SOURCES.flatMap((source) => readReviews(source, 'en'))
  const spanish = readReviews('opener_es', 'es')
  console.log('\nLanguage told')
  console.log(`English ${percent(english.filter((row) => readText(row).language === 'en').length, english.length)}`)
  console.log(`Spanish ${percent(spanish.filter((row) => readText(row).language === 'es').length, spanish.length)}`)
  const lounges = held(readReviews('skytrax_lounge', 'en')).filter(({ stars }) => stars !== undefined)
  const odd = lounges.filter(({ text, stars = 3 }) => read(text, stars).isContradictory).length
  console.log(`\nHeld-out reviews said to contradict their stars: ${percent(odd, lounges.length)} of ${lounges.length}`)
}

function sayClass(rows: readonly ReviewRow[], sentiment: string, label: Label): void {
  const given = rows.filter((row) => row.label === label).length
  const said = rows.filter((row) => readText(row).sentiment === sentiment)
  const right = said.filter((row) => row.label === label).length
  console.log(`${sentiment.padEnd(10)} ${percent(2 * right, given + said.length)}  of ${given}`)
}
