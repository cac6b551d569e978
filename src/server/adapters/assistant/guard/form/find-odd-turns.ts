import type { Locale } from '#shared/domain/locales.ts'
import { getTurns } from './turns/turns-by-locale.ts'

/** The pivots of a marked sentence that stand in no known turn. */
export function findOddTurns(marked: string, locale: Locale): string[] {
  const { pivot, known } = getTurns(locale)
  const spans = listSpans(marked, known)
  return Array.from(marked.matchAll(pivot)).flatMap(({ 0: word, index }) =>
    spans.some(([from, to]) => from <= index && index + word.length <= to) ? [] : [word],
  )
}

/** Every known turn from every word on. */
function listSpans(text: string, turns: readonly RegExp[]): [number, number][] {
  return Array.from(text.matchAll(/(?<= |^)/g)).flatMap(({ index }) =>
    turns.flatMap((turn): [number, number][] => {
      turn.lastIndex = index
      const found = turn.exec(text)
      return found ? [[index, index + found[0].length]] : []
    }),
  )
}
