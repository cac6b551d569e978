import { join } from 'node:path'
import { Pool } from 'pg'
import { afterAll } from 'vitest'
import { createPasswords } from '#server/auth/users/passwords.ts'
import { readConfig } from '#server/kernel/config/config.ts'
import { createLog } from '#server/kernel/log/log.ts'
import { startProduct } from '#server/product/start-product.ts'
import { cloneDatabase } from './clone-database.ts'
import { createTestClient, type TestClient } from './http-client.ts'
import { createMakers, TEST_PASSWORD } from './make.ts'
import { createJobFixture } from './job-fixture.ts'
import { TEST_SECRET } from './template-database.ts'

const CHEAP_HASH = { memoryKib: 64, iterations: 1 }

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** The whole product on a database of its own, over real HTTP. Jobs stay queued unless ROLES says otherwise. */
export async function startTestApp(
  environment: Record<string, string> = {},
  options: { webDir?: string; liveRecheckMs?: number; evenAnswerMs?: number } = {},
) {
  const database = await cloneDatabase()
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: database.url,
    SECRET_KEY: TEST_SECRET,
    ROLES: 'web',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '100000',
    SANDBOX_DELAYS: 'off',
    ...environment,
  })
  const product = await startProduct(config, {
    say: () => undefined,
    log: createLog(config.logLevel),
    passwordCost: CHEAP_HASH,
    evenAnswerMs: options.evenAnswerMs ?? 0,
    ...(options.liveRecheckMs !== undefined && { liveRecheckMs: options.liveRecheckMs }),
    webDir: options.webDir ?? join(import.meta.dirname, 'no-web-build'),
  })
  const superuser = new Pool({ ...database.superuser, max: 4 })
  superuser.on('error', () => undefined)
  const passwordHash = await createPasswords(CHEAP_HASH).hash(TEST_PASSWORD)

  const close = async () => {
    await product.stop()
    await superuser.end()
    await database.drop()
  }
  afterAll(close)

  return {
    url: product.url,
    localUrl: product.localUrl,
    product,
    database,
    superuser,
    make: createMakers(superuser, { passwordHash, auth: product.services.authParts }),
    jobs: createJobFixture(superuser, product.services.jobHandlers),
    as: (person: { token: string }): TestClient => createTestClient(product.url, person.token),
    anonymous: createTestClient(product.url, null),
  }
}
