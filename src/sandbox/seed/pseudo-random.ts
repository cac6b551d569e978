export interface PseudoRandom {
  /** From 0 up to, but not, 1. */
  next(): number
  chance(probability: number): boolean
  /** Whole, both ends included. */
  between(lowest: number, highest: number): number
  pick<Item>(items: readonly Item[]): Item
  /** An index, the likelier the heavier. */
  weigh(weights: readonly number[]): number
  /** As `pick`, but nothing comes twice before everything has come once. */
  draw<Item>(items: readonly Item[]): Item
}

/** The same numbers for the same seed, on every machine (mulberry32). */
export function createPseudoRandom(seed: number): PseudoRandom {
  let state = seed
  const decks = new WeakMap<readonly unknown[], unknown[]>()

  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  const between = (lowest: number, highest: number) => lowest + Math.floor(next() * (highest - lowest + 1))

  function pick<Item>(items: readonly Item[]): Item {
    const item = items[between(0, items.length - 1)]
    if (item === undefined) throw new Error('There is nothing to pick from.')
    return item
  }

  return {
    next,
    between,
    pick,
    chance: (probability) => next() < probability,
    weigh(weights) {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0)
      const index = weights.findIndex((weight) => (left -= weight) < 0)
      return index === -1 ? weights.length - 1 : index
    },
    draw<Item>(items: readonly Item[]): Item {
      const deck = (decks.get(items) as Item[] | undefined) ?? []
      if (deck.length === 0) deck.push(...items)
      decks.set(items, deck)
      const [drawn] = deck.splice(between(0, deck.length - 1), 1)
      return drawn ?? pick(items)
    },
  }
}
