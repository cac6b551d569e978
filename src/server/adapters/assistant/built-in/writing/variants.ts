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
