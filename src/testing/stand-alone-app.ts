import { Pool } from 'pg'
import { createPasswords } from '#server/auth/users/passwords.ts'
import { readConfig } from '#server/kernel/config/config.ts'
import { createLog, writeLogTo } from '#server/kernel/log/log.ts'
import { startProduct } from '#server/product/start-product.ts'
import { createTestClient, type TestClient } from './http-client.ts'
import { createJobFixture } from './job-fixture.ts'
import { createMakers, TEST_PASSWORD } from './make.ts'

const CHEAP_HASH = { memoryKib: 64, iterations: 1 }

export type StandAloneApp = Awaited<ReturnType<typeof startStandAloneApp>>

/** The product in this process on a database of its own folder, for measuring and for looking at what kills left. */
export async function startStandAloneApp(environment: Record<string, string>) {
  const config = readConfig({ PORT: '0', RATE_LIMIT_PER_MINUTE: '1000000', SANDBOX_DELAYS: 'off', ...environment })
  const product = await startProduct(config, {
    say: () => undefined,
    // A process that serves people writes a line for every request.
    log: config.isProduction ? createLog(config.logLevel, writeLogTo('/dev/null')) : createLog('silent'),
    passwordCost: CHEAP_HASH,
  })
  const superuser = new Pool({ ...product.base.app.address, user: 'postgres', password: '', max: 4 })
  superuser.on('error', () => undefined)
  const passwordHash = await createPasswords(CHEAP_HASH).hash(TEST_PASSWORD)
  return {
    url: product.localUrl,
    product,
    superuser,
    make: createMakers(superuser, { passwordHash, auth: product.services.authParts }),
    jobs: createJobFixture(superuser, product.services.jobHandlers),
    as: (person: { token: string }): TestClient => createTestClient(product.localUrl, person.token),
    anonymous: createTestClient(product.localUrl, null),
    async stop() {
      await superuser.end()
      await product.stop()
    },
  }
}

/** Many reviews at once, written over years, with a few at the same moment. Each says something else. */
export async function writeManyReviews(superuser: Pool, listingId: string, count: number): Promise<void> {
  await superuser.query(
    `insert into sandbox.vendor_reviews (vendor, id, listing_id, rating, content, author, created_at, updated_at)
     select 'google', $1 || '-' || turn, $1, 1 + turn % 5,
       case when turn % 7 > 0 then 'Visit ' || turn || ': ' || repeat('the food came late but it was very good. ', 1 + turn % 4) end,
       case when turn % 11 > 0 then 'Guest ' || turn end, at, at
     from generate_series(1, $2::int) turn, lateral (select date_trunc('minute', now()) - turn / 3 * interval '10 minutes' as at) times`,
    [listingId, count],
  )
  await superuser.query('analyze sandbox.vendor_reviews')
}
