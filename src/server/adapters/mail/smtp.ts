import { createTransport } from 'nodemailer'
import { MailRejected, type MailTransport } from '#server/kernel/mail/mail.ts'

const TIMEOUT_MS = 15_000

/** SMTP has no way to say "this one again", so a mail whose fate is unknown is not repeated. */
export function createSmtpTransport(options: { url: string; from: string }): MailTransport {
  const transport = createTransport({
    url: options.url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return {
    canRepeatSafely: false,
    async send(id, mail) {
      try {
        await transport.sendMail({
          from: options.from,
          to: mail.to,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: `<${id}@${domainOf(options.from)}>`,
          ...(mail.replyTo && { replyTo: mail.replyTo }),
        })
      } catch (error) {
        const code = (error as { responseCode?: number }).responseCode ?? 0
        if (code >= 500 && code < 600) throw new MailRejected(String(error), { cause: error })
        throw error
      }
    },
  }
}

function domainOf(address: string): string {
  return /@([^>\s]+)/.exec(address)?.[1] ?? 'localhost'
}
