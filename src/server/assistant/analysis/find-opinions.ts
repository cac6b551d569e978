import { NO_BREAK, type Words } from './split-words.ts'
import type { Lexicon, LexiconNode } from './polarity-lexicon.ts'

/** A word or phrase that says something good or bad. */
export interface Opinion {
  /** Of the first word. */
  index: number
  length: number
  /** After negation and intensifiers, about −4 to 4. */
  strength: number
  isOwn: boolean
}

/** `Not only good` is good. */
const ADDITIONS = new Set(['only', 'just', 'solo', 'seulement', 'nur'])
const NEGATION_REACH = 4
const NEGATED_PRAISE = -0.75
const NEGATED_BLAME = -0.45
const STRENGTHENED = 1.35
const WEAKENED = 0.7

/** The opinions of a text, and for each of its words whether a negation before it holds. */
export interface Opinions {
  opinions: Opinion[]
  negated: Uint8Array
}

export function findOpinions(text: Words, lexicon: Lexicon): Opinions {
  const hits = findHits(text, lexicon.root)
  const negated = markNegated(text, lexicon.negators, hits)
  const opinions: Opinion[] = []
  for (const hit of hits) {
    if (hit.strength === 0) continue
    const isNegated = negated[hit.index] === 1
    opinions.push({ ...hit, strength: weigh(text, hit, { lexicon, isNegated }) })
  }
  return { opinions, negated }
}

function findHits(text: Words, root: LexiconNode): Opinion[] {
  const hits: Opinion[] = []
  let at = 0
  while (at < text.words.length) {
    const hit = findLongest(text, at, root)
    if (hit) hits.push(hit)
    at += hit?.length ?? 1
  }
  return hits
}

function markNegated(text: Words, negators: ReadonlySet<string>, hits: readonly Opinion[]): Uint8Array {
  const { words, breaks } = text
  const marks = new Uint8Array(words.length)
  const kept = markPhrases(words.length, hits)
  let left = 0
  for (let at = 0; at < words.length; at += 1) {
    if (breaks[at] !== NO_BREAK) left = 0
    if (left > 0) {
      marks[at] = 1
      left -= 1
    }
    if (kept[at] === 0 && negators.has(words[at] ?? '') && !ADDITIONS.has(words[at + 1] ?? '')) left = NEGATION_REACH
  }
  return marks
}

/** A phrase keeps the negation in it to itself: what follows `could not have been more` is not negated. */
function markPhrases(count: number, hits: readonly Opinion[]): Uint8Array {
  const marks = new Uint8Array(count)
  for (const { index, length, strength } of hits) {
    if (length > 1 && strength !== 0) marks.fill(1, index, index + length)
  }
  return marks
}

function findLongest({ words, breaks }: Words, from: number, root: LexiconNode): Opinion | null {
  let node: LexiconNode | undefined = root.next?.get(words[from] ?? '')
  let hit: Opinion | null = null
  let length = 1
  while (node) {
    if (node.strength !== null) hit = { index: from, length, strength: node.strength, isOwn: node.isOwn }
    if (!node.next || breaks[from + length] !== NO_BREAK) break
    node = node.next.get(words[from + length] ?? '')
    length += 1
  }
  return hit
}

function weigh(
  { words, breaks }: Words,
  hit: Opinion,
  { lexicon, isNegated }: { lexicon: Lexicon; isNegated: boolean },
): number {
  let strength = hit.strength
  if (hit.index > 0 && breaks[hit.index] === NO_BREAK) {
    const before = words[hit.index - 1] ?? ''
    if (lexicon.intensifiers.has(before)) strength *= STRENGTHENED
    else if (lexicon.diminishers.has(before)) strength *= WEAKENED
  }
  if (!isNegated || hasNegator(words, hit, lexicon.negators)) return strength
  return strength * (strength > 0 ? NEGATED_PRAISE : NEGATED_BLAME)
}

function hasNegator(words: readonly string[], hit: Opinion, negators: ReadonlySet<string>): boolean {
  for (let at = hit.index; at < hit.index + hit.length; at += 1) if (negators.has(words[at] ?? '')) return true
  return false
}
