import type { CompiledQuery } from 'kysely'
import type { Pool } from 'pg'

/** The plan the database would take if the table were large: on a small one it would rightly read it all. */
export async function explain(superuser: Pool, query: string | CompiledQuery): Promise<string> {
  const text = typeof query === 'string' ? query : writeOut(query)
  const client = await superuser.connect()
  try {
    await client.query('set enable_seqscan = off')
    await client.query('set enable_bitmapscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    client.release(true)
  }
}

/** With its values in it. */
const writeOut = ({ sql, parameters }: CompiledQuery) =>
  sql.replaceAll(/\$(\d+)/g, (_place: string, number: string) => {
    const value = parameters[Number(number) - 1]
    return `'${value instanceof Date ? value.toISOString() : String(value)}'`
  })
