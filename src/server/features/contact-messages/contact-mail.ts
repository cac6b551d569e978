import type { ContactMessageForm, ContactTopic } from '#shared/contracts/contact-messages.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { Mail } from '#server/kernel/mail/mail.ts'
import { renderHtml, renderText, type MailText } from '#server/kernel/mail/mail-layout.ts'

const TOPICS: Record<ContactTopic, string> = {
  sales: 'Plans and sales',
  support: 'Help with the product',
  press: 'Press',
  careers: 'Working with us',
  privacy: 'Privacy and data',
  other: 'General question',
}

const LANGUAGES: Record<Locale, string> = { en: 'English', es: 'Spanish', fr: 'French', de: 'German' }

/** To the operators, in English: their language is not ours to know. Answering it answers the person. */
export function composeContactMail(form: ContactMessageForm, contactEmail: string): Mail {
  const text: MailText = {
    heading: `${form.name} wrote to us`,
    paragraphs: [
      `From: ${form.name} <${form.email}>\nTopic: ${TOPICS[form.topic]}\nLanguage of the page: ${LANGUAGES[form.language]}`,
      form.message,
    ],
    footer: 'Sent by the contact form. Answer this mail to answer the person.',
  }
  return {
    to: contactEmail,
    subject: `Contact form: ${TOPICS[form.topic]}, from ${form.name.replaceAll(/[\r\n]+/g, ' ')}`,
    text: renderText(text),
    html: renderHtml(text),
    replyTo: form.email,
  }
}
