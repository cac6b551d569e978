const MOST_GAPS = 4
const NICE = [1, 2, 5, 10]

/** Whole, round numbers from nothing to at least the most there is. */
export function listTicks(most: number): number[] {
  const atLeast = Math.max(1, most / MOST_GAPS)
  const power = 10 ** Math.floor(Math.log10(atLeast))
  const gap = (NICE.find((nice) => nice * power >= atLeast) ?? 10) * power
  return Array.from({ length: Math.max(1, Math.ceil(most / gap)) + 1 }, (_, turn) => turn * gap)
}
