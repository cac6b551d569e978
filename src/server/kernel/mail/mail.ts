/** One mail, ready to go: every text in it is final. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  replyTo: string | null
  /** Where one request ends mails of this kind for its reader, without signing in (RFC 8058). */
  unsubscribeUrl?: string | null
}

/** Carries mail out of the house. Implementations live in adapters/mail. */
export interface MailTransport {
  /** Whether sending the same id twice delivers once. If not, a mail whose fate is unknown is never sent again. */
  canRepeatSafely: boolean
  send(id: string, mail: Mail): Promise<void>
}

/** The mail server understood and said no to this mail; trying again would not help. */
export class MailRejected extends Error {}

/** The mail was handed over and nobody confirmed it: it may have gone out. */
export class MailUnconfirmed extends Error {}
