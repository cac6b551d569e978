import type { Transporter } from 'nodemailer'
import type { Mail, Transport } from '#server/kernel/outbox/messages.ts'
import { Refused, Unconfirmed } from '#server/kernel/outbox/outbox.ts'

const TIMEOUT_MS = 15_000

/** SMTP has no way to say "this one again", so a mail whose fate is unknown is not repeated. */
export function createSmtpTransport(options: { url: string; from: string }): Transport<Mail> {
  let transport: Promise<Transporter> | null = null
  return {
    inDoubt: 'leave',
    // Each step of the conversation has its own time.
    longestCallSeconds: 120,
    async send(id, mail) {
      try {
        transport ??= openTransport(options.url)
        await (
          await transport
        ).sendMail({
          from: options.from,
          to: mail.to,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: `<${id}@${domainOf(options.from)}>`,
          ...(mail.replyTo && { replyTo: mail.replyTo }),
          ...(mail.unsubscribeUrl && { headers: unsubscribeHeaders(mail.unsubscribeUrl) }),
        })
      } catch (error) {
        throw classify(error)
      }
    },
  }
}

/** Greets and signs in, and sends nothing. Throws what the server says. */
export async function verifySmtp(url: string): Promise<void> {
  const transport = await openTransport(url)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
}

/** What mail programs need to offer the way out by themselves: one request, without a page to click on. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

function domainOf(address: string): string {
  return /@([^>\s]+)/.exec(address)?.[1] ?? 'localhost'
}

/**
 * Only a final no to this recipient or this text is final; a refused login or greeting is the operator's to mend, and
 * the mail waits. A connection that is lost after the text went over leaves its fate open.
 */
export function classify(error: unknown): Error {
  const { code, command, responseCode = 0 } = error as { code?: string; command?: string; responseCode?: number }
  const isAboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (isAboutThisMail && responseCode >= 500 && responseCode < 600) return new Refused(String(error), { cause: error })
  if (command === 'DATA' && responseCode === 0) return new Unconfirmed(String(error), { cause: error })
  return error instanceof Error ? error : new Error(String(error))
}
