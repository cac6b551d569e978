import type { CampaignType, Tone } from '#shared/domain/assistant.ts'
import type { Locale } from '#shared/domain/locales.ts'

type Ways = readonly [string, ...string[]]

export interface CampaignPhrases {
  greeting: Record<Tone, string>
  opening: Record<CampaignType, Ways>
  /** What the team has to say stands between opening and invitation. */
  invitation: Record<CampaignType, Ways>
  signOff: Record<Tone, string>
  team: string
}

/** A review is asked of everybody, whatever they think, and nothing is given for it. */
export const CAMPAIGN_PHRASES: Record<Locale, CampaignPhrases> = {
  en: {
    greeting: { friendly: 'Hello,', formal: 'Dear customer,', warm: 'Hello,', concise: 'Hello,' },
    opening: {
      review_request: [
        'Thank you for {occasion}. How was everything at {business}?',
        'We at {business} would like to thank you for {occasion}.',
        'Thank you for {occasion} and for choosing {business}.',
        'It was great to have you with us at {business}. Thank you for {occasion}.',
      ],
      feedback: [
        'Thank you for {occasion}. We at {business} would like to know what we can do better.',
        'Thank you for {occasion}. At {business}, we learn from the people we work for.',
        'Thank you for {occasion}. Your view of {business} matters to us.',
      ],
      promotion: [
        'Thank you for {occasion}. There is something new for you at {business}.',
        'We at {business} have something that may interest you.',
        'We are writing to you with an offer from {business}.',
      ],
      announcement: [
        'There is news from {business}.',
        'We at {business} have something to share with you.',
        'We would like you to be among the first to hear the news from {business}.',
      ],
    },
    invitation: {
      review_request: [
        'Would you write a few honest words about it in a public review? Good or bad, every opinion helps others to choose and helps us to improve.',
        'If you have two minutes, please share your honest opinion in a review. We read every one, whatever it says.',
        'We would be grateful for an honest review, whether you were happy or not. It helps us, and everyone who comes after you.',
      ],
      feedback: [
        'What did you like, and what should we change? A few words in reply to this message are enough.',
        'Please tell us openly what went well and what did not. We read every answer.',
        'Two minutes of your time help us a lot: what should we keep, and what should we do differently?',
      ],
      promotion: [
        'If you have any questions, we are glad to help.',
        'We would be pleased to see you.',
        'Do come by or get in touch if it suits you.',
      ],
      announcement: [
        'If you have any questions, we are glad to help.',
        'We look forward to seeing you.',
        'Thank you for being with us.',
      ],
    },
    signOff: { friendly: 'Best wishes,', formal: 'Kind regards,', warm: 'With warm wishes,', concise: '' },
    team: 'The team at {business}',
  },
  es: {
    greeting: { friendly: 'Hola:', formal: 'Buenos días:', warm: 'Hola:', concise: 'Hola:' },
    opening: {
      review_request: [
        'Gracias por {occasion}. ¿Qué le pareció {business}?',
        'En {business} queremos darle las gracias por {occasion}.',
        'Gracias por {occasion} y por elegir {business}.',
        'Ha sido un placer atenderle en {business}. Gracias por {occasion}.',
      ],
      feedback: [
        'Gracias por {occasion}. En {business} nos gustaría saber qué podemos mejorar.',
        'Gracias por {occasion}. En {business} mejoramos gracias a lo que nos cuentan nuestros clientes.',
        'Gracias por {occasion}. Su opinión sobre {business} es importante para nosotros.',
      ],
      promotion: [
        'Gracias por {occasion}. En {business} hay algo nuevo para usted.',
        'En {business} tenemos algo que puede interesarle.',
        'Hoy le escribimos con una oferta de {business}.',
      ],
      announcement: [
        'Hay novedades en {business}.',
        'En {business} tenemos algo que contarle.',
        'Nos gustaría que conociera antes que nadie las novedades de {business}.',
      ],
    },
    invitation: {
      review_request: [
        '¿Nos deja unas palabras sinceras en una reseña pública? Buena o mala, cada opinión ayuda a otros a elegir y a nosotros a mejorar.',
        'Si tiene dos minutos, comparta su opinión sincera en una reseña. Las leemos todas, digan lo que digan.',
        'Le agradeceríamos una reseña sincera, tanto si quedó a gusto como si no. Ayuda a quienes vengan después y también a nosotros.',
      ],
      feedback: [
        '¿Qué le gustó y qué deberíamos cambiar? Bastan unas palabras en respuesta a este mensaje.',
        'Cuéntenos con franqueza qué fue bien y qué no. Leemos todas las respuestas.',
        'Dos minutos de su tiempo nos ayudan mucho: ¿qué deberíamos mantener y qué deberíamos hacer de otra manera?',
      ],
      promotion: [
        'Si tiene alguna pregunta, le ayudaremos con gusto.',
        'Nos encantará verle.',
        'Venga a vernos o escríbanos si le interesa.',
      ],
      announcement: [
        'Si tiene alguna pregunta, le ayudaremos con gusto.',
        'Esperamos verle pronto.',
        'Gracias por estar con nosotros.',
      ],
    },
    signOff: { friendly: 'Un saludo,', formal: 'Atentamente,', warm: 'Un cordial saludo,', concise: '' },
    team: 'El equipo de {business}',
  },
  fr: {
    greeting: { friendly: 'Bonjour,', formal: 'Madame, Monsieur,', warm: 'Bonjour,', concise: 'Bonjour,' },
    opening: {
      review_request: [
        'Merci pour {occasion}. Que pensez-vous de {business} ?',
        'Chez {business}, nous tenons à vous remercier pour {occasion}.',
        'Merci pour {occasion} et pour la confiance que vous accordez à {business}.',
        'C’était un plaisir de vous accueillir chez {business}. Merci pour {occasion}.',
      ],
      feedback: [
        'Merci pour {occasion}. Chez {business}, nous aimerions savoir ce que nous pouvons améliorer.',
        'Merci pour {occasion}. Chez {business}, c’est grâce à vos retours que nous progressons.',
        'Merci pour {occasion}. Votre avis sur {business} compte pour nous.',
      ],
      promotion: [
        'Merci pour {occasion}. Il y a du nouveau pour vous chez {business}.',
        'Chez {business}, nous avons quelque chose qui pourrait vous intéresser.',
        'Nous vous écrivons aujourd’hui avec une offre de {business}.',
      ],
      announcement: [
        'Il y a du nouveau chez {business}.',
        'Chez {business}, nous avons quelque chose à vous annoncer.',
        'Nous voulions que vous soyez parmi les premiers à connaître les nouveautés de {business}.',
      ],
    },
    invitation: {
      review_request: [
        'Pourriez-vous laisser quelques mots sincères dans un avis public ? Bon ou mauvais, chaque avis aide les autres à choisir et nous aide à progresser.',
        'Si vous avez deux minutes, partagez votre opinion sincère dans un avis. Nous les lisons tous, quoi qu’ils disent.',
        'Un avis sincère, que cela vous ait plu ou non, nous rendrait service. Il aide celles et ceux qui viendront après vous, et nous aussi.',
      ],
      feedback: [
        'Qu’avez-vous aimé, et que devrions-nous changer ? Quelques mots en réponse à ce message suffisent.',
        'Dites-nous franchement ce qui vous a plu et ce qui vous a déplu. Nous lisons chaque réponse.',
        'Deux minutes de votre temps nous aident beaucoup : que faut-il garder, et que devrions-nous faire autrement ?',
      ],
      promotion: [
        'Si vous avez des questions, nous vous répondrons avec plaisir.',
        'Nous serions heureux de vous voir.',
        'Passez nous voir ou écrivez-nous si cela vous tente.',
      ],
      announcement: [
        'Si vous avez des questions, nous vous répondrons avec plaisir.',
        'Au plaisir de vous voir.',
        'Merci d’être à nos côtés.',
      ],
    },
    signOff: {
      friendly: 'Bien à vous,',
      formal: 'Cordialement,',
      warm: 'Chaleureusement,',
      concise: '',
    },
    team: 'L’équipe {business}',
  },
  de: {
    greeting: {
      friendly: 'Guten Tag,',
      formal: 'Sehr geehrte Damen und Herren,',
      warm: 'Hallo,',
      concise: 'Guten Tag,',
    },
    opening: {
      review_request: [
        'vielen Dank für {occasion}. Wie war es bei {business}?',
        'wir von {business} danken Ihnen herzlich für {occasion}.',
        'danke für {occasion} und dafür, dass Sie sich für {business} entschieden haben.',
        'schön, dass Sie bei {business} waren, und vielen Dank für {occasion}.',
      ],
      feedback: [
        'vielen Dank für {occasion}. Wir von {business} möchten wissen, was wir besser machen können.',
        'bei {business} lernen wir gern dazu, deshalb fragen wir Sie. Danke für {occasion}.',
        'vielen Dank für {occasion}. Ihre Meinung über {business} ist uns wichtig.',
      ],
      promotion: [
        'vielen Dank für {occasion}. Bei {business} gibt es etwas Neues für Sie.',
        'wir von {business} haben etwas, das Sie interessieren könnte.',
        'heute haben wir ein Angebot von {business} für Sie.',
      ],
      announcement: [
        'es gibt Neuigkeiten von {business}.',
        'wir von {business} möchten Ihnen etwas erzählen.',
        'Sie sollen es mit als Erste erfahren: Bei {business} gibt es Neuigkeiten.',
      ],
    },
    invitation: {
      review_request: [
        'Schreiben Sie ein paar ehrliche Worte in einer öffentlichen Bewertung? Ob gut oder schlecht: Jede Meinung hilft anderen bei der Entscheidung und uns, besser zu werden.',
        'Haben Sie zwei Minuten? Dann schreiben Sie bitte Ihre ehrliche Meinung in einer Bewertung. Wir lesen jede, egal was darin steht.',
        'Über eine ehrliche Bewertung würden wir uns freuen, ob Sie zufrieden waren oder nicht. Sie hilft allen, die nach Ihnen kommen, und uns.',
      ],
      feedback: [
        'Was hat Ihnen gefallen, und was sollten wir ändern? Ein paar Worte als Antwort auf diese Nachricht genügen.',
        'Bitte sagen Sie uns offen, was gut war und was nicht. Wir lesen jede Antwort.',
        'Zwei Minuten Ihrer Zeit helfen uns sehr: Was sollen wir so lassen, und was sollen wir anders machen?',
      ],
      promotion: [
        'Wenn Sie Fragen haben, helfen wir Ihnen gern.',
        'Wir würden uns freuen, Sie zu sehen.',
        'Kommen Sie vorbei oder melden Sie sich, wenn es für Sie passt.',
      ],
      announcement: [
        'Wenn Sie Fragen haben, helfen wir Ihnen gern.',
        'Wir freuen uns auf Sie.',
        'Schön, dass Sie dabei sind.',
      ],
    },
    signOff: {
      friendly: 'Viele Grüße',
      formal: 'Mit freundlichen Grüßen',
      warm: 'Mit herzlichen Grüßen',
      concise: '',
    },
    team: 'Ihr Team von {business}',
  },
}
