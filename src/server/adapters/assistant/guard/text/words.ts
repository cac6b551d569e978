import { foldText } from './fold-text.ts'

export const listWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []

const SHORTEST_STEM = 5
const LONGEST_ENDING = 3
const SHORTEST_WITHOUT_S = 3

/** The word without its ending: "apologise" and "apologies" are one. */
export function stemOf(word: string): string {
  if (word.length > SHORTEST_STEM) return word.slice(0, Math.max(SHORTEST_STEM, word.length - LONGEST_ENDING))
  return word.length > SHORTEST_WITHOUT_S ? word.replace(/s$/, '') : word
}

export function collectStems(text: string): Set<string> {
  return new Set(listWords(text).map(stemOf))
}

const SHORTEST_SHARED = 4

/** Forms of one word, as far as their beginning tells. */
export function areAlike(one: string, other: string): boolean {
  if (one === other) return true
  const shared = Math.max(SHORTEST_SHARED, Math.min(one.length, other.length) - 1)
  return one.slice(0, shared) === other.slice(0, shared)
}
