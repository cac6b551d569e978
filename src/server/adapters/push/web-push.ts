import { isIP } from 'node:net'
import webPush from 'web-push'
import { fetchPublic, isPublicAddress } from '#server/adapters/identity/public-fetch.ts'
import { readRetryAfterMs } from '#server/adapters/read-retry-after.ts'
import type { PushOutcome, PushTarget, PushTransport } from './port.ts'

/** Push services answer in less than one second; whoever takes longer holds up a worker. */
const TIMEOUT_MS = 5000
const ENCODING = 'aes128gcm'
const SANDBOX_PATH = '/sandbox/push/'

interface WebPushOptions {
  /** Whom a push service writes to when something is wrong with our pushes. */
  contactEmail: string
  /** The sandbox's own stand-in, which is not on the public internet; `null` where there is none. */
  sandbox: { publicUrl: () => string; localUrl: () => string } | null
  timeoutMs?: number
}

/** RFC 8030, 8291 and 8292. The request is our own, so that it goes to the public internet only. */
export function createWebPushTransport({
  contactEmail,
  sandbox,
  timeoutMs = TIMEOUT_MS,
}: WebPushOptions): PushTransport {
  const findSandboxAddress = (endpoint: URL): URL | null => {
    if (!sandbox || !endpoint.pathname.startsWith(SANDBOX_PATH)) return null
    const isOurs = endpoint.origin === new URL(sandbox.publicUrl()).origin
    return isOurs ? new URL(endpoint.pathname, sandbox.localUrl()) : null
  }

  return {
    makeKeys: () => webPush.generateVAPIDKeys(),

    canSendTo(target) {
      const endpoint = URL.canParse(target.endpoint) ? new URL(target.endpoint) : null
      if (!endpoint || endpoint.username !== '' || endpoint.password !== '') return false
      return (findSandboxAddress(endpoint) !== null || isPublicService(endpoint)) && canEncryptFor(target)
    },

    async send(keys, target, push) {
      const { headers, body } = webPush.generateRequestDetails(toSubscription(target), push.payload, {
        vapidDetails: { subject: `mailto:${contactEmail}`, ...keys },
        TTL: push.ttlSeconds,
        topic: push.topic,
        urgency: push.isUrgent ? 'high' : 'normal',
        contentEncoding: ENCODING,
      })
      const request = {
        method: 'POST',
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        body: Uint8Array.from(body),
        redirect: 'manual' as const,
        signal: AbortSignal.timeout(timeoutMs),
      }
      const standIn = findSandboxAddress(new URL(target.endpoint))
      try {
        return toOutcome(await (standIn ? fetch(standIn, request) : fetchPublic(target.endpoint, request)))
      } catch (error) {
        return { kind: 'silent', reason: error instanceof Error ? error.message : String(error) }
      }
    },
  }
}

/** Names are looked up when it is sent, and their addresses checked there. */
function isPublicService({ protocol, hostname }: URL): boolean {
  const host = hostname.replaceAll(/^\[|\]$/g, '')
  const isName = isIP(host) === 0
  return protocol === 'https:' && (isName ? host.includes('.') && !host.endsWith('.local') : isPublicAddress(host))
}

function canEncryptFor({ p256dh, auth }: PushTarget): boolean {
  try {
    webPush.encrypt(p256dh, auth, 'x', ENCODING)
    return true
  } catch {
    return false
  }
}

const toSubscription = ({ endpoint, p256dh, auth }: PushTarget) => ({ endpoint, keys: { p256dh, auth } })

function toOutcome({ status, headers }: Response): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'accepted' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  const reason = `The push service answered ${status}.`
  if (status !== 429 && status < 500) return { kind: 'refused', reason }
  const retryAfterMs = readRetryAfterMs(headers)
  return { kind: 'later', reason, retryAfterSeconds: retryAfterMs === null ? null : Math.ceil(retryAfterMs / 1000) }
}
