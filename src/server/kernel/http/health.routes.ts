import { timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Metrics } from './metrics.ts'
import type { AppContext, HttpApp } from './http-app.ts'
import { isDirectLoopback } from './request-info.ts'
import { labelRoute } from './route-label.ts'

/** Each answers `null` when well, else what is wrong in a few words. */
export type ReadinessChecks = Record<string, () => Promise<string | null>>

const READINESS_MS = 500
/** Balancers wait two seconds or so for the answer: what is silent must not take the others along. */
const LONGEST_CHECK_MS = 1500
/** What balancers ask by; HAProxy by OPTIONS, where it is not told otherwise. */
export const CHECK_METHODS = ['GET', 'OPTIONS']

interface HealthOptions {
  checks: ReadinessChecks
  /** These are told, and keep nobody from being ready. */
  tolerated?: readonly string[]
  isStopping: () => boolean
  metrics: Metrics
  metricsToken: string | null
}

export function mountHealth(app: HttpApp, options: HealthOptions): void {
  app.on(CHECK_METHODS, '/healthz', (context) => {
    labelRoute(context.env.incoming, '/healthz')
    return context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' })
  })
  const findReadiness = rememberFor(READINESS_MS, () => runChecks(options.checks))
  app.on(CHECK_METHODS, '/readyz', async (context) => {
    labelRoute(context.env.incoming, '/readyz')
    const checks = options.isStopping() ? { process: 'stopping' } : await findReadiness()
    const isReady = Object.entries(checks).every(
      ([name, outcome]) => outcome === 'ok' || options.tolerated?.includes(name),
    )
    return context.json({ status: isReady ? 'ready' : 'not-ready', checks }, isReady ? 200 : 503, {
      'cache-control': 'no-store',
    })
  })
  app.get('/metrics', async (context) => {
    labelRoute(context.env.incoming, '/metrics')
    if (!mayReadMetrics(context, options.metricsToken)) return context.text('Not found', 404)
    const text = await options.metrics.registry.metrics()
    return context.text(text, 200, { 'content-type': options.metrics.registry.contentType })
  })
}

/** Anybody may ask, so the answer is worked out once in a while and not for each. */
function rememberFor<T>(milliseconds: number, find: () => Promise<T>): () => Promise<T> {
  let known: { at: number; value: Promise<T> } | null = null
  return () => {
    if (!known || Date.now() - known.at > milliseconds) known = { at: Date.now(), value: find() }
    return known.value
  }
}

async function runChecks(checks: ReadinessChecks): Promise<Record<string, string>> {
  const outcomes = Object.entries(checks).map(async ([name, check]) => [name, await runCheck(check)] as const)
  return Object.fromEntries(await Promise.all(outcomes))
}

async function runCheck(check: () => Promise<string | null>): Promise<string> {
  const giveUp = new AbortController()
  const late = sleep(LONGEST_CHECK_MS, 'no answer in time', { signal: giveUp.signal }).catch(() => 'no answer in time')
  try {
    return (await Promise.race([check(), late])) ?? 'ok'
  } catch {
    return 'unreachable'
  } finally {
    giveUp.abort()
  }
}

function mayReadMetrics(context: AppContext, token: string | null): boolean {
  if (isDirectLoopback(context.env.incoming)) return true
  const given = /^bearer\s+(\S+)$/i.exec(context.env.incoming.headers.authorization ?? '')?.[1]
  if (!token || !given) return false
  const [left, right] = [Buffer.from(given), Buffer.from(token)]
  return left.length === right.length && timingSafeEqual(left, right)
}
