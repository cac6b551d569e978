import type { SENTIMENTS } from '#shared/domain/customer-settings.ts'
import type { Locale } from '#shared/domain/locales.ts'

interface ExportWords {
  headings: string[]
  sentiments: Record<(typeof SENTIMENTS)[number], string>
}

/** The heads of the columns that every page has; the questions follow. */
export const EXPORT_WORDS: Record<Locale, ExportWords> = {
  en: {
    headings: ['Time', 'Location', 'QR code', 'Language', 'Email', 'Sentiment (built-in assistant)'],
    sentiments: { positive: 'Positive', neutral: 'Neutral', negative: 'Negative' },
  },
  es: {
    headings: ['Hora', 'Local', 'Código QR', 'Idioma', 'Correo electrónico', 'Sentimiento (asistente integrado)'],
    sentiments: { positive: 'Positivo', neutral: 'Neutro', negative: 'Negativo' },
  },
  fr: {
    headings: ['Heure', 'Établissement', 'Code QR', 'Langue', 'E-mail', 'Sentiment (assistant intégré)'],
    sentiments: { positive: 'Positif', neutral: 'Neutre', negative: 'Négatif' },
  },
  de: {
    headings: ['Zeit', 'Standort', 'QR-Code', 'Sprache', 'E-Mail', 'Stimmung (eingebauter Assistent)'],
    sentiments: { positive: 'Positiv', neutral: 'Neutral', negative: 'Negativ' },
  },
}

/** Around what the team writes to a visitor, in the visitor's language. */
export const REPLY_WORDS: Record<Locale, { heading: string; footer: string }> = {
  en: {
    heading: '{business} replied to your feedback',
    footer:
      'You are getting this email because you left your address with your feedback to {business}. Just reply to write back.',
  },
  es: {
    heading: '{business} ha respondido a su opinión',
    footer:
      'Recibe este correo porque dejó su dirección al dar su opinión a {business}. Si quiere contestar, basta con responder a este correo.',
  },
  fr: {
    heading: '{business} a répondu à votre commentaire',
    footer:
      'Vous recevez cet e-mail parce que vous avez laissé votre adresse avec votre commentaire à {business}. Pour lui écrire, répondez simplement à cet e-mail.',
  },
  de: {
    heading: '{business} hat auf Ihr Feedback geantwortet',
    footer:
      'Sie erhalten diese E-Mail, weil Sie bei Ihrem Feedback an {business} Ihre Adresse angegeben haben. Antworten Sie einfach darauf.',
  },
}
