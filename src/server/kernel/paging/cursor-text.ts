import type { z } from 'zod'
import { refusal } from '#server/kernel/errors/refusal.ts'

/** A place in a list, as it travels in an address. What was not written here is refused. */
export function readCursorText<Schema extends z.ZodType>(cursor: string, schema: Schema): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch (error) {
    throw refusal('page-address-invalid', { at: { fields: ['cursor'], code: 'invalid' }, cause: error })
  }
}

export function writeCursorText(place: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}
