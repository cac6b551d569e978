import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { isWithinReason } from '#shared/contracts/reviews.ts'

/** One way a list can run: by this, and by the id where that is equal. */
export interface ListOrder<Row> {
  key: RawBuilder<unknown>
  cast: RawBuilder<unknown>
  /** From A to Z; else the newest, most or latest comes first. */
  isRising: boolean
  value: z.ZodType<string | number>
  valueOf: (row: Row) => string | number
}

const time = z.iso.datetime().refine(isWithinReason)

/** Latest first; what never happened comes last. */
export const byTime = <Row>(column: RawBuilder<unknown>, valueOf: (row: Row) => Date | null): ListOrder<Row> => ({
  key: column,
  cast: sql`timestamptz`,
  isRising: false,
  value: time,
  valueOf: (row) => (valueOf(row) ?? new Date(0)).toISOString(),
})

export const byWords = <Row>(column: RawBuilder<unknown>, valueOf: (row: Row) => string): ListOrder<Row> => ({
  key: column,
  cast: sql`text`,
  isRising: true,
  value: z.string(),
  valueOf,
})

/** Most first. */
export const byNumber = <Row>(column: RawBuilder<unknown>, valueOf: (row: Row) => number): ListOrder<Row> => ({
  key: column,
  cast: sql`integer`,
  isRising: false,
  value: z.int32(),
  valueOf,
})

/** Where a page ended. One of another order names no place in this one. */
export type ListPlace<Sort extends string> = [sort: Sort, value: string | number, id: string]

export interface ListRequest<Sort extends string> {
  after: ListPlace<Sort> | null
  limit: number
}

/** For a query: what comes after the page before, and in which order. It walks the index of the order. */
export function walk<Row>(
  { key, cast, isRising }: ListOrder<Row>,
  id: RawBuilder<unknown>,
  after: ListPlace<string> | null,
) {
  const [direction, beyond] = isRising ? (['asc', sql`>`] as const) : (['desc', sql`<`] as const)
  const isBeyond = after
    ? sql<boolean>`(${key}, ${id}) ${beyond} (${after[1]}::${cast}, ${after[2]}::uuid)`
    : sql<boolean>`true`
  return { key, direction, isBeyond }
}
