import { renderHtml, renderText, type MailText } from '#server/kernel/outbox/mail-layout.ts'

/** A mail's words in both forms; whoever sends it adds to whom. */
export interface RenderedMail {
  subject: string
  text: string
  html: string
}

export function renderMail(subject: string, mail: MailText): RenderedMail {
  return { subject, text: renderText(mail), html: renderHtml(mail) }
}

/** What people typed may hold line breaks; in a subject they would begin a new header, in a text a new paragraph. */
export function toOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
