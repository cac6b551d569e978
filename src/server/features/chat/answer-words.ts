import { createDateFormat, findDatePattern, type DateFormat } from '#shared/domain/date-writing.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { AskedPeriod } from './find-period.ts'
import type { NamedPeriod } from './question-words.ts'
import type { Understood } from './understand-question.ts'

type Named = Record<NamedPeriod, string>
type Rank = Understood['rankedBy']

/** What the chat says of what it found. Numbers come written. */
interface AnswerWords {
  named: Named
  lastDays: (count: number) => string
  colon: string
  quote: (words: string) => string
  stars: (ratings: string) => string
  reviews: (count: number, written: string) => string
  noReviews: string
  average: (stars: string) => string
  answered: (share: string) => string
  before: string
  sorted: Record<Understood['sort'], string>
  unanswered: (count: number, written: string) => string
  nothingUnanswered: string
  rate: Record<Rank, string>
  best: (name: string, rate: string) => string
  worst: (name: string, rate: string) => string
  noCampaigns: string
  disputes: (count: number, written: string) => string
  noDisputes: string
  draft: string
  /** The team's own news, for the message. */
  news: (occasion: string) => string
  campaignName: (occasion: string) => string
  reply: string
  noReply: string
  greeting: string
  welcome: string
  cannotDo: string
  cannotKnow: string
  noPermission: string
  outsidePlan: string
  unknownPlace: (name: string) => string
  help: string
  fallback: string
  suggestions: readonly string[]
}

