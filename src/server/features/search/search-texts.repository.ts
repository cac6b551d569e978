import { sql } from 'kysely'
import { type SoughtPart, type SoughtText, writeClosePattern } from '#shared/domain/search-words.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

/** What can be looked through by words; each text belongs to a review or to a dispute. */
export type TextSource = 'review' | 'reply' | 'note' | 'dispute' | 'file' | 'filing'

export interface SaidText {
  /** Of the review or the dispute. */
  id: string
  /** What it says there; of reviews and disputes themselves it is not told. */
  said: string | null
}

const WORD_EDGES = { start: String.raw`\m`, end: String.raw`\M` }
/** The index of the words knows three letters in a row and no fewer. */
const INDEXED = /[\p{L}\p{N}]{3,}/gu
/** The longest are the rarest; each costs another look at what is new. */
const MOST_KEYS = 3

/** The newest that say it in a row; where `isForgiving`, all parts of it in any order, with a wrong letter each. */
export async function searchTexts(
  tx: CustomerTx,
  source: TextSource,
  { sought, isForgiving, limit }: { sought: SoughtText; isForgiving: boolean; limit: number },
): Promise<SaidText[]> {
  const parts = isForgiving ? sought.parts : [{ text: sought.phrase, isForgiving: false }]
  const keys = parts.flatMap(listKeys).toSorted((one, other) => lengthOf(other) - lengthOf(one))
  const { rows } = await sql<SaidText>`select id, said from search_texts(${source},
    ${JSON.stringify(parts.map(toCondition))}::jsonb, ${JSON.stringify(keys.slice(0, MOST_KEYS))}::jsonb, ${limit})`.execute(
    tx,
  )
  return rows
}

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
