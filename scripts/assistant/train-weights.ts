import { ENGLISH_LEXICON } from '#server/assistant/analysis/english-polarity.ts'
import { buildLexicon } from '#server/assistant/analysis/polarity-lexicon.ts'
import { BUCKETS, extractFeatures, MEASURES, type Features } from '#server/assistant/analysis/features.ts'
import { shareOf, squash } from '#server/assistant/analysis/score-words.ts'
import { splitWords } from '#server/assistant/analysis/split-words.ts'
import { HEADS, type Weights } from '#server/assistant/analysis/weights.ts'
import {
  ENGLISH_SOURCES,
  readGeneralLexicon,
  readRestaurantSentences,
  readReviews,
  type Label,
  type ReviewRow,
} from './review-data.ts'

const EPOCHS = 4
const STEP = 0.1
const DECAY = 1e-5
const SEED = 12_345
const WIDEST_STEP = 127
/** Of the file: the last bits of a measure's weight are noise. */
const MEASURE_GRAIN = 4096

/** Everything that ships is learnt from this. */
export function readTrainingRows(): ReviewRow[] {
  const reviews = Object.keys(ENGLISH_SOURCES).flatMap((source) => readReviews(source, 'en'))
  return [...reviews, ...readRestaurantSentences()].filter(({ split }) => split === 'train')
}

interface Lesson {
  features: Features
  label: Label
  /** Small sources count as much as large ones, nearly. */
  weight: number
}

/** The same rows in the same order give the same weights to the last bit. */
export function trainWeights(rows: readonly ReviewRow[]): Weights {
  const lexicon = readGeneralLexicon()
  const lessons = prepare(rows, lexicon)
  const heads = (['pos', 'neg'] as const).map((label) => trainHead(lessons, label))
  const buckets = new Int8Array(HEADS * BUCKETS)
  const scales = Float32Array.from(heads, (head) => widestOf(head.buckets) / WIDEST_STEP)
  heads.forEach((head, index) => {
    const scale = scales[index] ?? 1
    head.buckets.forEach((weight, bucket) => {
      buckets[index * BUCKETS + bucket] = Math.round(weight / scale)
    })
  })
  const measures = heads.flatMap((head) => [...head.measures].map(coarsen))
  return { scales, measures: Float32Array.from(measures), buckets, lexicon }
}

const coarsen = (weight: number) => Math.round(weight * MEASURE_GRAIN) / MEASURE_GRAIN

function widestOf(weights: Float64Array): number {
  return weights.reduce((widest, weight) => Math.max(widest, Math.abs(weight)), 0)
}

function prepare(rows: readonly ReviewRow[], general: ReadonlyMap<string, number>): Lesson[] {
  const lexicon = buildLexicon(ENGLISH_LEXICON, general)
  const sizes = Map.groupBy(rows, ({ source }) => source)
  return rows.map(({ text, label, source }) => ({
    features: extractFeatures(splitWords(text), lexicon),
    label,
    weight: Math.sqrt(rows.length / sizes.size / (sizes.get(source)?.length ?? 1)) * (label === 'mix' ? 0.5 : 1),
  }))
}

interface Head {
  buckets: Float64Array
  measures: Float64Array
}

/** Logistic regression by AdaGrad over buckets scaled by their naive-Bayes ratio. */
function trainHead(lessons: readonly Lesson[], label: Label): Head {
  const ratios = weighBuckets(lessons, label)
  const head = { buckets: new Float64Array(BUCKETS), measures: new Float64Array(MEASURES) }
  const spent = { buckets: new Float64Array(BUCKETS).fill(1e-6), measures: new Float64Array(MEASURES).fill(1e-6) }
  const order = lessons.map((_lesson, index) => index)
  const next = createSeries(SEED)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, next)
    for (const index of order) {
      const lesson = lessons[index]
      if (lesson) learn(lesson, { isWanted: lesson.label === label, ratios, head, spent })
    }
  }
  return { buckets: head.buckets.map((weight, bucket) => weight * at(ratios, bucket)), measures: head.measures }
}

const at = (numbers: Float64Array, index: number) => numbers[index] ?? 0

function learn(
  { features, weight }: Lesson,
  { isWanted, ratios, head, spent }: { isWanted: boolean; ratios: Float64Array; head: Head; spent: Head },
): void {
  const { buckets, measures } = features
  const share = shareOf(buckets.length)
  let sum = 0
  for (const bucket of buckets) sum += at(head.buckets, bucket) * at(ratios, bucket) * share
  for (let index = 0; index < MEASURES; index += 1) sum += at(head.measures, index) * at(measures, index)
  const error = (squash(sum) - (isWanted ? 1 : 0)) * weight
  for (const bucket of buckets) {
    const slope = error * at(ratios, bucket) * share + DECAY * at(head.buckets, bucket)
    descend(head.buckets, spent.buckets, { index: bucket, slope })
  }
  for (let index = 0; index < MEASURES; index += 1) {
    descend(head.measures, spent.measures, { index, slope: error * at(measures, index) })
  }
}

function descend(weights: Float64Array, spent: Float64Array, { index, slope }: { index: number; slope: number }): void {
  const total = at(spent, index) + slope * slope
  spent[index] = total
  weights[index] = at(weights, index) - (STEP * slope) / Math.sqrt(total)
}

function weighBuckets(lessons: readonly Lesson[], label: Label): Float64Array {
  const inside = new Float64Array(BUCKETS).fill(1)
  const outside = new Float64Array(BUCKETS).fill(1)
  let wanted = 0
  for (const lesson of lessons) {
    const counts = lesson.label === label ? inside : outside
    if (lesson.label === label) wanted += 1
    for (const bucket of lesson.features.buckets) counts[bucket] = at(counts, bucket) + 1
  }
  const others = lessons.length - wanted
  return inside.map((count, bucket) => Math.log(count / (wanted + 2) / (at(outside, bucket) / (others + 2))))
}

/** A series of numbers from 0 to 1 that is the same on every machine. */
function createSeries(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function shuffle(order: number[], next: () => number): void {
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(next() * (index + 1))
    const kept = order[index] ?? 0
    order[index] = order[other] ?? 0
    order[other] = kept
  }
}
