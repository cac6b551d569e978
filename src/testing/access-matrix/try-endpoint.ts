import type { HttpMethod } from '#shared/contracts/endpoint.ts'
import { isPermission } from '#shared/domain/permissions.ts'
import type { AccessRow, Ids } from './access-row.ts'
import { CALLERS, type CallerName, type World } from './callers.ts'
import { expectCell } from './expect-cell.ts'
import { THING_OF_PARAMETER } from './parameters.ts'
import { MARK, THINGS, type ThingKind } from './things.ts'

const PREFIX = '/api/v1'

/** What the path names, and what the body names beyond it, in the order in which it is made. */
export function listThings(path: string, row: AccessRow): [string, ThingKind | undefined][] {
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const further = Object.keys(row.things ?? {}).filter((name) => !named.includes(name))
  return [...named, ...further].map((name) => [name, row.things?.[name] ?? THING_OF_PARAMETER[name]])
}

async function makeThings(world: World, things: [string, ThingKind | undefined][]): Promise<Ids> {
  let ids: Ids = {}
  for (const [name, kind] of things) {
    const made = kind ? await THINGS[kind].make(world, ids) : ''
    ids = { ...ids, ...(typeof made === 'string' ? { [name]: made } : made) }
  }
  return ids
}

/** Every caller tries the endpoint. Says what came otherwise than its row has it; empty means nothing did. */
export async function tryEndpoint(world: World, key: string, row: AccessRow): Promise<string[]> {
  const [method, path] = key.split(' ') as [HttpMethod, string]
  const things = listThings(path, row)
  const belongs = things.flatMap(([, kind]) => (kind ? [THINGS[kind].of] : []))
  const shared = await makeThings(world, things)
  if (row.tells && things.length === 0) await THINGS[row.tells].make(world, {})
  const faults: string[] = []
  const tryAs = async (caller: CallerName, ids: Ids) => {
    const cell = expectCell(row, method, belongs, caller)
    const token = await world.tokenOf(caller, isPermission(row.who) ? row.who : null)
    const { outcome, text } = await send(world.app.url, { method, token, ...addressOf(path, row, ids) })
    if (!outcome.startsWith(cell.outcome)) faults.push(`${key} as ${caller}: ${outcome} instead of ${cell.outcome}`)
    const isTold = text.includes(MARK)
    if (isTold && !cell.isTold && !sees(caller))
      faults.push(`${key} as ${caller}: told of a location that is not theirs`)
    if (!isTold && cell.isTold) faults.push(`${key} as ${caller}: not told of what is theirs`)
  }
  const mayChange = (caller: CallerName) =>
    method !== 'GET' && expectCell(row, method, belongs, caller).outcome === (row.answer ?? '200')
  await Promise.all(CALLERS.filter((caller) => !mayChange(caller)).map((caller) => tryAs(caller, shared)))
  // Each with things of their own: nobody finds what another has changed.
  for (const caller of CALLERS.filter(mayChange)) await tryAs(caller, await makeThings(world, things))
  return faults
}

/** Whoever sees the place may read of it anywhere, in a notice or an echo as well. */
const sees = (caller: CallerName) =>
  ['owner', 'admin', 'manager', 'member'].includes(caller) || /the permission|limited to the place/.test(caller)

function addressOf(path: string, row: AccessRow, ids: Ids) {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? '')
  const body = typeof row.body === 'function' ? row.body(ids) : row.body
  return { path: `${filled}${row.query ? `?${row.query}` : ''}`, body: body ?? {} }
}

let asked = 0
/** Each from elsewhere: what counts by address counts none of them twice. */
function newAddress(): string {
  asked += 1
  return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`
}

interface Request {
  method: HttpMethod
  path: string
  body: object
  token: string | null
}

async function send(url: string, { method, path, body, token }: Request): Promise<{ outcome: string; text: string }> {
  const hasBody = method !== 'GET' && method !== 'DELETE'
  const stop = new AbortController()
  const response = await fetch(url + PREFIX + path, {
    method,
    signal: stop.signal,
    headers: {
      'x-forwarded-for': newAddress(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(hasBody && { 'content-type': 'application/json' }),
    },
    ...(hasBody && { body: JSON.stringify(body) }),
  })
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    stop.abort()
    return { outcome: String(response.status), text: '' }
  }
  const text = await response.text()
  return { outcome: describe(response, text), text }
}

function describe({ status }: Response, text: string): string {
  if (status < 400) return String(status)
  const { code = '', reason = code, errors } = JSON.parse(text) as { code?: string; reason?: string; errors?: unknown }
  return `${status} ${reason} ${errors === undefined ? '' : JSON.stringify(errors)}`.trim()
}
