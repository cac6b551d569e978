import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { z } from 'zod'

const folder = process.env.REVIEW_DATA
  ? pathToFileURL(`${process.env.REVIEW_DATA}/`)
  : new URL('../../../shared/data/reviews/', import.meta.url)

export const hasReviewData = existsSync(new URL('open/', folder))
export const NO_REVIEW_DATA = `the review data is not at ${fileURLToPath(folder)} (REVIEW_DATA)`

/** Openly licensed, English: what the weights are made of, with the platform each comes from. */
export const ENGLISH_SOURCES = {
  skytrax_lounge: 'skytrax',
  skytrax_seat: 'skytrax',
  uci_amazon: 'amazon',
  uci_imdb: 'imdb',
  uci_yelp: 'yelp',
} as const
export type EnglishSource = keyof typeof ENGLISH_SOURCES

const LABELS = ['pos', 'neu', 'neg', 'mix'] as const
export type Label = (typeof LABELS)[number]

const rowSchema = z.object({
  split: z.enum(['train', 'dev']),
  lang: z.string(),
  label: z.enum(LABELS),
  text: z.string(),
  stars: z.number().optional(),
})

export interface ReviewRow extends z.infer<typeof rowSchema> {
  source: string
}

const aspectRowSchema = z.object({
  split: z.enum(['train', 'dev']),
  text: z.string(),
  cats: z.array(z.tuple([z.string(), z.enum(['pos', 'neu', 'neg'])])),
})
export type AspectRow = z.infer<typeof aspectRowSchema>

/** In the file's order, which is the order of learning. */
export function readReviews(source: string, language: string): ReviewRow[] {
  return readLines(`open/${source}.jsonl`)
    .map((line) => ({ ...rowSchema.parse(line), source }))
    .filter(({ lang }) => lang === language)
}

export function readAspectRows(): AspectRow[] {
  return readLines('absa/mams.jsonl').map((line) => aspectRowSchema.parse(line))
}

/** Restaurant sentences whose findings do not contradict each other, as sentences of one label. */
export function readRestaurantSentences(): ReviewRow[] {
  return readAspectRows().flatMap(({ split, text, cats }): ReviewRow[] => {
    const found = new Set(cats.map(([, polarity]) => polarity))
    if (found.has('pos') && found.has('neg')) return []
    const label = found.has('pos') ? 'pos' : found.has('neg') ? 'neg' : 'neu'
    return [{ split, lang: 'en', label, text, source: 'mams' }]
  })
}

/** Weaker words tell little, and those of the second list mean something else in reviews. */
const LEAST_STRENGTH = 1.2
const MEANS_ELSE = new Set(
  `no play plays played playing party parties pay paying alarm hand number sin block blocks share shared want wanted stop stopped
    cut cutting low lower lowest charge charged charges novel reach reached natural super ha lol war gun kill killer fan fans
    grand credit dream huge important leave leaves leaving lost miss tax trick cancel horror death die died mad fire fired like
    liked joke card cards friend friends alone dear certain sure true truth create created hell hide crying cry serious
    seriously security increase increased please top chance matter original special strong help helping`.split(/\s+/),
)

export function readGeneralLexicon(): Map<string, number> {
  const lines = readFileSync(new URL('lexicons/vader_lexicon.txt', folder), 'utf8').split('\n')
  return new Map(
    lines.flatMap((line): [string, number][] => {
      const [word = '', strength = ''] = line.split('\t')
      const isMeant = /^[a-z]+$/.test(word) && Math.abs(Number(strength)) >= LEAST_STRENGTH && !MEANS_ELSE.has(word)
      return isMeant ? [[word, Math.round(Number(strength) * 10) / 10]] : []
    }),
  )
}

function readLines(path: string): unknown[] {
  return readFileSync(new URL(path, folder), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line))
}
