import { INTENSITY_RANGE } from '#shared/domain/sentiment.ts'
import type { Opinion } from './lexicon/find-opinions.ts'
import type { Words } from './model/split-words.ts'

const MOST_MARKS = 3
const PER_MARK = 0.4

interface Signs {
  words: Words
  opinions: readonly Opinion[]
  /** From bad to good, −2 to 2. */
  stars: number
}

/** How much feeling is in it, whichever way it goes: extreme words, exclamation marks, capitals, extreme stars. */
export function measureIntensity({ words, opinions, stars }: Signs): number {
  const extreme = opinions.reduce((most, { strength }) => Math.max(most, Math.abs(strength)), 0)
  const marks = Math.min(words.exclamations, MOST_MARKS) + Math.min(words.shouted, MOST_MARKS)
  const points = INTENSITY_RANGE.least + extreme * 0.5 + marks * PER_MARK + Math.abs(stars) * 0.5
  return Math.min(INTENSITY_RANGE.most, Math.max(INTENSITY_RANGE.least, Math.round(points)))
}
