import { setTimeout as sleep } from 'node:timers/promises'
import type { Platform } from '#shared/domain/platforms.ts'
import type { Database } from '#server/database/connect.ts'
import type { VendorFault } from '#server/database/sandbox-tables.ts'
import type { AppContext, HttpApp } from '#server/kernel/http/http-app.ts'
import { listFaults, recordCall, takeFault } from './vendor-faults.repository.ts'

const SLOW_MS = 5000

export interface VendorWorld {
  db: Database
  publicUrl: string
  /** How long a platform takes to read and to write: the spec's 500 and 1000 ms, 0 in tests. */
  delays: { readMs: number; writeMs: number }
}

/** How a platform says that it will not: in its own shape. */
export interface VendorRefusals {
  rateLimited(): Response
  down(): Response
  noPermission(): Response
}

/** Mounts one call of a platform's interface: it is noted, takes its time, and fails when it was told to. */
export function createVendorRoutes(app: HttpApp, world: VendorWorld, vendor: Platform, refusals: VendorRefusals) {
  const { db, delays } = world
  return function route(method: string, path: string, handle: (context: AppContext) => Promise<Response>): void {
    app.on(method, path, async (context) => {
      await sleep(method === 'GET' ? delays.readMs : delays.writeMs)
      const answer = (await findFault(db, vendor, refusals)) ?? (await handle(context))
      await recordCall(db, { vendor, method, path: context.req.path, status: answer.status })
      return answer
    })
  }
}

async function findFault(db: Database, vendor: Platform, refusals: VendorRefusals): Promise<Response | null> {
  const told = new Set((await listFaults(db, vendor)).map(({ kind }) => kind))
  const isDue = async (kind: VendorFault) => told.has(kind) && (await takeFault(db, vendor, kind))
  if (await isDue('slow')) await sleep(SLOW_MS)
  if (await isDue('down')) return refusals.down()
  if (await isDue('rate-limit')) return refusals.rateLimited()
  if (await isDue('no-permission')) return refusals.noPermission()
  if (await isDue('garbage')) {
    return new Response('<html>It works!</html>', { status: 200, headers: { 'content-type': 'text/html' } })
  }
  return null
}
