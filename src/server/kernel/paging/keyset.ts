import { z } from 'zod'
import { readCursorText, writeCursorText } from './cursor-text.ts'

/** The last row of the page before: lists run newest first and go on after it. */
export interface Keyset {
  createdAt: Date
  id: string
}

const cursorSchema = z.tuple([z.iso.datetime(), z.uuid()])

/** What a list in the repository is asked for. */
export interface PageRequest {
  after: Keyset | null
  limit: number
}

export interface PageInput {
  cursor?: string | undefined
  limit: number
}

/** Asks for one row more than wanted, cuts it off and names where the next page begins. */
export async function readPage<Row extends { created_at: Date; id: string }>(
  { cursor, limit }: PageInput,
  list: (wanted: PageRequest) => Promise<readonly Row[]>,
): Promise<{ rows: Row[]; nextCursor: string | null }> {
  const found = await list({ after: readCursor(cursor), limit: limit + 1 })
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const hasMore = found.length > limit && last !== undefined
  return { rows, nextCursor: hasMore ? writeCursorText([last.created_at.toISOString(), last.id]) : null }
}

function readCursor(cursor: string | undefined): Keyset | null {
  if (cursor === undefined) return null
  const [createdAt, id] = readCursorText(cursor, cursorSchema)
  return { createdAt: new Date(createdAt), id }
}
