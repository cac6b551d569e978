import type { MailTransport } from '#server/kernel/outbox/mail-outbox.ts'
import { Refused } from '#server/kernel/outbox/outbox.ts'

const TIMEOUT_MS = 10_000

/** Hands mail to the sandbox's mailbox over HTTP. It knows a mail by its id, so a repeated hand-over lands once. */
export function createSandboxMailTransport(options: { baseUrl: () => string; from: string }): MailTransport {
  return {
    inDoubt: 'repeat',
    longestCallSeconds: TIMEOUT_MS / 1000,
    async send(id, mail) {
      const response = await fetch(new URL('/sandbox/mailbox/messages', options.baseUrl()), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id, from: options.from, ...mail }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      })
      if (response.ok) return
      const detail = `The sandbox mailbox answered ${response.status}.`
      // 422 is the mailbox's word for a mail it cannot take; anything else may pass.
      throw response.status === 422 ? new Refused(detail) : new Error(detail)
    },
  }
}
