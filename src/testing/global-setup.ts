import type { TestProject } from 'vitest/node'
import type { DatabaseAddress } from '#server/database/address.ts'
import { ensureOwnerAndDatabase, prepareDatabase } from '#server/database/prepare.ts'
import { createKeyring } from '#server/kernel/crypto/keyring.ts'
import { createPasswordSafe } from '#server/kernel/crypto/password-safe.ts'
import { prepareQueue } from '#server/kernel/jobs/prepare-queue.ts'
import { openTestServer } from './test-server.ts'
import { TEMPLATE_DATABASE, TEST_SECRET } from './template-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    superuser: DatabaseAddress
  }
}

/** One database server for the run and one migrated template in it; every test file works on a clone. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await openTestServer(process.env.TEST_DATABASE_URL)
  const owner = await ensureOwnerAndDatabase(server.superuser, TEMPLATE_DATABASE)
  await prepareDatabase(owner, { safe: createPasswordSafe(createKeyring(TEST_SECRET, [])) })
  await prepareQueue(owner, [])
  await server.finishTemplate()
  project.provide('superuser', server.superuser)
  return () => server.stop()
}
