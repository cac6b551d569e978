import { Kysely, sql } from 'kysely'
import { Pool } from 'pg'
import { afterAll, inject } from 'vitest'
import type { Platform } from '#shared/domain/platforms.ts'
import type { ListingKeyCodes, ListingKeyDirectory } from '#server/adapters/review-platforms/listing-keys.ts'
import type { Database } from '#server/database/connect.ts'
import { ScopedPostgresDialect } from '#server/database/scoped-dialect.ts'
import type { Tables } from '#server/database/tables.ts'
import { mountListingKeyPage } from '#server/features/listing-keys/listing-key-page.routes.ts'
import { createListingKeyCodes } from '#server/features/listing-keys/listing-keys.service.ts'
import { createKeyring } from '#server/kernel/crypto/keyring.ts'
import type { HttpApp } from '#server/kernel/http/http-app.ts'
import { createTransactions } from '#server/database/transactions.ts'
import { RateLimiter } from '#server/kernel/rate-limit/rate-limiter.ts'
import type { VendorWorld } from '#sandbox/vendors/vendor-route.ts'
import { followOnce } from '../identity-walk.ts'
import { TEST_SECRET } from '../template-database.ts'
import { startVendorStage } from './vendor-stage.ts'

/** A vendor's stand-in with our own page for listing and key beside it, as the app's role sees it. */
export async function startListingKeyStage(
  mountVendor: (app: HttpApp, world: VendorWorld) => void,
  makeDirectory: (url: () => string) => ListingKeyDirectory,
) {
  let mounted: HttpApp | null = null
  const stage = await startVendorStage((app, world) => {
    mountVendor(app, world)
    mounted = app
  })
  const appDb = await connectAsApp(stage.db)
  const rateLimiter = new RateLimiter(appDb, { onError: () => undefined })
  afterAll(async () => {
    await rateLimiter.stop()
    await appDb.destroy()
  })
  const codes: ListingKeyCodes = createListingKeyCodes({
    transactions: createTransactions(appDb),
    keyring: createKeyring(TEST_SECRET, []),
  })
  if (!mounted) throw new Error('The stand-in was not mounted.')
  mountListingKeyPage(mounted, {
    directories: [makeDirectory(() => stage.url)],
    codes,
    publicUrl: () => stage.url,
    rateLimiter,
    sandboxKey: 'sandbox-key',
  })
  return { ...stage, appDb, codes }
}

/** Fills in the page as a person does; `deny` follows its way out. */
export async function fillListingKeyPage(page: URL, answer: { listing: string; key: string } | 'deny'): Promise<URL> {
  if (answer === 'deny') {
    const text = await (await fetch(page)).text()
    const [, href = ''] = /<a href="([^"]*access_denied[^"]*)"/.exec(text) ?? []
    return new URL(href.replaceAll('&amp;', '&'))
  }
  return followOnce(page.origin + page.pathname, { ...Object.fromEntries(page.searchParams), ...answer })
}

export const callbackOf = (url: string, platform: Platform) => `${url}/oauth/callback/${platform}`

async function connectAsApp(sandboxDb: Database): Promise<Database> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(sandboxDb)
  const options = { ...inject('superuser'), database: rows[0]?.name, max: 2, options: '-c role=goodword_app' }
  const pool = new Pool(options)
  pool.on('error', () => undefined)
  return new Kysely<Tables>({ dialect: new ScopedPostgresDialect({ pool }) })
}
