import type { ContactMessageForm } from '#shared/contracts/contact-messages.ts'
import type { Mail } from '#server/kernel/mail/mail.ts'
import { renderHtml, renderText, type MailText } from '#server/kernel/mail/mail-layout.ts'

/** To the operators, in English: their language is not ours to know. Answering it answers the person. */
export function composeContactMail(form: ContactMessageForm, contactEmail: string): Mail {
  const text: MailText = {
    heading: `${form.name} wrote to us`,
    paragraphs: [
      `From: ${form.name} <${form.email}>\nTopic: ${form.topic}\nLanguage of the page: ${form.language}`,
      form.message,
    ],
    footer: 'Sent by the contact form. Answer this mail to answer the person.',
  }
  return {
    to: contactEmail,
    subject: `Contact form: ${form.topic} from ${form.name.replaceAll(/[\r\n]+/g, ' ')}`,
    text: renderText(text),
    html: renderHtml(text),
    replyTo: form.email,
  }
}
