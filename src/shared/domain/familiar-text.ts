/** Longer texts are compared by their beginning. */
const MOST_WORDS = 1000
const SHINGLE_WORDS = 3
const NEARLY_THE_SAME = 0.8

/** Whether a text says nearly the same as one of the others, in nearly the same words. A changed name does not hide it. */
export function isFamiliar(text: string, others: readonly string[]): boolean {
  const shingles = shinglesOf(text)
  return others.some((other) => compare(shingles, shinglesOf(other)) >= NEARLY_THE_SAME)
}

/** How much two texts have in common, 0 to 1: the runs of three words that stand in both, of all that stand in either. */
export function measureSimilarity(one: string, other: string): number {
  return compare(shinglesOf(one), shinglesOf(other))
}

function compare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((shingle) => other.has(shingle)).length
  const all = one.size + other.size - common
  return all === 0 ? 0 : common / all
}

function shinglesOf(text: string): Set<string> {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []).slice(0, MOST_WORDS)
  if (words.length === 0) return new Set()
  const last = Math.max(0, words.length - SHINGLE_WORDS)
  const starts = Array.from({ length: last + 1 }, (_, index) => index)
  return new Set(starts.map((start) => words.slice(start, start + SHINGLE_WORDS).join(' ')))
}
