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

/** One of several ways to say the same: by the seed, so that asking twice gives one answer; `further` is the next but so many. */
export function chooseVariant<T>(ways: readonly [T, ...T[]], seed: string, further = 0): T {
  const [first] = ways
  return ways[(hashWords(seed) + further) % ways.length] ?? first
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
