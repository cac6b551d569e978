import { z } from 'zod'
import { readCursorText, writeCursorText } from './cursor-text.ts'

/** The last row of the page before: lists run newest first and go on after it. */
export interface Keyset {
  createdAt: Date
  id: string
}

const cursorSchema = z.tuple([z.iso.datetime(), z.uuid()])

export function readCursor(cursor: string | undefined): Keyset | null {
  if (cursor === undefined) return null
  const [createdAt, id] = readCursorText(cursor, cursorSchema)
  return { createdAt: new Date(createdAt), id }
}

/** Given one row more than asked for, cuts it off and names where the next page begins. */
export function toPage<Row extends { created_at: Date; id: string }>(
  rows: readonly Row[],
  limit: number,
): { rows: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const hasMore = rows.length > limit && last !== undefined
  const cursor = last && writeCursorText([last.created_at.toISOString(), last.id])
  return { rows: page, nextCursor: hasMore && cursor ? cursor : null }
}
