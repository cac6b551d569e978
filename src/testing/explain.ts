import type { Pool } from 'pg'

/** A server that spreads customers tells how it asks its nodes, and not by which index they look. */
export const canExplain = process.env.TEST_DATABASE_URL === undefined

/** The plan the database would take if the table were large: on a small one it would rightly read it all. */
export async function explain(superuser: Pool, query: string): Promise<string> {
  const client = await superuser.connect()
  try {
    await client.query('set enable_seqscan = off')
    await client.query('set enable_bitmapscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${query}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    client.release(true)
  }
}
