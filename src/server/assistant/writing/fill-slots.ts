import { countEchoes } from './word-stems.ts'

/**
 * Puts values into a phrase's `{slots}`. A value is data: what looks like a slot in it stays as it is, and it never
 * reaches a replacement pattern.
 */
export function fillSlots(phrase: string, values: Readonly<Record<string, string | number>>): string {
  return phrase
    .split(/(\{\w+\})/)
    .map((piece) => {
      const value = piece.startsWith('{') ? values[piece.slice(1, -1)] : undefined
      return value === undefined ? piece : String(value)
    })
    .join('')
}

/** The same for the same words (FNV-1a), and far apart for words that are alike. */
function hashWords(words: string): number {
  const hash = Buffer.from(words).reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5)
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
}

/** One of several ways to say the same: by the seed, so that asking twice gives one answer. */
export function chooseVariant<T>(ways: readonly [T, ...T[]], seed: string): T {
  const [first] = ways
  return ways[hashWords(seed) % ways.length] ?? first
}

interface Surroundings {
  seed: string
  values: Readonly<Record<string, string>>
  /** Texts of late, the latest first. */
  recent: readonly string[]
  /** What stands in the same text already. */
  said: readonly string[]
}

/**
 * The way that says least again of what the same text says; of those the one that was not used for longest, and of those that
 * were not used at all one by the seed. With its slots filled.
 */
export function chooseFresh(ways: readonly [string, ...string[]], around: Surroundings): string {
  const { seed, values, recent, said } = around
  const texts = recent.map((text) => text.toLowerCase())
  const from = hashWords(seed) % ways.length
  const weighed = [...ways.slice(from), ...ways.slice(0, from)].map((way) => {
    const lastUse = texts.findIndex((text) => text.includes(longestPiece(way)))
    const text = fillSlots(way, values)
    return { text, isUsed: lastUse !== -1, echoes: countEchoes(text, said), age: lastUse }
  })
  const [best] = weighed.toSorted(
    (one, other) => one.echoes - other.echoes || Number(one.isUsed) - Number(other.isUsed) || other.age - one.age,
  )
  return best?.text ?? fillSlots(ways[0], values)
}

/** Between the slots: with other words in them it is the same sentence. */
function longestPiece(way: string): string {
  const [longest = ''] = way.split(/\{\w+\}/).toSorted((one, other) => other.length - one.length)
  return longest.trim().toLowerCase()
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}

/** What is over the limit is cut off behind the last word that fits; line breaks before it stay. */
export function capWords(text: string, most: number): string {
  const words = [...text.matchAll(/\S+/g)]
  if (words.length <= most) return text
  const last = words[most - 1]
  return last ? text.slice(0, last.index + last[0].length) : ''
}

export interface Part {
  text: string
  /** The higher, the sooner it is left out where there is no room; 0 stays. */
  spare: number
}

/** As many of the parts as fit, in their order. */
export function fitParts<P extends Part>(parts: readonly P[], most: number): P[] {
  const total = parts.reduce((sum, part) => sum + countWords(part.text), 0)
  const spare = parts.filter((part) => part.spare > 0).toSorted((one, other) => other.spare - one.spare)[0]
  if (total <= most || !spare) return [...parts]
  return fitParts(
    parts.filter((part) => part !== spare),
    most,
  )
}
