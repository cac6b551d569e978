import type { HostedPageKind } from './hosted-page-kinds.ts'
import type { Locale } from './locales.ts'

/** What visitors read where the owner of a page wrote nothing. */
export interface PageWords {
  title: Record<HostedPageKind, string>
  intro: Record<HostedPageKind, string>
  thanksTitle: string
  thanksText: string
  /** Of whoever leaves an address, to the `{business}`. */
  consent: string
}

export const PAGE_WORDS: Record<Locale, PageWords> = {
  en: {
    title: { review: 'How was it?', survey: 'Your opinion counts', feedback: 'Tell us how it was' },
    intro: {
      review: 'Choose where you would like to share your experience.',
      survey: 'It only takes a minute.',
      feedback: 'What you write goes straight to the team.',
    },
    thanksTitle: 'Thank you!',
    thanksText: 'Your answer has reached the team.',
    consent: '{business} may write to this address about my answer.',
  },
  es: {
    title: { review: '¿Qué tal ha ido?', survey: 'Su opinión cuenta', feedback: 'Cuéntenos qué tal ha ido' },
    intro: {
      review: 'Elija dónde le gustaría compartir su experiencia.',
      survey: 'Solo le llevará un minuto.',
      feedback: 'Lo que escriba llega directamente al equipo.',
    },
    thanksTitle: '¡Gracias!',
    thanksText: 'Su respuesta ha llegado al equipo.',
    consent: '{business} puede escribirme a esta dirección sobre mi respuesta.',
  },
  fr: {
    title: { review: 'Comment ça s’est passé ?', survey: 'Votre avis compte', feedback: 'Dites-nous comment c’était' },
    intro: {
      review: 'Choisissez où vous aimeriez partager votre expérience.',
      survey: 'Une minute suffit.',
      feedback: 'Ce que vous écrivez arrive directement à l’équipe.',
    },
    thanksTitle: 'Merci !',
    thanksText: 'Votre réponse est bien arrivée.',
    consent: '{business} peut m’écrire à cette adresse au sujet de ma réponse.',
  },
  de: {
    title: { review: 'Wie war’s?', survey: 'Ihre Meinung zählt', feedback: 'Sagen Sie uns, wie es war' },
    intro: {
      review: 'Wählen Sie, wo Sie von Ihrem Besuch erzählen möchten.',
      survey: 'Es dauert nur eine Minute.',
      feedback: 'Was Sie schreiben, kommt direkt beim Team an.',
    },
    thanksTitle: 'Vielen Dank!',
    thanksText: 'Ihre Antwort ist beim Team angekommen.',
    consent: '{business} darf mir zu meiner Antwort an diese Adresse schreiben.',
  },
}
