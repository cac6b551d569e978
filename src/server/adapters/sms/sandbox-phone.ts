import { Refused } from '#server/kernel/outbox/outbox.ts'
import type { SmsTransport } from '#server/kernel/outbox/sms-outbox.ts'

const TIMEOUT_MS = 10_000

/** Hands text messages to the sandbox's phone over HTTP. It knows one by its id, so a repeated hand-over lands once. */
export function createSandboxSmsTransport(options: { baseUrl: () => string }): SmsTransport {
  return {
    inDoubt: 'repeat',
    longestCallSeconds: TIMEOUT_MS / 1000,
    async send(id, sms) {
      const response = await fetch(new URL('/sandbox/phone/messages', options.baseUrl()), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id, ...sms }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      })
      if (response.ok) return
      const detail = `The sandbox phone answered ${response.status}.`
      // 422 is the phone's word for a message it cannot take; anything else may pass.
      throw response.status === 422 ? new Refused(detail) : new Error(detail)
    },
  }
}
