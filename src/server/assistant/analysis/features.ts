import { findOpinions, type Opinion } from './find-opinions.ts'
import type { Lexicon } from './polarity-lexicon.ts'
import { NO_BREAK, SENTENCE_END, type Words } from './split-words.ts'

export const BUCKETS = 1 << 18
const NEGATED_MARK = 0x9e3779b9

/** What the model looks at. */
export interface Features {
  /** Of words and pairs of words, each once. */
  buckets: readonly number[]
  measures: Float64Array
  opinions: Opinion[]
}

export const MEASURES = 12
/** Which measure tells praise from blame by the lexicon written for reviews alone. */
export const OWN_BALANCE = 5

export function extractFeatures(text: Words, lexicon: Lexicon): Features {
  const { opinions, negated } = findOpinions(text, lexicon)
  return { buckets: hashWords(text, negated, opinions), measures: measure(text, opinions), opinions }
}

/** When each bucket was last seen; kept, since a set for every text costs more than all the rest. */
const lastSeen = new Uint32Array(BUCKETS)
let turn = 0

function hashWords({ words, breaks }: Words, negated: Uint8Array, opinions: readonly Opinion[]): number[] {
  const buckets: number[] = []
  turn = turn === 0xffffffff ? 1 : turn + 1
  let before: number | null = null
  let phrase = 0
  for (let at = 0; at < words.length; at += 1) {
    while (phrase < opinions.length && endOf(opinions[phrase]) <= at) phrase += 1
    if (isInPhrase(opinions[phrase], at)) {
      before = null
      continue
    }
    const hash = hashWord(words[at] ?? '') ^ (negated[at] === 1 ? NEGATED_MARK : 0)
    note((hash ^ (hash >>> 15)) & (BUCKETS - 1), buckets)
    if (before !== null && breaks[at] === NO_BREAK) {
      const pair = Math.imul(before, 31) ^ Math.imul(hash, 0x85ebca6b)
      note((pair ^ (pair >>> 13)) & (BUCKETS - 1), buckets)
    }
    before = hash
  }
  return buckets
}

function endOf(opinion: Opinion | undefined): number {
  return opinion ? opinion.index + opinion.length : 0
}

/** What a phrase says is measured; its words, one by one, would say something else. */
function isInPhrase(opinion: Opinion | undefined, at: number): boolean {
  return opinion !== undefined && opinion.length > 1 && at >= opinion.index
}

function note(bucket: number, buckets: number[]): void {
  if (lastSeen[bucket] === turn) return
  lastSeen[bucket] = turn
  buckets.push(bucket)
}

function hashWord(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash
}

const CONTRAST = new Set(['but', 'however', 'though', 'although', 'yet', 'unfortunately', 'except', 'nevertheless'])

function measure(text: Words, opinions: readonly Opinion[]): Float64Array {
  const { breaks, words } = text
  let lastSentence = 0
  let firstEnd = words.length
  let contrast = words.length
  for (let at = 1; at < words.length; at += 1) {
    if (breaks[at] === SENTENCE_END) {
      lastSentence = at
      if (firstEnd === words.length) firstEnd = at
    }
    if (CONTRAST.has(words[at] ?? '')) contrast = at
  }
  const own = new Tally()
  const general = new Tally()
  const last = new Tally()
  const first = new Tally()
  const after = new Tally()
  for (const opinion of opinions) {
    const tally = opinion.isOwn ? own : general
    tally.add(opinion.strength)
    if (opinion.index >= lastSentence) last.add(opinion.strength)
    if (opinion.index < firstEnd) first.add(opinion.strength)
    if (opinion.index > contrast) after.add(opinion.strength)
  }
  return Float64Array.of(
    1,
    own.good / Math.sqrt(own.count + 1),
    own.bad / Math.sqrt(own.count + 1),
    general.good / Math.sqrt(general.count + 1),
    general.bad / Math.sqrt(general.count + 1),
    own.balance,
    general.balance,
    last.balance,
    first.balance,
    after.balance,
    Math.min(text.exclamations, 3) * own.balance * 0.33,
    Math.min(text.questions, 3) * 0.33,
  )
}

class Tally {
  good = 0
  bad = 0
  count = 0

  add(strength: number) {
    this.count += 1
    if (strength > 0) this.good += strength
    else this.bad -= strength
  }

  /** −1 to 1; nothing said is 0. */
  get balance(): number {
    return (this.good - this.bad) / (this.good + this.bad + 1)
  }
}
