import type { ColumnType } from 'kysely'

export type Timestamp = ColumnType<Date, Date | undefined, Date>
export type Json<T> = ColumnType<T, string, string>
export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>
/** An empty list where nothing is said. */
export type JsonList<Value> = ColumnType<Value[], string | undefined, string>
export type Metadata = ColumnType<Record<string, unknown>, string | undefined, string>
