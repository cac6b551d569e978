import type { Locale } from '#shared/domain/locales.ts'

type Mood = 'good' | 'mixed' | 'bad'

interface Phrases {
  greeting: (name: string | null) => string
  reply: Record<Mood, string>
  signature: (business: string) => string
  campaign: Record<string, string>
  summary: Record<Mood, string>
  aspects: Record<string, string>
  dispute: (business: string, reason: string) => string
  reasoning: string
  actions: string[]
}

/** What the sandbox's model has to say, in the languages the product speaks. */
export const PHRASES: Record<Locale, Phrases> = {
  en: {
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    reply: {
      good: 'Thank you for your kind words. It means a lot to the whole team that you enjoyed your time with us. We look forward to seeing you again.',
      mixed:
        'Thank you for telling us what you liked and what you did not. We take both to heart and will talk about it in the team. We hope to welcome you again.',
      bad: 'We are sorry that your visit was not what you expected. Thank you for telling us; we will look into it together. Please get in touch so that we can talk about it.',
    },
    signature: (business) => `The team of ${business}`,
    campaign: {
      review_request: 'You were with us lately. How was it? We would be glad if you told others your honest opinion.',
      feedback: 'You know us from close by. What do we do well, and what could be better? Tell us in a few words.',
      promotion: 'We have something for you. Have a look at it the next time you come by.',
      announcement: 'There is news from us that we want you to hear first.',
    },
    summary: {
      good: 'The reviewer is pleased.',
      mixed: 'The reviewer sees good and bad sides.',
      bad: 'The reviewer is disappointed.',
    },
    aspects: { food: 'Food', service: 'Service', price: 'Price', waiting: 'Waiting time', cleanliness: 'Cleanliness' },
    dispute: (business, reason) =>
      `${business} asks you to look at this review. In our view it breaks your rules for the reason given: ${reason}. Please check it against them.`,
    reasoning: 'The order follows the reason given and the stars of the review.',
    actions: ['Collect what can be shown', 'File the dispute with the platform', 'Reply to the review politely'],
  },
  es: {
    greeting: (name) => (name ? `Hola ${name}:` : 'Hola:'),
    reply: {
      good: 'Muchas gracias por sus amables palabras. Nos alegra mucho que haya disfrutado de su visita. Esperamos verle de nuevo pronto.',
      mixed:
        'Gracias por contarnos lo que le gustó y lo que no. Nos tomamos en serio las dos cosas y lo hablaremos en el equipo. Esperamos verle de nuevo.',
      bad: 'Sentimos que su visita no fuera lo que esperaba. Gracias por contárnoslo; lo vamos a revisar juntos. Póngase en contacto con nosotros para que podamos hablarlo.',
    },
    signature: (business) => `El equipo de ${business}`,
    campaign: {
      review_request:
        'Hace poco estuvo con nosotros. ¿Qué le pareció? Nos gustaría que contara a otros su opinión sincera.',
      feedback: 'Usted nos conoce de cerca. ¿Qué hacemos bien y qué podría mejorar? Cuéntenoslo en pocas palabras.',
      promotion: 'Tenemos algo para usted. Échele un vistazo la próxima vez que venga.',
      announcement: 'Tenemos novedades y queremos que las conozca antes que nadie.',
    },
    summary: {
      good: 'La persona está contenta.',
      mixed: 'La persona ve cosas buenas y malas.',
      bad: 'La persona está decepcionada.',
    },
    aspects: { food: 'Comida', service: 'Servicio', price: 'Precio', waiting: 'Espera', cleanliness: 'Limpieza' },
    dispute: (business, reason) =>
      `${business} les pide que revisen esta reseña. A nuestro juicio incumple sus normas por el motivo indicado: ${reason}. Les rogamos que lo comprueben.`,
    reasoning: 'El orden sigue el motivo indicado y las estrellas de la reseña.',
    actions: ['Reunir lo que se puede mostrar', 'Presentar la disputa a la plataforma', 'Responder con educación'],
  },
  fr: {
    greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    reply: {
      good: 'Merci beaucoup pour vos mots aimables. Toute l’équipe est heureuse que votre visite vous ait plu. Nous nous réjouissons de vous revoir.',
      mixed:
        'Merci de nous dire ce qui vous a plu et ce qui ne vous a pas plu. Nous prenons les deux au sérieux et en parlerons dans l’équipe. Nous espérons vous revoir.',
      bad: 'Nous sommes désolés que votre visite n’ait pas été à la hauteur de vos attentes. Merci de nous l’avoir dit ; nous allons regarder cela ensemble. Écrivez-nous pour que nous puissions en parler.',
    },
    signature: (business) => `L’équipe de ${business}`,
    campaign: {
      review_request:
        'Vous étiez chez nous récemment. Comment était-ce ? Nous serions heureux que vous donniez votre avis sincère.',
      feedback:
        'Vous nous connaissez de près. Que faisons-nous bien et que pouvons-nous améliorer ? Dites-le en quelques mots.',
      promotion: 'Nous avons quelque chose pour vous. Venez voir lors de votre prochaine visite.',
      announcement: 'Nous avons des nouvelles et nous voulons que vous les appreniez en premier.',
    },
    summary: {
      good: 'La personne est contente.',
      mixed: 'La personne voit du bon et du moins bon.',
      bad: 'La personne est déçue.',
    },
    aspects: { food: 'Cuisine', service: 'Service', price: 'Prix', waiting: 'Attente', cleanliness: 'Propreté' },
    dispute: (business, reason) =>
      `${business} vous demande d’examiner cet avis. Il nous semble contraire à vos règles pour le motif indiqué : ${reason}. Merci de le vérifier.`,
    reasoning: 'L’ordre suit le motif indiqué et les étoiles de l’avis.',
    actions: [
      'Réunir ce qui peut être montré',
      'Déposer le litige auprès de la plateforme',
      'Répondre poliment à l’avis',
    ],
  },
  de: {
    greeting: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
    reply: {
      good: 'vielen Dank für Ihre freundlichen Worte. Das ganze Team freut sich, dass es Ihnen bei uns gefallen hat. Wir freuen uns auf Ihren nächsten Besuch.',
      mixed:
        'danke, dass Sie uns sagen, was Ihnen gefallen hat und was nicht. Wir nehmen uns beides zu Herzen und sprechen im Team darüber. Wir hoffen, Sie wieder bei uns zu sehen.',
      bad: 'es tut uns leid, dass Ihr Besuch nicht so war, wie Sie ihn erwartet haben. Danke, dass Sie es uns sagen; wir gehen dem gemeinsam nach. Bitte melden Sie sich bei uns, damit wir darüber sprechen können.',
    },
    signature: (business) => `Das Team von ${business}`,
    campaign: {
      review_request:
        'Sie waren vor Kurzem bei uns. Wie war es? Wir freuen uns, wenn Sie anderen Ihre ehrliche Meinung sagen.',
      feedback:
        'Sie kennen uns aus der Nähe. Was machen wir gut, und was könnte besser sein? Sagen Sie es uns in wenigen Worten.',
      promotion: 'Wir haben etwas für Sie. Schauen Sie es sich bei Ihrem nächsten Besuch an.',
      announcement: 'Es gibt Neues von uns, und Sie sollen es zuerst erfahren.',
    },
    summary: {
      good: 'Die Person ist zufrieden.',
      mixed: 'Die Person sieht gute und schlechte Seiten.',
      bad: 'Die Person ist enttäuscht.',
    },
    aspects: { food: 'Essen', service: 'Bedienung', price: 'Preis', waiting: 'Wartezeit', cleanliness: 'Sauberkeit' },
    dispute: (business, reason) =>
      `${business} bittet Sie, diese Bewertung anzusehen. Aus unserer Sicht verstößt sie aus dem genannten Grund gegen Ihre Regeln: ${reason}. Bitte prüfen Sie das.`,
    reasoning: 'Die Reihenfolge folgt dem genannten Grund und den Sternen der Bewertung.',
    actions: [
      'Sammeln, was sich zeigen lässt',
      'Den Einspruch bei der Plattform einreichen',
      'Höflich auf die Bewertung antworten',
    ],
  },
}
