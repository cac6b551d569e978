import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseDatabaseUrl, type DatabaseAddress } from '#server/database/address.ts'
import { startEmbeddedPostgres } from '#server/database/embedded/start-embedded.ts'
import { withClient } from '#server/database/prepare.ts'
import { spreadTables } from '#server/database/spread/spread.ts'
import { TEMPLATE_DATABASE } from './template-database.ts'

export interface TestServer {
  superuser: DatabaseAddress
  /** After the template was migrated, and before it is cloned. */
  finishTemplate(): Promise<void>
  stop(): Promise<void>
}

/** A server of one's own for the run, or the one that `TEST_DATABASE_URL` names: with Citus on it, customers are spread in every test. */
export async function openTestServer(url: string | undefined): Promise<TestServer> {
  return url === undefined ? startOwnServer() : openNamedServer(parseDatabaseUrl(url))
}

async function startOwnServer(): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'goodword-test-'))
  const server = await startEmbeddedPostgres({
    dataDir,
    say: () => undefined,
    temporary: true,
    settings: { max_connections: '200' },
  })
  return {
    superuser: {
      host: server.socketDir,
      port: server.port,
      user: server.superuser,
      password: '',
      database: 'postgres',
    },
    finishTemplate: async () => undefined,
    async stop() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function openNamedServer(superuser: DatabaseAddress): Promise<TestServer> {
  const template = { ...superuser, database: TEMPLATE_DATABASE }
  const dropTemplate = () =>
    withClient(superuser, async (client) => {
      await client.query(`drop database if exists ${TEMPLATE_DATABASE} with (force)`)
    })
  await dropTemplate()
  return {
    superuser,
    async finishTemplate() {
      const { rows } = await withClient(superuser, (client) =>
        client.query(`select from pg_available_extensions where name = 'citus'`),
      )
      if (rows.length > 0) await spreadTemplate(superuser, template)
    },
    stop: dropTemplate,
  }
}

/** One node, which has the rows as well: a clone of it needs nothing from anywhere else. */
async function spreadTemplate(superuser: DatabaseAddress, template: DatabaseAddress): Promise<void> {
  await withClient(template, async (client) => {
    await client.query('create extension citus')
    await client.query(`select citus_set_coordinator_host('localhost', $1)`, [template.port])
    await client.query(`select citus_set_node_property('localhost', $1, 'shouldhaveshards', true)`, [template.port])
  })
  await withClient({ ...template, user: 'goodword_owner' }, (client) => spreadTables(client))
  await withClient(superuser, async (client) => {
    // What looks after a spread database would keep it from being cloned.
    await client.query(`alter database ${TEMPLATE_DATABASE} allow_connections false`)
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [TEMPLATE_DATABASE])
  })
}
