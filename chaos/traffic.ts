import { setTimeout as sleep } from 'node:timers/promises'
import type { TestMember } from '#testing/make.ts'

const LONGEST_ANSWER_MS = 30_000
const TRIES = 3
const SCREENS = ['/api/v1/me', '/api/v1/dashboard', '/api/v1/qr-codes', '/api/v1/reviews']
const LOOK_PAUSE_MS = 80
const CHANGE_PAUSE_MS = 120

export interface Traffic extends Omit<Asker, 'ask'> {
  /** What was accepted, by name. */
  messages: ReadonlySet<string>
  codes: ReadonlySet<string>
  stop(): Promise<void>
}

/** People who look, make codes and send messages, each one thing after the other, until they are stopped; each business at a place of its own. */
export function startTraffic(url: string, owner: Pick<TestMember, 'token'>, place = 0): Traffic {
  const { ask, ...counted } = createAsker(url)
  const own = { authorization: `Bearer ${owner.token}` }
  const messages = new Set<string>()
  const codes = new Set<string>()
  let isOver = false
  const repeat = async (pauseMs: number, work: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; !isOver; turn += 1) {
      await work(turn)
      await sleep(pauseMs)
    }
  }
  const people = [
    ...SCREENS.map((path) => repeat(LOOK_PAUSE_MS, () => ask(path, own))),
    repeat(CHANGE_PAUSE_MS, async (turn) => {
      const name = `code ${turn}`
      const body = { name, destination: { kind: 'url', url: 'https://example.com' } }
      if (await ask('/api/v1/qr-codes', { ...own, 'idempotency-key': name }, body)) codes.add(name)
    }),
    repeat(CHANGE_PAUSE_MS, async (turn) => {
      const name = `message ${place} ${turn}`
      const body = { name, email: 'chaos@x.test', message: 'Still there?' }
      // Each from an address of its own: one address may send five a minute.
      const from = `10.${place}.${(turn >> 8) & 255}.${turn & 255}`
      const headers = { 'idempotency-key': name, 'x-forwarded-for': from }
      if (await ask('/api/v1/contact-messages', headers, body)) messages.add(name)
    }),
  ]
  return {
    ...counted,
    messages,
    codes,
    async stop() {
      isOver = true
      await Promise.all(people)
    },
  }
}

interface Asker {
  /** Whether it went well, if need be after coming again as told. What changes something brings a body and its key. */
  ask: (path: string, headers: Record<string, string>, body?: object) => Promise<boolean>
  /** Each in words. */
  failures: readonly string[]
  count: () => number
  /** How often somebody was told to try again, and did. */
  repeats: () => number
  /** How long people waited since this was asked last. */
  takeWaits: () => string
}

function createAsker(url: string): Asker {
  const waits: number[] = []
  const failures: string[] = []
  let answered = 0
  let repeats = 0
  return {
    failures,
    count: () => answered,
    repeats: () => repeats,
    async ask(path, headers, body) {
      const method = body ? 'POST' : 'GET'
      for (let left = TRIES - 1; ; left -= 1) {
        const from = performance.now()
        const outcome = await send(url + path, { method, headers, body })
        waits.push(performance.now() - from)
        answered += 1
        if (outcome.fault === null) return true
        if (outcome.waitSeconds === null || left === 0) {
          failures.push(`${method} ${path}: ${outcome.fault}`)
          return false
        }
        repeats += 1
        await sleep(outcome.waitSeconds * 1000)
      }
    },
    takeWaits() {
      const sorted = waits.splice(0).toSorted((one, other) => one - other)
      const [p95 = 0, longest = 0] = [sorted[Math.floor(sorted.length * 0.95)], sorted.at(-1)]
      return `${sorted.length} requests, 95 of 100 within ${Math.round(p95)} ms, the longest ${Math.round(longest)} ms`
    },
  }
}

interface Outcome {
  /** `null`: it went well. */
  fault: string | null
  /** Somebody is busy, and says when to come again. */
  waitSeconds: number | null
}

async function send(
  url: string,
  { method, headers, body }: { method: string; headers: Record<string, string>; body: object | undefined },
): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    })
    const text = await response.text()
    const waits = response.headers.get('retry-after')
    if (response.ok) return { fault: null, waitSeconds: null }
    const fault = `${response.status} ${text.slice(0, 200)}`
    return { fault, waitSeconds: response.status === 503 && waits !== null ? Number(waits) : null }
  } catch (error) {
    return { fault: `${String(error)} ${String(error instanceof Error ? error.cause : '')}`, waitSeconds: null }
  }
}
