import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { DatabaseAddress } from '#server/database/address.ts'
import { startEmbeddedPostgres } from '#server/database/embedded/start-embedded.ts'
import { ensureOwnerAndDatabase, prepareDatabase } from '#server/database/prepare.ts'
import { createKeyring } from '#server/kernel/crypto/keyring.ts'
import { createPasswordSafe } from '#server/kernel/crypto/password-safe.ts'
import { prepareQueue } from '#server/kernel/jobs/job-queue.ts'
import { TEMPLATE_DATABASE, TEST_SECRET } from './template-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    superuser: DatabaseAddress
  }
}

/** One database server for the run and one migrated template in it; every test file works on a clone. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'goodword-test-'))
  const server = await startEmbeddedPostgres({
    dataDir,
    say: () => undefined,
    temporary: true,
    settings: { max_connections: '200' },
  })
  const superuser = {
    host: server.socketDir,
    port: server.port,
    user: server.superuser,
    password: '',
    database: 'postgres',
  }
  const owner = await ensureOwnerAndDatabase(superuser, TEMPLATE_DATABASE)
  await prepareDatabase(owner, { safe: createPasswordSafe(createKeyring(TEST_SECRET, [])) })
  await prepareQueue(owner, [])
  project.provide('superuser', superuser)
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
