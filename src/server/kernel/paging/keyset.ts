import { z } from 'zod'
import { AppError } from '#server/kernel/errors/app-error.ts'

/** The last row of the page before: lists run newest first and go on after it. */
export interface Keyset {
  createdAt: Date
  id: string
}

const cursorSchema = z.tuple([z.iso.datetime(), z.uuid()])

export function readCursor(cursor: string | undefined): Keyset | null {
  if (cursor === undefined) return null
  try {
    const [createdAt, id] = cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    return { createdAt: new Date(createdAt), id }
  } catch (error) {
    throw new AppError('invalid-input', 'This page address is not valid.', {
      fields: [{ field: 'cursor', code: 'invalid', message: 'This value is not valid.' }],
      cause: error,
    })
  }
}

/** Given one row more than asked for, cuts it off and names where the next page begins. */
export function toPage<Row extends { created_at: Date; id: string }>(
  rows: readonly Row[],
  limit: number,
): { rows: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const hasMore = rows.length > limit && last !== undefined
  const cursor = last && Buffer.from(JSON.stringify([last.created_at.toISOString(), last.id])).toString('base64url')
  return { rows: page, nextCursor: hasMore && cursor ? cursor : null }
}
