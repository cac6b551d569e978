import type { Aspect, AspectFinding } from '#shared/domain/sentiment.ts'
import type { Opinion } from './find-opinions.ts'
import { type Words, NO_BREAK, SENTENCE_END } from './split-words.ts'
import { findMentions, type TermTree } from './aspect-terms.ts'
import { listWords } from './polarity-lexicon.ts'

/** Words from `from` to before `to` that say one thing. */
interface Clause {
  from: number
  to: number
  /** Counts the sentences. */
  sentence: number
  /** Turns against what was said before. */
  isContrast: boolean
}

const CONTRASTS = listWords(
  `but however although though while yet except unfortunately despite
    pero aunque sino salvo excepto lastima mais cependant malgre sauf dommage
    aber jedoch obwohl allerdings leider ausser`,
)

function splitClauses({ words, breaks }: Words): Clause[] {
  const clauses: Clause[] = []
  let sentence = 0
  let from = 0
  for (let at = 1; at <= words.length; at += 1) {
    const isContrast = CONTRASTS.has(words[at] ?? '')
    if (at < words.length && breaks[at] === NO_BREAK && !isContrast) continue
    clauses.push({ from, to: at, sentence, isContrast: CONTRASTS.has(words[from] ?? '') })
    if (breaks[at] === SENTENCE_END) sentence += 1
    from = at
  }
  return clauses
}

type Polarity = AspectFinding['polarity']

/** What a clause needs to say to be more than neutral. */
const LEAST_STRENGTH = 0.5

/** A piece that speaks of an aspect, in words rather than in letters. */
interface Piece {
  aspect: Aspect
  clause: Clause
  strength: number
}

interface ReadWords {
  words: Words
  opinions: readonly Opinion[]
}

/**
 * The clauses behind each aspect, what is spoken of most first. Of clauses that say the same of the same aspect the
 * strongest stands; one that says nothing of it stands only where no other does.
 */
export function findAspects(text: string, { words, opinions }: ReadWords, terms: TermTree): AspectFinding[] {
  const mentions = findMentions(words, terms)
  if (mentions.length === 0) return []
  const clauses = splitClauses(words)
  const strengths = sumByClause(clauses, opinions)
  const pieces = mentions.map(({ aspect, index }): Piece => {
    const place = findPlace(clauses, index)
    const clause = clauses[place] ?? { from: index, to: index + 1, sentence: 0, isContrast: false }
    return { aspect, clause, strength: strengths[place] ?? findNeighbour(clauses, strengths, place) }
  })
  const prominence = weighAspects(pieces)
  return chooseStrongest(pieces)
    .toSorted(
      (one, other) =>
        (prominence.get(other.aspect) ?? 0) - (prominence.get(one.aspect) ?? 0) || one.clause.from - other.clause.from,
    )
    .map((piece) => present(text, words, piece))
}

/** By clause; `null` where nothing is said. */
function sumByClause(clauses: readonly Clause[], opinions: readonly Opinion[]): (number | null)[] {
  const sums: (number | null)[] = clauses.map(() => null)
  let place = 0
  for (const { index, strength } of opinions) {
    while (place < clauses.length - 1 && index >= (clauses[place]?.to ?? 0)) place += 1
    sums[place] = (sums[place] ?? 0) + strength
  }
  return sums
}

function findPlace(clauses: readonly Clause[], index: number): number {
  let low = 0
  let high = clauses.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (index < (clauses[middle]?.to ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}

/** `The food, the wine and the service were great`: what is said of the last is said of all of them. */
function findNeighbour(clauses: readonly Clause[], strengths: readonly (number | null)[], place: number): number {
  const own = clauses[place]
  const next = clauses[place + 1]
  if (own && next?.sentence === own.sentence && !next.isContrast) return strengths[place + 1] ?? 0
  const before = clauses[place - 1]
  if (own && before?.sentence === own.sentence && !own.isContrast) return strengths[place - 1] ?? 0
  return 0
}

function polarityOf(strength: number): Polarity {
  if (strength >= LEAST_STRENGTH) return 'positive'
  return strength <= -LEAST_STRENGTH ? 'negative' : 'neutral'
}

/** In how many clauses each is spoken of; a clause that judges counts twice. */
function weighAspects(pieces: readonly Piece[]): Map<Aspect, number> {
  const weights = new Map<Aspect, number>()
  const last = new Map<Aspect, Clause>()
  for (const { aspect, clause, strength } of pieces) {
    if (last.get(aspect) === clause) continue
    last.set(aspect, clause)
    weights.set(aspect, (weights.get(aspect) ?? 0) + (polarityOf(strength) === 'neutral' ? 1 : 2))
  }
  return weights
}

function chooseStrongest(pieces: readonly Piece[]): Piece[] {
  const best = new Map<string, Piece>()
  for (const piece of pieces) {
    const key = `${piece.aspect} ${polarityOf(piece.strength)}`
    const kept = best.get(key)
    if (!kept || Math.abs(piece.strength) > Math.abs(kept.strength)) best.set(key, piece)
  }
  const isJudged = (aspect: Aspect) => best.has(`${aspect} positive`) || best.has(`${aspect} negative`)
  return [...best.values()].filter((piece) => polarityOf(piece.strength) !== 'neutral' || !isJudged(piece.aspect))
}

function present(text: string, { starts, ends }: Words, { aspect, clause, strength }: Piece): AspectFinding {
  const start = starts[clause.from] ?? 0
  const end = ends[clause.to - 1] ?? start
  return { aspect, polarity: polarityOf(strength), clause: text.slice(start, end), start, end }
}