export const ANSWER_WORDS: Record<Locale, AnswerWords> = {
  en: {
    named: {
      today: 'Today',
      yesterday: 'Yesterday',
      'this-week': 'This week',
      'last-week': 'Last week',
      'this-month': 'This month',
      'last-month': 'Last month',
      'this-year': 'This year',
      'last-year': 'Last year',
    },
    lastDays: (count) => `Last ${count} days`,
    colon: ':',
    quote: (words) => `“${words}”`,
    stars: (ratings) => (ratings === '1' ? '1 star' : `${ratings} stars`),
    reviews: (count, written) => (count === 1 ? '1 review' : `${written} reviews`),
    noReviews: 'no reviews',
    average: (stars) => `${stars} stars on average`,
    answered: (share) => `${share} answered`,
    before: 'Before that',
    sorted: {
      newest: 'The newest first',
      oldest: 'The oldest first',
      lowest: 'The lowest first',
      highest: 'The highest first',
    },
    unanswered: (count, written) => (count === 1 ? '1 review needs a reply' : `${written} reviews need a reply`),
    nothingUnanswered: 'no review is waiting for a reply',
    rate: { open: 'open rate', click: 'click rate', response: 'response rate' },
    best: (name, rate) => `“${name}” worked best, by its ${rate}`,
    worst: (name, rate) => `“${name}” worked least well, by its ${rate}`,
    noCampaigns: 'no campaign has been sent',
    disputes: (count, written) => (count === 1 ? '1 active dispute' : `${written} active disputes`),
    noDisputes: 'no active disputes',
    draft:
      'Here is a first draft. Nothing is sent: open it as a draft campaign, change what you like and decide yourself.',
    news: (occasion) => `We have something special for ${occasion}`,
    campaignName: (occasion) => (occasion === '' ? 'New promotion' : `Promotion: ${occasion}`),
    reply: 'This is the one to begin with. Open it, and the assistant drafts a reply there for you to check.',
    noReply: 'I found no review that is waiting for a reply.',
    greeting: 'Hello. What would you like to know about your reviews, campaigns or disputes?',
    welcome: 'You’re welcome. Is there anything else you would like to know?',
    cannotDo: 'I cannot do that. I look things up and prepare drafts; sending, changing and deleting is up to you.',
    cannotKnow: 'I cannot tell you that. I only know your own reviews, replies, disputes and campaigns.',
    noPermission: 'You do not have permission to see that. Ask an administrator of your team.',
    outsidePlan: 'Your plan does not include that.',
    unknownPlace: (name) => `I know no location called “${name}”.`,
    help: 'Ask me about your reviews and ratings, what still needs a reply, your campaigns and disputes. I can also draft a promotion.',
    fallback: "I don't have a specific response for that. How else can I help with your marketing needs?",
    suggestions: [
      'How did we do last week?',
      'Which reviews need a reply?',
      'Which campaign worked best?',
      'Show the worst reviews',
    ],
  },
  es: {
    named: {
      today: 'Hoy',
      yesterday: 'Ayer',
      'this-week': 'Esta semana',
      'last-week': 'La semana pasada',
      'this-month': 'Este mes',
      'last-month': 'El mes pasado',
      'this-year': 'Este año',
      'last-year': 'El año pasado',
    },
    lastDays: (count) => `Últimos ${count} días`,
    colon: ':',
    quote: (words) => `«${words}»`,
    stars: (ratings) => (ratings === '1' ? '1 estrella' : `${ratings} estrellas`),
    reviews: (count, written) => (count === 1 ? '1 reseña' : `${written} reseñas`),
    noReviews: 'ninguna reseña',
    average: (stars) => `${stars} estrellas de media`,
    answered: (share) => `${share} respondidas`,
    before: 'Antes',
    sorted: {
      newest: 'Primero las más nuevas',
      oldest: 'Primero las más antiguas',
      lowest: 'Primero las más bajas',
      highest: 'Primero las más altas',
    },
    unanswered: (count, written) =>
      count === 1 ? '1 reseña espera respuesta' : `${written} reseñas esperan respuesta`,
    nothingUnanswered: 'ninguna reseña espera respuesta',
    rate: { open: 'tasa de apertura', click: 'tasa de clics', response: 'tasa de respuesta' },
    best: (name, rate) => `«${name}» es la que mejor ha funcionado, según su ${rate}`,
    worst: (name, rate) => `«${name}» es la que peor ha funcionado, según su ${rate}`,
    noCampaigns: 'no se ha enviado ninguna campaña',
    disputes: (count, written) => (count === 1 ? '1 disputa activa' : `${written} disputas activas`),
    noDisputes: 'ninguna disputa activa',
    draft:
      'Aquí tiene un primer borrador. No se envía nada: ábralo como borrador de campaña, cambie lo que quiera y decida usted.',
    news: (occasion) => `Tenemos algo especial para ${occasion}`,
    campaignName: (occasion) => (occasion === '' ? 'Nueva promoción' : `Promoción: ${occasion}`),
    reply:
      'Esta es la primera que conviene responder. Ábrala y el asistente le preparará allí una respuesta para revisar.',
    noReply: 'No he encontrado ninguna reseña que espere respuesta.',
    greeting: 'Hola. ¿Qué le gustaría saber de sus reseñas, campañas o disputas?',
    welcome: 'De nada. ¿Hay algo más que quiera saber?',
    cannotDo:
      'Eso no puedo hacerlo. Busco datos y preparo borradores; enviar, cambiar y eliminar le corresponde a usted.',
    cannotKnow: 'Eso no puedo decírselo. Solo conozco sus propias reseñas, respuestas, disputas y campañas.',
    noPermission: 'No tiene permiso para ver eso. Pregunte a un administrador de su equipo.',
    outsidePlan: 'Su plan no incluye eso.',
    unknownPlace: (name) => `No conozco ninguna ubicación llamada «${name}».`,
    help: 'Pregúnteme por sus reseñas y valoraciones, por lo que falta responder, por sus campañas y disputas. También puedo redactar una promoción.',
    fallback: 'No tengo una respuesta concreta para eso. ¿En qué más puedo ayudarle con su marketing?',
    suggestions: [
      '¿Cómo nos fue la semana pasada?',
      '¿Qué reseñas están sin responder?',
      '¿Qué campaña funcionó mejor?',
      'Muéstreme las peores reseñas',
    ],
  },
  fr: {
    named: {
      today: 'Aujourd’hui',
      yesterday: 'Hier',
      'this-week': 'Cette semaine',
      'last-week': 'La semaine dernière',
      'this-month': 'Ce mois-ci',
      'last-month': 'Le mois dernier',
      'this-year': 'Cette année',
      'last-year': 'L’année dernière',
    },
    lastDays: (count) => `${count} derniers jours`,
    colon: '\u00A0:',
    quote: (words) => `«\u00A0${words}\u00A0»`,
    stars: (ratings) => (ratings === '1' ? '1 étoile' : `${ratings} étoiles`),
    reviews: (_count, written) => `${written} avis`,
    noReviews: 'aucun avis',
    average: (stars) => `${stars} étoiles en moyenne`,
    answered: (share) => `${share} avec réponse`,
    before: 'Avant cela',
    sorted: {
      newest: 'Les plus récents d’abord',
      oldest: 'Les plus anciens d’abord',
      lowest: 'Les plus bas d’abord',
      highest: 'Les plus hauts d’abord',
    },
    unanswered: (count, written) =>
      count === 1 ? '1 avis attend une réponse' : `${written} avis attendent une réponse`,
    nothingUnanswered: 'aucun avis n’attend de réponse',
    rate: { open: 'taux d’ouverture', click: 'taux de clics', response: 'taux de réponse' },
    best: (name, rate) => `« ${name} » a le mieux marché, d’après son ${rate}`,
    worst: (name, rate) => `« ${name} » a le moins bien marché, d’après son ${rate}`,
    noCampaigns: 'aucune campagne n’a été envoyée',
    disputes: (count, written) => (count === 1 ? '1 litige en cours' : `${written} litiges en cours`),
    noDisputes: 'aucun litige en cours',
    draft:
      'Voici un premier brouillon. Rien n’est envoyé : ouvrez-le comme brouillon de campagne, modifiez-le et décidez vous-même.',
    news: (occasion) => `Nous vous réservons quelque chose de spécial pour ${occasion}`,
    campaignName: (occasion) => (occasion === '' ? 'Nouvelle promotion' : `Promotion : ${occasion}`),
    reply: 'C’est celui par lequel commencer. Ouvrez-le, et l’assistant y rédige une réponse à relire.',
    noReply: 'Je n’ai trouvé aucun avis qui attende une réponse.',
    greeting: 'Bonjour. Que souhaitez-vous savoir sur vos avis, vos campagnes ou vos litiges ?',
    welcome: 'Avec plaisir. Y a-t-il autre chose que vous aimeriez savoir ?',
    cannotDo:
      'Je ne peux pas faire cela. Je cherche et je prépare des brouillons ; envoyer, modifier et supprimer, c’est à vous.',
    cannotKnow: 'Je ne peux pas vous le dire. Je ne connais que vos propres avis, réponses, litiges et campagnes.',
    noPermission: 'Vous n’avez pas l’autorisation de voir cela. Demandez à un administrateur de votre équipe.',
    outsidePlan: 'Votre formule ne comprend pas cela.',
    unknownPlace: (name) => `Je ne connais aucun établissement appelé « ${name} ».`,
    help: 'Interrogez-moi sur vos avis et vos notes, sur ce qui attend une réponse, sur vos campagnes et vos litiges. Je peux aussi rédiger une promotion.',
    fallback: 'Je n’ai pas de réponse précise à cela. Comment puis-je vous aider autrement dans votre marketing ?',
    suggestions: [
      'Comment s’est passée la semaine dernière ?',
      'Quels avis attendent une réponse ?',
      'Quelle campagne a le mieux marché ?',
      'Montrez les pires avis',
    ],
  },
  de: {
    named: {
      today: 'Heute',
      yesterday: 'Gestern',
      'this-week': 'Diese Woche',
      'last-week': 'Letzte Woche',
      'this-month': 'Diesen Monat',
      'last-month': 'Letzten Monat',
      'this-year': 'Dieses Jahr',
      'last-year': 'Letztes Jahr',
    },
    lastDays: (count) => `Letzte ${count} Tage`,
    colon: ':',
    quote: (words) => `„${words}“`,
    stars: (ratings) => (ratings === '1' ? '1 Stern' : `${ratings} Sterne`),
    reviews: (count, written) => (count === 1 ? '1 Bewertung' : `${written} Bewertungen`),
    noReviews: 'keine Bewertungen',
    average: (stars) => `durchschnittlich ${stars} Sterne`,
    answered: (share) => `${share} beantwortet`,
    before: 'Davor',
    sorted: {
      newest: 'Die neuesten zuerst',
      oldest: 'Die ältesten zuerst',
      lowest: 'Die schlechtesten zuerst',
      highest: 'Die besten zuerst',
    },
    unanswered: (count, written) =>
      count === 1 ? '1 Bewertung wartet auf eine Antwort' : `${written} Bewertungen warten auf eine Antwort`,
    nothingUnanswered: 'keine Bewertung wartet auf eine Antwort',
    rate: { open: 'Öffnungsrate', click: 'Klickrate', response: 'Antwortrate' },
    best: (name, rate) => `„${name}“ lief nach der ${rate} am besten`,
    worst: (name, rate) => `„${name}“ lief nach der ${rate} am schwächsten`,
    noCampaigns: 'es wurde keine Kampagne gesendet',
    disputes: (count, written) => (count === 1 ? '1 laufender Einspruch' : `${written} laufende Einsprüche`),
    noDisputes: 'keine laufenden Einsprüche',
    draft:
      'Hier ist ein erster Entwurf. Gesendet wird nichts: Öffnen Sie ihn als Kampagnenentwurf, ändern Sie, was Sie möchten, und entscheiden Sie selbst.',
    news: (occasion) => `Wir haben etwas Besonderes für Sie: ${occasion}`,
    campaignName: (occasion) => (occasion === '' ? 'Neue Aktion' : `Aktion: ${occasion}`),
    reply:
      'Mit dieser beginnen Sie am besten. Öffnen Sie sie, und der Assistent entwirft dort eine Antwort zum Prüfen.',
    noReply: 'Ich habe keine Bewertung gefunden, die auf eine Antwort wartet.',
    greeting: 'Hallo. Was möchten Sie über Ihre Bewertungen, Kampagnen oder Einsprüche wissen?',
    welcome: 'Gern. Möchten Sie noch etwas wissen?',
    cannotDo:
      'Das kann ich nicht. Ich schlage nach und bereite Entwürfe vor; senden, ändern und löschen ist Ihre Sache.',
    cannotKnow:
      'Das kann ich Ihnen nicht sagen. Ich kenne nur Ihre eigenen Bewertungen, Antworten, Einsprüche und Kampagnen.',
    noPermission: 'Sie dürfen das nicht sehen. Fragen Sie eine Administratorin oder einen Administrator Ihres Teams.',
    outsidePlan: 'Ihr Tarif enthält das nicht.',
    unknownPlace: (name) => `Ich kenne keinen Standort namens „${name}“.`,
    help: 'Fragen Sie mich nach Bewertungen und Sternen, nach offenen Antworten, nach Kampagnen und Einsprüchen. Ich kann auch eine Aktion entwerfen.',
    fallback: 'Darauf habe ich keine passende Antwort. Womit kann ich Ihnen bei Ihrem Marketing sonst helfen?',
    suggestions: [
      'Wie lief die letzte Woche?',
      'Welche Bewertungen warten auf eine Antwort?',
      'Welche Kampagne lief am besten?',
      'Zeige die schlechtesten Bewertungen',
    ],
  },
}

export function namePeriod(period: AskedPeriod, language: Locale, dateFormat: DateFormat): string {
  const { named, lastDays } = ANSWER_WORDS[language]
  if (period.kind === 'last-days') return lastDays(period.count)
  if (period.kind === 'dates') {
    const { from, to } = period.days
    const day = createDateFormat(findDatePattern(dateFormat, language), 'UTC')
    return [...new Set([from, to])].map((date) => day(new Date(date))).join(' – ')
  }
  if (period.kind !== 'month') return named[period.kind]
  const written = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return startLarge(written.format(new Date(`${period.month}-01`)))
}

export const startLarge = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
