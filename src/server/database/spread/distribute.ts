import type { Client } from 'pg'
import type { DatabaseAddress } from '#server/database/address.ts'
import { withMigrationLock } from '#server/database/migrate.ts'
import { withClient } from '#server/database/prepare.ts'
import { LOGIN_ROLES } from '#server/database/roles.ts'
import { readSpreadState, spreadTables } from './spread.ts'

/** Nothing was changed; the message says what to do. */
export class NotSpread extends Error {}

/** Spreads the customers of a migrated database over the nodes of its server, and says what was done. */
export function distribute(owner: DatabaseAddress, say: (line: string) => void): Promise<void> {
  return withClient(owner, (client) =>
    withMigrationLock(client, async () => {
      const state = await readSpreadState(client)
      if (state === 'without-citus') throw new NotSpread(await sayWhatIsMissing(client))
      if (state === 'in-one-place') await refuseWhileItRuns(client)
      const tables = await spreadTables(client, say)
      const { rows: nodes } = await client.query(
        `select from pg_dist_node where isactive and shouldhaveshards and noderole = 'primary'`,
      )
      say(
        `${tables.length === 0 ? 'Every table of customers is spread already' : `${tables.length} tables were spread`}, on ${nodes.length === 1 ? 'one node' : `${nodes.length} nodes`}.`,
      )
    }),
  )
}

async function sayWhatIsMissing(client: Client): Promise<string> {
  const { rows } = await client.query(`select from pg_available_extensions where name = 'citus'`)
  return rows.length > 0
    ? 'This database does not have the extension yet: as a superuser, `create extension citus` in it, then run this again. Nothing was changed.'
    : 'This server does not have Citus, so everything stays in one place. Nothing was changed.'
}

/** Connections that are open already would go on as if everything were in one place. */
async function refuseWhileItRuns(client: Client): Promise<void> {
  const { rows } = await client.query(
    'select from pg_stat_activity where datname = current_database() and usename = any($1)',
    [LOGIN_ROLES],
  )
  if (rows.length > 0) {
    throw new NotSpread(
      'Goodword is running on this database. Stop every process of it, then run this again. Nothing was changed.',
    )
  }
}
