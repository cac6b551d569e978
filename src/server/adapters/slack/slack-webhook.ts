import { SLACK_HOST, type SlackFailure } from '#shared/domain/slack.ts'
import { readRetryAfterMs } from '#server/adapters/read-retry-after.ts'
import type { Failure, Outcome, Vendor } from '#server/kernel/outbox/outbox.ts'

const TIMEOUT_MS = 8000
/** The name could not be found, or nobody listens there: it was not taken. */
const NEVER_ARRIVED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']

export interface SlackFault extends Failure {
  reason: SlackFailure
}

export interface SlackTransport {
  vendor: Vendor
  /** `text` in Slack's own writing (mrkdwn). */
  post(address: string, text: string): Promise<Outcome<null, SlackFault>>
}

/** Incoming webhooks (https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks). */
export function createSlackTransport({ baseUrl }: { baseUrl: () => string }): SlackTransport {
  return {
    // A webhook knows no name for a message, and cannot be asked.
    vendor: { inDoubt: 'leave', longestCallSeconds: TIMEOUT_MS / 1000 + 2, perSecond: 1, atOnce: 1 },
    async post(address, text) {
      try {
        return toOutcome(
          await fetch(baseUrl() + address.slice(SLACK_HOST.length), {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ text }),
            redirect: 'manual',
            signal: AbortSignal.timeout(TIMEOUT_MS),
          }),
        )
      } catch (error) {
        return { isDone: false, kind: hasArrived(error) ? 'unconfirmed' : 'retry', ...UNREACHABLE }
      }
    },
  }
}

/** What begins and ends Slack's own marks. */
export const escapeSlack = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const UNREACHABLE = { reason: 'unreachable', retryAfterSeconds: null } as const

function hasArrived(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return !NEVER_ARRIVED.includes(code)
}

function toOutcome({ status, headers }: Response): Outcome<null, SlackFault> {
  if (status === 200) return { isDone: true, result: null }
  if (status === 429 || status === 503) {
    const retryAfterMs = readRetryAfterMs(headers)
    const retryAfterSeconds = retryAfterMs === null ? null : Math.ceil(retryAfterMs / 1000)
    return { isDone: false, kind: 'retry', reason: 'unreachable', retryAfterSeconds }
  }
  if (status >= 500) return { isDone: false, kind: 'unconfirmed', ...UNREACHABLE }
  const reason = status === 404 || status === 410 ? 'gone' : status === 403 ? 'forbidden' : 'refused'
  return { isDone: false, kind: 'refused', reason, retryAfterSeconds: null }
}
