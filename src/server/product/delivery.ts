import { createSandboxMailTransport, createSandboxSmsTransport } from '#server/adapters/mail/sandbox-messages.ts'
import { createSmtpTransport } from '#server/adapters/mail/smtp.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { createMailHandlers, createSmsHandlers } from '#server/kernel/outbox/messages.ts'

/** What leaves the house: mail and text messages. */
export function makeDelivery({ transactions, config, log, sandboxUrl: baseUrl }: Foundations) {
  const { smtpUrl, from } = config.mail
  // With a mail server configured, mail goes there; otherwise it stays in the sandbox.
  const mail = smtpUrl ? createSmtpTransport({ url: smtpUrl, from }) : createSandboxMailTransport({ baseUrl, from })
  return {
    jobs: [
      ...createMailHandlers({ transactions, transport: mail, log }),
      ...createSmsHandlers({ transactions, transport: createSandboxSmsTransport({ baseUrl }), log }),
    ],
  }
}
