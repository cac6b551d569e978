import type { SoughtPart, SoughtText } from '#shared/domain/search-words.ts'
import { writeClosePattern } from '#shared/domain/search-words.ts'

/** What can be looked through by words; each text belongs to a review or to a dispute. */
export type TextSource = 'review' | 'reply' | 'note' | 'dispute' | 'file' | 'filing'

const WORD_EDGES = { start: String.raw`\m`, end: String.raw`\M` }
/** The index of the words knows three letters in a row and no fewer. */
const INDEXED = /[\p{L}\p{N}]{3,}/gu
/** The longest are the rarest; each costs another look at what is new. */
const MOST_WORDS = 8
const MOST_KEYS = 3

/** As `search_words` in the database takes it. Without parts, nothing but the phrase finds anything. */
export function writeSought({ phrase, parts }: SoughtText): string {
  const isOneWay = parts.length === 1 && parts.every(({ isForgiving }) => !isForgiving)
  return JSON.stringify({
    phrase,
    words: longestFirst(listKeys({ text: phrase, isForgiving: false })).slice(0, MOST_WORDS),
    parts: isOneWay ? [] : parts.map(toCondition),
    keys: longestFirst(parts.flatMap(listKeys)).slice(0, MOST_KEYS),
  })
}

const longestFirst = (keys: readonly string[][]) => keys.toSorted((one, other) => lengthOf(other) - lengthOf(one))

const lengthOf = (pieces: readonly string[]) => Math.min(...pieces.map(({ length }) => length))

function toCondition(part: SoughtPart) {
  return part.isForgiving
    ? { pieces: listPieces(part.text), pattern: writeClosePattern(part.text, WORD_EDGES) }
    : { pieces: [part.text] }
}

/** Pieces of which every text that says it has one, as far as the index knows them. */
function listKeys(part: SoughtPart): string[][] {
  if (!part.isForgiving) return (part.text.match(INDEXED) ?? []).map((word) => [word])
  const pieces = listPieces(part.text)
  return pieces.every((piece) => Array.from(piece).length >= 3) ? [pieces] : []
}

/** One letter can be wrong in one half only, unless two changed places where the halves meet. */
function listPieces(word: string): string[] {
  const letters = Array.from(word)
  const half = Math.floor(letters.length / 2)
  const [before = '', after = ''] = letters.slice(half - 1, half + 1)
  const cut = (from: number, to?: number) => letters.slice(from, to).join('')
  return [cut(0, half), cut(half), cut(0, half - 1) + after + before + cut(half + 1)]
}
