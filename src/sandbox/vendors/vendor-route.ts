import { setTimeout as sleep } from 'node:timers/promises'
import { ERROR_STATUS } from '#shared/domain/error-codes.ts'
import { PLATFORMS } from '#shared/domain/platforms.ts'
import type { Database } from '#server/database/connect.ts'
import type { SandboxVendor, VendorFault } from '#server/database/sandbox-tables.ts'
import type { AppContext, HttpApp } from '#server/kernel/http/http-app.ts'
import { toAppError } from '#server/kernel/http/problem.ts'
import { listFaults, recordCall, takeFault } from './vendor-faults.repository.ts'

const SLOW_MS = 5000
/** Longer than anybody waits for a platform. */
const SILENT_MS = 60_000
/** What a call is noted with that got no answer. */
const NO_ANSWER = 0

export interface VendorWorld {
  db: Database
  publicUrl: string
  /** How long a platform takes to read, to write (the spec's 500 and 1000 ms) and to look at a reply; 0 in tests. */
  delays: { readMs: number; writeMs: number; moderationMs: number }
  /** Lets days pass for what the product itself counts in days. */
  passDays?: (days: number) => Promise<void>
}

/** How a platform says that it will not: in its own shape. */
export interface VendorRefusals {
  rateLimited(): Response
  down(): Response
  noPermission(): Response
}

type Handle = (context: AppContext) => Promise<Response>

/** Mounts one call of a platform's interface: it is noted, takes its time, and fails when it was told to. */
export function createVendorRoutes(app: HttpApp, world: VendorWorld, vendor: SandboxVendor, refusals: VendorRefusals) {
  const { db, delays } = world
  return function route(method: string, path: string, handle: Handle, { canBeCut = true } = {}): void {
    const answer: Handle = async (context) => {
      await sleep(context.req.method === 'GET' ? delays.readMs : delays.writeMs)
      const fault = await findFault(context, { db, vendor, refusals })
      if (fault) return fault
      const response = await handle(context)
      // It is done, and nobody hears of it.
      if (canBeCut && (await takeFault(db, vendor, 'cut'))) context.env.outgoing.destroy()
      return response
    }
    app.on(method, path, (context) => noteCall(context, { db, vendor }, answer))
  }
}

export type VendorRoute = ReturnType<typeof createVendorRoutes>

/** For what only leads up to the deed: the wire is cut at the deed itself. */
export const uncut =
  (route: VendorRoute): VendorRoute =>
  (method, path, handle) =>
    route(method, path, handle, { canBeCut: false })

/** What no stand-in knows is noted too. Mounted behind all of them. */
export function mountUnknownCalls(app: HttpApp, { db }: VendorWorld): void {
  for (const vendor of PLATFORMS) {
    app.all(`/sandbox/${vendor}/*`, (context) =>
      noteCall(context, { db, vendor }, async () => await context.notFound()),
    )
  }
}

async function noteCall(
  context: AppContext,
  { db, vendor }: { db: Database; vendor: SandboxVendor },
  answer: Handle,
): Promise<Response> {
  const startedAt = performance.now()
  const note = (status: number) => {
    const { method, path } = context.req
    const wasGivenUp = context.env.outgoing.destroyed
    const duration = Math.round(performance.now() - startedAt)
    return recordCall(db, { vendor, method, path, status: wasGivenUp ? NO_ANSWER : status, duration_ms: duration })
  }
  try {
    const response = await answer(context)
    await note(response.status)
    return response
  } catch (error) {
    await note(ERROR_STATUS[toAppError(error).code])
    throw error
  }
}

async function findFault(
  context: AppContext,
  { db, vendor, refusals }: { db: Database; vendor: SandboxVendor; refusals: VendorRefusals },
): Promise<Response | null> {
  const told = new Set((await listFaults(db, vendor)).map(({ kind }) => kind))
  const isDue = async (kind: VendorFault) => told.has(kind) && (await takeFault(db, vendor, kind))
  if (await isDue('slow')) await sleep(SLOW_MS)
  if (await isDue('timeout')) return keepSilent(context, refusals)
  if (await isDue('down')) return refusals.down()
  if (await isDue('rate-limit')) return refusals.rateLimited()
  if (await isDue('no-permission')) return refusals.noPermission()
  if (await isDue('garbage')) {
    return new Response('<html>It works!</html>', { status: 200, headers: { 'content-type': 'text/html' } })
  }
  return null
}

/** Until the caller has had enough. */
async function keepSilent(context: AppContext, refusals: VendorRefusals): Promise<Response> {
  const givenUp = new AbortController()
  context.env.outgoing.once('close', () => givenUp.abort())
  await sleep(SILENT_MS, undefined, { signal: givenUp.signal }).catch(() => undefined)
  return refusals.down()
}
