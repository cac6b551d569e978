import type { Locale } from '#shared/domain/locales.ts'

export type RatingBand = 'good' | 'middling' | 'poor'

/** Each list is of ways to say the same; `words` for reviews that say something, `stars` for those that do not. */
interface Phrases {
  greeting: string
  greetingWithoutName: string
  opening: Record<RatingBand, { words: readonly string[]; stars: readonly string[] }>
  closing: Record<RatingBand, readonly string[]>
}

/** Nothing in them claims to know what happened, or promises more than to listen. */
export const REPLY_PHRASES: Record<Locale, Phrases> = {
  en: {
    greeting: 'Hi {author},',
    greetingWithoutName: 'Hello,',
    opening: {
      good: {
        words: ['thank you for taking the time to write this.', 'thank you for your kind words.'],
        stars: ['thank you for the rating.', 'thank you for rating us.'],
      },
      middling: {
        words: ['thank you for telling us how it was.', 'thank you for such an even-handed review.'],
        stars: ['thank you for the rating.', 'thank you for rating us.'],
      },
      poor: {
        words: ['we are sorry that we did not meet your expectations.', 'we are sorry to read this.'],
        stars: ['we are sorry that you were not satisfied.', 'we are sorry that we let you down.'],
      },
    },
    closing: {
      good: [
        'It means a lot to all of us at {business}. We look forward to seeing you again.',
        'Everybody at {business} is glad to read it, and we hope to welcome you again soon.',
      ],
      middling: [
        'We at {business} would like to do better: what could we have done differently?',
        'We take it to heart at {business}, and would be glad of another chance.',
      ],
      poor: [
        'We at {business} take this seriously and would like to put it right. Please get in touch with us directly, so that we can look into it.',
        'This is not what we want for anybody at {business}. Please contact us directly, so that we can find out what went wrong.',
      ],
    },
  },
  es: {
    greeting: 'Hola, {author}:',
    greetingWithoutName: 'Hola:',
    opening: {
      good: {
        words: ['gracias por dedicarnos tu tiempo y contarlo.', 'muchas gracias por tus amables palabras.'],
        stars: ['gracias por tu valoración.', 'muchas gracias por valorarnos.'],
      },
      middling: {
        words: ['gracias por contarnos tu experiencia.', 'gracias por una opinión tan equilibrada.'],
        stars: ['gracias por tu valoración.', 'gracias por valorarnos.'],
      },
      poor: {
        words: ['sentimos no haber estado a la altura de lo que esperabas.', 'lamentamos leer esto.'],
        stars: ['sentimos que no quedaras satisfecho con nosotros.', 'lamentamos haberte decepcionado.'],
      },
    },
    closing: {
      good: [
        'Para todo el equipo de {business} significa mucho. ¡Hasta pronto!',
        'En {business} nos alegra mucho leerlo y esperamos volver a recibirte pronto.',
      ],
      middling: [
        'En {business} queremos mejorar: ¿qué podríamos haber hecho de otra manera?',
        'En {business} lo tenemos muy en cuenta y nos encantaría tener otra oportunidad.',
      ],
      poor: [
        'En {business} nos lo tomamos en serio y queremos solucionarlo. Escríbenos directamente para que podamos estudiarlo.',
        'No es lo que queremos para nadie en {business}. Ponte en contacto con nosotros para que sepamos qué falló.',
      ],
    },
  },
  fr: {
    greeting: 'Bonjour {author},',
    greetingWithoutName: 'Bonjour,',
    opening: {
      good: {
        words: ['merci d’avoir pris le temps de nous écrire.', 'un grand merci pour vos mots si aimables.'],
        stars: ['merci pour votre note.', 'merci beaucoup de nous avoir notés.'],
      },
      middling: {
        words: ['merci de nous avoir raconté votre expérience.', 'merci pour cet avis nuancé.'],
        stars: ['merci pour votre note.', 'merci de nous avoir notés.'],
      },
      poor: {
        words: ['nous sommes désolés de ne pas avoir répondu à vos attentes.', 'nous sommes navrés de lire cela.'],
        stars: ['nous regrettons de vous avoir déçu.', 'nous sommes désolés que cela ne vous ait pas convenu.'],
      },
    },
    closing: {
      good: [
        'Cela touche toute l’équipe de {business}. Au plaisir de vous revoir.',
        'Toute l’équipe de {business} s’en réjouit et espère vous accueillir de nouveau bientôt.',
      ],
      middling: [
        'Chez {business}, nous voulons progresser : qu’aurions-nous pu faire autrement ?',
        'Chez {business}, nous en prenons bonne note et serions heureux d’avoir une nouvelle chance.',
      ],
      poor: [
        'Chez {business}, nous prenons cela au sérieux et souhaitons y remédier. Contactez-nous directement afin que nous puissions comprendre.',
        'Ce n’est pas ce que nous voulons offrir chez {business}. Contactez-nous directement pour que nous sachions ce qui n’a pas fonctionné.',
      ],
    },
  },
  de: {
    greeting: 'Hallo {author},',
    greetingWithoutName: 'Guten Tag,',
    opening: {
      good: {
        words: [
          'vielen Dank, dass Sie sich die Zeit für diese Bewertung genommen haben.',
          'herzlichen Dank für Ihre freundlichen Worte.',
        ],
        stars: ['vielen Dank für Ihre Bewertung.', 'herzlichen Dank für die Sterne.'],
      },
      middling: {
        words: ['danke, dass Sie uns geschildert haben, wie es war.', 'danke für die ausgewogene Bewertung.'],
        stars: ['vielen Dank für Ihre Bewertung.', 'danke, dass Sie uns bewertet haben.'],
      },
      poor: {
        words: [
          'es tut uns leid, dass wir Ihren Erwartungen nicht gerecht geworden sind.',
          'es tut uns leid, das zu lesen.',
        ],
        stars: ['es tut uns leid, dass Sie nicht zufrieden waren.', 'es tut uns leid, dass wir Sie enttäuscht haben.'],
      },
    },
    closing: {
      good: [
        'Das bedeutet uns allen bei {business} viel. Wir freuen uns auf ein Wiedersehen.',
        'Wir bei {business} freuen uns sehr darüber und hoffen, Sie bald wieder begrüßen zu dürfen.',
      ],
      middling: [
        'Wir bei {business} möchten besser werden: Was hätten wir anders machen können?',
        'Wir bei {business} nehmen uns das zu Herzen und würden uns über eine weitere Gelegenheit freuen.',
      ],
      poor: [
        'Wir bei {business} nehmen das ernst und möchten es in Ordnung bringen. Bitte wenden Sie sich direkt an uns, damit wir der Sache nachgehen können.',
        'So soll es bei {business} niemandem ergehen. Bitte melden Sie sich direkt bei uns, damit wir erfahren, was schiefgelaufen ist.',
      ],
    },
  },
}
