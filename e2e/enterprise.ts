import { Client } from 'pg'
import { startEmbeddedPostgres } from '#server/database/embedded/start-embedded.ts'

/** What the admin area will do: moves the workspace of an owner to the plan that is sold by talking. */
export async function moveToEnterprise(dataDir: string, ownerEmail: string): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, say: () => undefined })
  const client = new Client({ host: server.socketDir, port: server.port, user: server.superuser, database: 'goodword' })
  try {
    await client.connect()
    const { rowCount } = await client.query(
      `update customers set subscription_tier = 'enterprise', status = 'active'
       where user_id = (select id from auth.users where email = $1)`,
      [ownerEmail],
    )
    if (rowCount !== 1) throw new Error(`${ownerEmail} owns no workspace.`)
  } finally {
    await client.end()
    await server.stop()
  }
}
