import type { Mail, Sms, Transport } from '#server/kernel/outbox/messages.ts'
import { Refused } from '#server/kernel/outbox/outbox.ts'

const TIMEOUT_MS = 10_000

export function createSandboxMailTransport(options: { baseUrl: () => string; from: string }): Transport<Mail> {
  return handTo('mailbox', options.baseUrl, { from: options.from })
}

/** How a text can travel here; the protocol's clients know the sentence about any other way. */
export const SMS_CHANNELS: readonly string[] = ['sms']
export const OTHER_SMS_CHANNEL =
  "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider."

export function createSandboxSmsTransport(options: { baseUrl: () => string }): Transport<Sms> {
  return handTo('phone', options.baseUrl)
}

/** Over HTTP. The sandbox knows a message by its id, so a repeated hand-over lands once. */
function handTo(device: 'mailbox' | 'phone', baseUrl: () => string, envelope: object = {}): Transport<object> {
  return {
    inDoubt: 'repeat',
    longestCallSeconds: TIMEOUT_MS / 1000,
    async send(id, message) {
      const response = await fetch(new URL(`/sandbox/${device}/messages`, baseUrl()), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id, ...envelope, ...message }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      })
      if (response.ok) return
      const detail = `The sandbox ${device} answered ${response.status}.`
      // 422 is its word for a message it cannot take; anything else may pass.
      throw response.status === 422 ? new Refused(detail) : new Error(detail)
    },
  }
}
