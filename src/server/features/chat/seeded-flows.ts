import type { ChatFlowInput } from '#shared/contracts/chat.ts'
import type { Locale } from '#shared/domain/locales.ts'

export const SEEDS = ['product-inquiry', 'discount-promotion', 'campaign-follow-up'] as const
type Seed = (typeof SEEDS)[number]

type SeededFlow = Omit<ChatFlowInput, 'isEnabled'>

const say = (message: string, ...nextQuestions: string[]) => ({ message, nextQuestions })

/** What everybody begins with, in the language of the business. Their triggers leave questions about one's own figures alone. */
export const SEEDED_FLOWS: Record<Locale, Record<Seed, SeededFlow>> = {
  en: {
    'product-inquiry': {
      name: 'Product Inquiry',
      description: 'Answers questions about products and prices',
      triggers: ['product information', 'pricing', 'features', 'tell me about your products', 'how much does it cost'],
      responses: [
        say(
          'We would love to tell you more. Which product are you interested in?',
          'How much does it cost?',
          'Which features does it have?',
          'Is there a special offer?',
        ),
        say('Tell me what matters most to you, and I will point you to the product that fits.'),
      ],
    },
    'discount-promotion': {
      name: 'Discount Promotion',
      description: 'Tells about the current discount',
      triggers: ['discount', 'special offer', 'promo code', 'any deals'],
      responses: [
        say(
          'Good news: right now you get 15% off premium subscriptions.',
          'Which features does it have?',
          'How much does it cost?',
        ),
      ],
    },
    'campaign-follow-up': {
      name: 'Campaign Follow-up',
      description: 'Stays in touch with people who answered a campaign',
      triggers: ['follow-up', 'I got your message', 'about your email'],
      responses: [
        say(
          'Thank you for getting back to us! What would you like to know about our latest campaign?',
          'Is there a special offer?',
          'Tell me about your products',
        ),
      ],
    },
  },
  es: {
    'product-inquiry': {
      name: 'Consulta de productos',
      description: 'Responde a preguntas sobre productos y precios',
      triggers: ['información del producto', 'precios', 'características', 'hábleme de sus productos', 'cuánto cuesta'],
      responses: [
        say(
          'Con mucho gusto le contamos más. ¿Qué producto le interesa?',
          '¿Cuánto cuesta?',
          '¿Qué características tiene?',
          '¿Hay alguna oferta especial?',
        ),
        say('Dígame qué es lo más importante para usted y le indicaré el producto que mejor encaja.'),
      ],
    },
    'discount-promotion': {
      name: 'Promoción con descuento',
      description: 'Informa sobre el descuento actual',
      triggers: ['descuento', 'oferta especial', 'código promocional', 'hay rebajas'],
      responses: [
        say(
          'Buenas noticias: ahora tiene un 15 % de descuento en las suscripciones premium.',
          '¿Qué características tiene?',
          '¿Cuánto cuesta?',
        ),
      ],
    },
    'campaign-follow-up': {
      name: 'Seguimiento de campaña',
      description: 'Mantiene el contacto con quienes han respondido a una campaña',
      triggers: ['seguimiento', 'recibí su mensaje', 'sobre su correo'],
      responses: [
        say(
          '¡Gracias por responder! ¿Qué le gustaría saber de nuestra última campaña?',
          '¿Hay alguna oferta especial?',
          'Hábleme de sus productos',
        ),
      ],
    },
  },
  fr: {
    'product-inquiry': {
      name: 'Question sur un produit',
      description: 'Répond aux questions sur les produits et les prix',
      triggers: ['informations produit', 'tarifs', 'fonctionnalités', 'parlez-moi de vos produits', 'combien ça coûte'],
      responses: [
        say(
          'Nous serions ravis de vous en dire plus. Quel produit vous intéresse ?',
          'Combien ça coûte ?',
          'Quelles sont les fonctionnalités ?',
          'Y a-t-il une offre spéciale ?',
        ),
        say('Dites-moi ce qui compte le plus pour vous, et je vous indiquerai le produit qui convient.'),
      ],
    },
    'discount-promotion': {
      name: 'Offre de réduction',
      description: 'Présente la réduction du moment',
      triggers: ['réduction', 'offre spéciale', 'code promo', 'des promos'],
      responses: [
        say(
          'Bonne nouvelle : en ce moment, vous profitez de 15 % de réduction sur les abonnements premium.',
          'Quelles sont les fonctionnalités ?',
          'Combien ça coûte ?',
        ),
      ],
    },
    'campaign-follow-up': {
      name: 'Suivi de campagne',
      description: 'Garde le contact avec les personnes qui ont répondu à une campagne',
      triggers: ['suivi', 'j’ai reçu votre message', 'au sujet de votre e-mail'],
      responses: [
        say(
          'Merci de votre réponse ! Que souhaitez-vous savoir sur notre dernière campagne ?',
          'Y a-t-il une offre spéciale ?',
          'Parlez-moi de vos produits',
        ),
      ],
    },
  },
  de: {
    'product-inquiry': {
      name: 'Produktanfrage',
      description: 'Beantwortet Fragen zu Produkten und Preisen',
      triggers: ['Produktinformationen', 'Preise', 'Funktionen', 'erzählen Sie von Ihren Produkten', 'was kostet das'],
      responses: [
        say(
          'Wir erzählen Ihnen gern mehr. Für welches Produkt interessieren Sie sich?',
          'Was kostet das?',
          'Welche Funktionen gibt es?',
          'Gibt es ein Sonderangebot?',
        ),
        say('Sagen Sie mir, was Ihnen am wichtigsten ist, und ich nenne Ihnen das passende Produkt.'),
      ],
    },
    'discount-promotion': {
      name: 'Rabattaktion',
      description: 'Informiert über den aktuellen Rabatt',
      triggers: ['Rabatt', 'Sonderangebot', 'Gutscheincode', 'gibt es Angebote'],
      responses: [
        say(
          'Gute Nachricht: Zurzeit erhalten Sie 15 % Rabatt auf Premium-Abonnements.',
          'Welche Funktionen gibt es?',
          'Was kostet das?',
        ),
      ],
    },
    'campaign-follow-up': {
      name: 'Nachfassen nach Kampagnen',
      description: 'Hält Kontakt zu Menschen, die auf eine Kampagne geantwortet haben',
      triggers: ['Nachfassen', 'ich habe Ihre Nachricht bekommen', 'wegen Ihrer E-Mail'],
      responses: [
        say(
          'Danke für Ihre Rückmeldung! Was möchten Sie über unsere letzte Kampagne wissen?',
          'Gibt es ein Sonderangebot?',
          'Erzählen Sie von Ihren Produkten',
        ),
      ],
    },
  },
}
