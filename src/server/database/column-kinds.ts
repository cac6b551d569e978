import type { ColumnType } from 'kysely'

export type Timestamp = ColumnType<Date, Date | undefined, Date>
export type Json<T> = ColumnType<T, string, string>
export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>
export type Metadata = ColumnType<Record<string, unknown>, string | undefined, string>
