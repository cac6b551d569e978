import type { FoundIn } from '#shared/contracts/search.ts'
import { findSought, listMatches, type SoughtText } from '#shared/domain/search-words.ts'

const EXCERPT_LENGTH = 120
/** What is shown before the match. */
const BEFORE = 40

/** The words around the first match, or the beginning where there is none; `null` where there is no text. */
export function excerptAround(text: string | null, sought: SoughtText): string | null {
  const line = text?.trim().replaceAll(/\s+/g, ' ') ?? ''
  if (line === '') return null
  if (line.length <= EXCERPT_LENGTH) return line
  const start = findStart(line, findSought(line, sought).matches[0]?.start ?? 0)
  const opening = start > 0 ? '…' : ''
  const rest = line.slice(start)
  if (opening.length + rest.length <= EXCERPT_LENGTH) return opening + rest
  const shown = rest.slice(0, EXCERPT_LENGTH - opening.length - 1)
  return `${opening}${withoutHalf(shown).trimEnd()}…`
}

interface PlacedText {
  foundIn: FoundIn
  text: string | null
}

/** The first of the texts that says it in a row, or else the first that says any of it; and whether it is written otherwise. */
export function findWhere(texts: readonly PlacedText[], sought: SoughtText): PlacedText & { isClose: boolean } {
  const inRow = texts.find(({ text }) => listMatches(text ?? '', sought.phrase).length > 0)
  const inPart = texts.find(({ text }) => findSought(text ?? '', sought).matches.length > 0)
  const { isClose } = findSought(texts.map(({ text }) => text ?? '').join('\n'), sought)
  return { ...(inRow ?? inPart ?? { foundIn: 'text', text: texts[0]?.text ?? null }), isClose: !inRow && isClose }
}

/** At a word, and never so late that less than a whole excerpt follows. */
function findStart(line: string, matchedAt: number): number {
  const earliest = Math.min(matchedAt - BEFORE, line.length - EXCERPT_LENGTH + 1)
  if (earliest <= 0) return 0
  const nextWord = line.indexOf(' ', earliest - 1) + 1
  const start = nextWord > 0 && nextWord <= matchedAt ? nextWord : earliest
  return isSecondHalf(line, start) ? start + 1 : start
}

/** A character beyond the first 65,536 is two units; half of one is none. */
const isSecondHalf = (text: string, at: number) => /[\uDC00-\uDFFF]/.test(text.charAt(at))
const withoutHalf = (text: string) => text.replace(/[\uD800-\uDBFF]$/, '')
