import { sql, type RawBuilder } from 'kysely'

// Where customers are spread over nodes, "now" is found before a statement goes to the node that has the rows. So it may not stand in a
// `case`, a `coalesce` or the `do update` of an insert; neither may a clock that runs on, nor a column that something is added to by way
// of a time zone.

/** When it began: what it is, or else now. For times that are never to come. */
export const sinceWhen = (column: string): RawBuilder<Date> => sql<Date>`least(${sql.ref(column)}, now())`

/** Now where this holds of the row, and null elsewhere. */
export const nowWhere = (condition: RawBuilder<unknown>): RawBuilder<Date | null> =>
  sql<Date | null>`nullif(greatest(now(), case when ${condition} then null else 'infinity'::timestamptz end), 'infinity')`

/** Later than it was, also within one millisecond: whoever saw the time before has not seen this. */
export const laterThan = (column: string, milliseconds = 1): RawBuilder<Date> =>
  sql<Date>`greatest(statement_timestamp(), seconds_after(${sql.ref(column)}, ${sql.lit(milliseconds / 1000)}))`

/** What was there takes what the insert brought. */
export function asInserted<Values extends object>(values: Values): { [Key in keyof Values]: RawBuilder<never> } {
  const names = Object.keys(values).filter((name) => values[name as keyof Values] !== undefined)
  return Object.fromEntries(names.map((name) => [name, sql`excluded.${sql.ref(name)}`])) as {
    [Key in keyof Values]: RawBuilder<never>
  }
}
