import { foldText } from '../text/fold-text.ts'
import { SPEECH_ACTS } from './acts/acts-by-locale.ts'

const LIST_ITEM = /^\s*(?:[-*•–]|\d{1,2}[.)]|[a-z][.)])\s/im
const TABLE = /^\s*\|.*\|\s*$/m
const LONGEST_VERSE = 45
const FEWEST_VERSES = 3

/** Prose: no list, no table, no verse. May be asked of a beginning. */
export function isProse(text: string): boolean {
  return !LIST_ITEM.test(text) && !TABLE.test(text) && !hasVerses(text)
}

/** Short lines one after another; a greeting and a signature have an empty line before or behind them. */
function hasVerses(text: string): boolean {
  return text.split(/\n\s*\n/).some((part) => {
    const lines = part.split('\n').filter((line) => line.trim() !== '')
    return lines.length > FEWEST_VERSES && lines.filter((line) => line.length < LONGEST_VERSE).length >= FEWEST_VERSES
  })
}

/** It thanks, regrets, is glad or hopes, in one of the languages that are spoken here. */
export function isCourteous(text: string): boolean {
  const folded = foldText(text)
  return Object.values(SPEECH_ACTS).some(({ courtesy }) => courtesy.test(folded))
}
