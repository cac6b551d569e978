import { Client, type QueryResult } from 'pg'
import { startEmbeddedPostgres } from '#server/database/embedded/start-embedded.ts'

/** As its superuser: for what no screen can do, such as letting days go by. */
export async function askDatabase(dataDir: string, query: string, values: readonly string[]): Promise<QueryResult> {
  const server = await startEmbeddedPostgres({ dataDir, say: () => undefined })
  const client = new Client({ host: server.socketDir, port: server.port, user: server.superuser, database: 'goodword' })
  try {
    await client.connect()
    return await client.query(query, [...values])
  } finally {
    await client.end()
    await server.stop()
  }
}

/** What the admin area will do: moves the workspace of an owner to the plan that is sold by talking. */
export async function moveToEnterprise(dataDir: string, ownerEmail: string): Promise<void> {
  const { rowCount } = await askDatabase(
    dataDir,
    `update customers set subscription_tier = 'enterprise', status = 'active'
     where user_id = (select id from auth.users where email = $1)`,
    [ownerEmail],
  )
  if (rowCount !== 1) throw new Error(`${ownerEmail} owns no workspace.`)
}
