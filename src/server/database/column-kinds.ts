import type { ColumnType } from 'kysely'

export type Timestamp = ColumnType<Date, Date | undefined, Date>
export type Json<T> = ColumnType<T, string, string>
/** An empty list where nothing is said. */
export type JsonList<Value> = ColumnType<Value[], string | undefined, string>
export type Metadata = ColumnType<Record<string, unknown>, string | undefined, string>
