import { Kysely } from 'kysely'
import { Pool } from 'pg'
import { afterAll } from 'vitest'
import type { Database } from '#server/database/connect.ts'
import { ScopedPostgresDialect } from '#server/database/scoped-dialect.ts'
import type { Tables } from '#server/database/tables.ts'
import { createHttpApp, type HttpApp } from '#server/kernel/http/http-app.ts'
import { createHttpServer } from '#server/kernel/http/http-server.ts'
import { createMetrics } from '#server/kernel/http/metrics.ts'
import { createRequestDescriber } from '#server/kernel/http/request-info.ts'
import { createLog } from '#server/kernel/log/log.ts'
import type { VendorWorld } from '#sandbox/vendors/vendor-route.ts'
import { cloneDatabase } from '../clone-database.ts'

export interface VendorStage {
  world: VendorWorld
  db: Database
  url: string
}

/** One vendor's stand-in on a database of its own, over real HTTP, with the rights the sandbox has. */
export async function startVendorStage(mount: (app: HttpApp, world: VendorWorld) => void): Promise<VendorStage> {
  const database = await cloneDatabase()
  const pool = new Pool({ ...database.superuser, max: 4, options: '-c role=goodword_sandbox' })
  pool.on('error', () => undefined)
  const db = new Kysely<Tables>({ dialect: new ScopedPostgresDialect({ pool }) })
  const log = createLog('silent')
  const app = createHttpApp(log)
  const server = createHttpServer({
    app: () => app,
    describeRequest: createRequestDescriber([]),
    isHttps: false,
    metrics: createMetrics(),
    log,
  })
  const { port } = await server.listen(0, '127.0.0.1')
  const url = `http://127.0.0.1:${port}`
  const world = { db, publicUrl: url, delays: { readMs: 0, writeMs: 0, moderationMs: 0 } }
  mount(app, world)
  afterAll(async () => {
    await server.close(0)
    await db.destroy()
    await database.drop()
  })
  return { world, db, url }
}
