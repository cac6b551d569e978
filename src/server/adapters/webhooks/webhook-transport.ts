import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import { LONGEST_KEPT_ANSWER, WEBHOOK_RECEIVER_PATH, type WebhookFailure } from '#shared/domain/webhooks.ts'
import { isPublicAddress, lookUpWhere, NotPublic, type ResolveAll } from '#server/adapters/identity/public-fetch.ts'
import { readRetryAfterMs } from '#server/adapters/read-retry-after.ts'
import type { Failure, Outcome, Vendor } from '#server/kernel/outbox/outbox.ts'

const TIMEOUT_MS = 12_000
const LONGEST_WAIT_SECONDS = 3600
/** Of UTF-8: enough for what is kept of it. */
const MOST_BYTES = LONGEST_KEPT_ANSWER * 4

export interface WebhookAnswer {
  status: number
  text: string
  ms: number
}

export interface WebhookFault extends Failure {
  reason: WebhookFailure
  answer: WebhookAnswer | null
}

export interface WebhookMessage {
  headers: Record<string, string>
  body: string
}

export interface WebhookTransport {
  vendor: Vendor
  /** Whether it can be an address on the public internet at all; where its name leads is seen with each call. */
  canReach(address: string): boolean
  post(address: string, message: WebhookMessage): Promise<Outcome<WebhookAnswer, WebhookFault>>
}

interface TransportOptions {
  /** The sandbox's own receiver, which is not on the public internet; `null` where there is none. */
  sandbox: { publicUrl: () => string; localUrl: () => string } | null
  isOpen?: (address: string) => boolean
  resolve?: ResolveAll
  timeoutMs?: number
}

/**
 * Posts to addresses that customers entered: over TLS, to the public internet only, without following redirects. The address is checked
 * where the connection is made, and each call makes its own.
 */
export function createWebhookTransport({
  sandbox,
  isOpen = isPublicAddress,
  resolve,
  timeoutMs = TIMEOUT_MS,
}: TransportOptions): WebhookTransport {
  const lookup = lookUpWhere(isOpen, resolve)

  const findStandIn = (url: URL): URL | null => {
    if (!sandbox || !url.pathname.startsWith(`${WEBHOOK_RECEIVER_PATH}/`)) return null
    return url.origin === new URL(sandbox.publicUrl()).origin ? new URL(url.pathname, sandbox.localUrl()) : null
  }

  const open = (url: URL, options: { method: string; headers: Record<string, string>; signal: AbortSignal }) => {
    const standIn = findStandIn(url)
    if (standIn) return requestPlain(standIn, { ...options, agent: false })
    const host = hostOf(url)
    if (url.protocol !== 'https:' || (isIP(host) !== 0 && !isOpen(host))) throw new NotPublic(host)
    return requestSecure(url, { ...options, lookup, agent: false })
  }

  return {
    // Receivers know each message by its webhook-id.
    vendor: { inDoubt: 'repeat', longestCallSeconds: timeoutMs / 1000 + 3, perSecond: 10, atOnce: 10 },

    canReach(address) {
      const url = URL.canParse(address) ? new URL(address) : null
      if (!url || url.username !== '' || url.password !== '') return false
      return findStandIn(url) !== null || isPublicName(url, isOpen)
    },

    async post(address, { headers, body }) {
      const [startedAt, signal] = [Date.now(), AbortSignal.timeout(timeoutMs)]
      try {
        const answered = await new Promise<IncomingMessage>((received, reject) => {
          open(new URL(address), { method: 'POST', headers, signal })
            .on('response', received)
            .on('error', reject)
            .end(body)
        })
        const text = await readBeginning(answered)
        return judge(answered, { status: answered.statusCode ?? 502, text, ms: Date.now() - startedAt })
      } catch (error) {
        return { isDone: false, kind: 'retry', reason: explain(error), answer: null, retryAfterSeconds: null }
      }
    },
  }
}

const hostOf = ({ hostname }: URL) => hostname.replaceAll(/^\[|\]$/g, '')

function isPublicName(url: URL, isOpen: (address: string) => boolean): boolean {
  const host = hostOf(url).replace(/\.$/, '')
  if (url.protocol !== 'https:') return false
  return isIP(host) === 0 ? host.includes('.') && !/\.(local|localhost|internal)$/.test(host) : isOpen(host)
}

/** Whoever answers without end is hung up on. */
async function readBeginning(answered: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answered as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= MOST_BYTES) break
  }
  answered.destroy()
  const text = Buffer.concat(chunks).toString('utf8').toWellFormed().replaceAll('\0', '')
  return text.slice(0, LONGEST_KEPT_ANSWER).toWellFormed()
}

function judge(answered: IncomingMessage, answer: WebhookAnswer): Outcome<WebhookAnswer, WebhookFault> {
  const { status } = answer
  if (status >= 200 && status < 300) return { isDone: true, result: answer }
  const reason = status >= 300 && status < 400 ? 'redirected' : 'status'
  // 410: whoever is there says that they never want it.
  return {
    isDone: false,
    kind: status === 410 ? 'gone' : 'retry',
    reason,
    answer,
    retryAfterSeconds: readWait(answered),
  }
}

function readWait({ headers }: IncomingMessage): number | null {
  const told = headers['retry-after']
  const ms = told === undefined ? null : readRetryAfterMs(new Headers({ 'retry-after': told }))
  return ms === null ? null : Math.min(LONGEST_WAIT_SECONDS, Math.ceil(ms / 1000))
}

function explain(error: unknown): WebhookFailure {
  if (error instanceof NotPublic) return 'not-public'
  if (!(error instanceof Error)) return 'unreachable'
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout'
  const code = 'code' in error ? String(error.code) : ''
  return /CERT|TLS|SSL|EPROTO/.test(code) ? 'insecure' : 'unreachable'
}
