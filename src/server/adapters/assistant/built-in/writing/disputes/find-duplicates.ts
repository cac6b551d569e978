import type { DisputeRequest } from '../../../port.ts'

/** So short that people write the same by chance. */
const FEWEST_WORDS = 6
const ALIKE = 0.8

export interface Duplicate {
  isExact: boolean
  createdAt: Date
}

/** Which of the other texts truly say the same; the newest of them first. */
export function findDuplicates(content: string, others: DisputeRequest['duplicates']): Duplicate[] {
  const own = listWords(content)
  if (own.length < FEWEST_WORDS) return []
  return others
    .flatMap(({ content: other, createdAt }) => {
      const words = listWords(other)
      const isExact = words.join(' ') === own.join(' ')
      return isExact || shareOfCommon(own, words) >= ALIKE ? [{ isExact, createdAt }] : []
    })
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
}

const listWords = (text: string) =>
  text
    .normalize()
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Of the words of both, how many both have. */
function shareOfCommon(one: readonly string[], other: readonly string[]): number {
  const [left, right] = [new Set(one), new Set(other)]
  const common = [...left].filter((word) => right.has(word)).length
  return common / (left.size + right.size - common)
}
