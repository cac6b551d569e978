import type { CampaignType } from '#shared/domain/assistant.ts'
import type { Locale } from '#shared/domain/locales.ts'

interface CampaignWords {
  /** On the button. */
  action: Record<CampaignType, string>
  /** `{platform}` is where. */
  review: string
  /** With the five stars. */
  stars: string
  /** `{business}` is who writes. */
  why: string
  unsubscribe: string
  /** Where one can answer a text message, and where one cannot. */
  stopByReply: string
  stopByLink: string
  test: string
  /** What the campaign begins with that stands ready for asking somebody on the spot; `{location}` is where. */
  ask: { name: string; subject: string; message: string }
}

export const CAMPAIGN_WORDS: Record<Locale, CampaignWords> = {
  en: {
    action: {
      review_request: 'Leave a review',
      feedback: 'Share your feedback',
      promotion: 'See the offer',
      announcement: 'Find out more',
    },
    review: 'Review us on {platform}',
    stars: 'How many stars would you give us?',
    why: 'You are getting this because you agreed to hear from {business}.',
    unsubscribe: 'Unsubscribe or change what you get',
    stopByReply: 'Reply STOP to opt out',
    stopByLink: 'Opt out:',
    test: 'Test',
    ask: {
      name: 'Ask now – {location}',
      subject: 'How was it at {{business}}?',
      message:
        'Hi {{first_name|there}}, thank you for choosing {{business}}. Would you tell others how it was? It takes a minute and helps us a lot.',
    },
  },
  es: {
    action: {
      review_request: 'Escribir una reseña',
      feedback: 'Dar su opinión',
      promotion: 'Ver la oferta',
      announcement: 'Más información',
    },
    review: 'Escriba una reseña en {platform}',
    stars: '¿Cuántas estrellas nos daría?',
    why: 'Recibe este mensaje porque aceptó recibir mensajes de {business}.',
    unsubscribe: 'Darse de baja o cambiar lo que recibe',
    stopByReply: 'Responda STOP para no recibir más',
    stopByLink: 'Baja:',
    test: 'Prueba',
    ask: {
      name: 'Pedir ahora – {location}',
      subject: '¿Qué tal con {{business}}?',
      message:
        'Hola, {{first_name}}. Gracias por confiar en {{business}}. ¿Contaría a otros qué tal le fue? Le llevará un minuto y nos ayuda mucho.',
    },
  },
  fr: {
    action: {
      review_request: 'Laisser un avis',
      feedback: 'Donner votre avis',
      promotion: 'Voir l’offre',
      announcement: 'En savoir plus',
    },
    review: 'Donnez votre avis sur {platform}',
    stars: 'Combien d’étoiles nous donneriez-vous ?',
    why: 'Vous recevez ce message parce que vous avez accepté de recevoir des nouvelles de {business}.',
    unsubscribe: 'Se désinscrire ou choisir ce que vous recevez',
    stopByReply: 'Répondez STOP pour ne plus en recevoir',
    stopByLink: 'Désinscription :',
    test: 'Test',
    ask: {
      name: 'Demander maintenant – {location}',
      subject: 'Comment s’est passée votre expérience chez {{business}} ?',
      message:
        'Bonjour {{first_name}}, merci d’avoir choisi {{business}}. Voulez-vous dire aux autres comment c’était ? Cela prend une minute et nous aide beaucoup.',
    },
  },
  de: {
    action: {
      review_request: 'Bewertung schreiben',
      feedback: 'Feedback geben',
      promotion: 'Angebot ansehen',
      announcement: 'Mehr erfahren',
    },
    review: 'Bewerten Sie uns auf {platform}',
    stars: 'Wie viele Sterne würden Sie uns geben?',
    why: 'Sie erhalten diese Nachricht, weil Sie in Nachrichten von {business} eingewilligt haben.',
    unsubscribe: 'Abmelden oder Einstellungen ändern',
    stopByReply: 'Abmelden: STOP antworten',
    stopByLink: 'Abmelden:',
    test: 'Test',
    ask: {
      name: 'Jetzt fragen – {location}',
      subject: 'Wie war es bei {{business}}?',
      message:
        'Hallo {{first_name}}, danke für Ihr Vertrauen in {{business}}. Erzählen Sie anderen, wie es war? Das dauert eine Minute und hilft uns sehr.',
    },
  },
}
