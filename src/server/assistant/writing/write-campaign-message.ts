import { LONGEST_CAMPAIGN_WORDS, type CampaignType } from '#shared/domain/assistant.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { CampaignRequest } from '#server/assistant/port.ts'
import { fillSlots, chooseVariant, capWords, countWords } from './fill-slots.ts'
import { chooseManner, type Manner } from './wishes.ts'
import { CAMPAIGN_PHRASES, type CampaignPhrases } from './campaign-phrases.ts'

/** What customers of an industry come for, in words that fit every business of it. */
const OCCASION_KINDS = ['visit', 'stay', 'purchase', 'appointment', 'trust'] as const
type OccasionKind = (typeof OCCASION_KINDS)[number]

const INDUSTRIES: readonly (readonly [RegExp, OccasionKind])[] = [
  [/hotel|hôtel|hostel|motel|b&b|pension|ferien|lodging|alojamiento|hébergement|gîte|resort|camping|airbnb/iu, 'stay'],
  [
    /restaurant|caf[eé]|coffee|kaffee|bistro|\bbar\b|\bpub\b|baker|bäcker|boulangerie|panader|gastro|food|museum|museo|musée|cinema|kino|theat|zoo|\bspa\b|wellness|\bgym\b|fitness|gimnasio/iu,
    'visit',
  ],
  [
    /salon|hair|friseur|coiff|peluquer|barber|beauty|kosmetik|dentist|dental|zahn|clinic|klinik|clínica|clinique|doctor|praxis|medical|médic|physio|fisio|kiné|\bvet\b|veterinar|vétérin|tierarzt|garage|werkstatt|taller|\blaw\b|legal|anwalt|avocat|abogad|notar/iu,
    'appointment',
  ],
  [
    /shop|store|retail|boutique|laden|geschäft|handel|commerce|tienda|comercio|magasin|fashion|mode\b|moda|florist/iu,
    'purchase',
  ],
]

/** The accusative in German: phrases ask for it. */
const WORDS: Record<Locale, Record<OccasionKind, string>> = {
  en: {
    visit: 'your visit',
    stay: 'your stay',
    purchase: 'your purchase',
    appointment: 'your appointment',
    trust: 'your trust',
  },
  es: {
    visit: 'su visita',
    stay: 'su estancia',
    purchase: 'su compra',
    appointment: 'su cita',
    trust: 'su confianza',
  },
  fr: {
    visit: 'votre visite',
    stay: 'votre séjour',
    purchase: 'votre achat',
    appointment: 'votre rendez-vous',
    trust: 'votre confiance',
  },
  de: {
    visit: 'Ihren Besuch',
    stay: 'Ihren Aufenthalt',
    purchase: 'Ihren Einkauf',
    appointment: 'Ihren Termin',
    trust: 'Ihr Vertrauen',
  },
}

function nameOccasion(industry: string, locale: Locale): string {
  const kind = INDUSTRIES.find(([pattern]) => pattern.test(industry))?.[1] ?? 'trust'
  return WORDS[locale][kind]
}

/**
 * These are about what the team has to say, and it stands in them in the team's own words. A request for an opinion is the
 * same for everybody: there, what comes with it is read as a wish for how it should sound.
 */
const HAS_NEWS: Record<CampaignType, boolean> = {
  review_request: false,
  feedback: false,
  promotion: true,
  announcement: true,
}
const REVIEWS =
  /\b(reviews?|ratings?|\d stars|five stars|reseñas?|valoraci(ón|ones)|\d estrellas|avis|\d étoiles|bewert\p{L}+|rezension(en)?|\d sternen?)(?!\p{L})/iu
const REWARD =
  /\d ?%|[€$£]|\b(free|gratis|kostenlos|gratuit\p{L}*|discounts?|vouchers?|coupons?|gifts?|win|prize|raffle|descuentos?|regalo|sorteo|premio|remises?|réduction|cadeau|gagne\p{L}*|rabatte?|gutscheine?|geschenk|gewinn\p{L}*|verlosung)(?!\p{L})/iu

export interface WrittenMessage {
  text: string
  ignoredInstructions: boolean
}

export function writeCampaignMessage(request: CampaignRequest): WrittenMessage {
  const { voice, type } = request
  const context = request.context.trim()
  const hasNews = HAS_NEWS[type]
  const news = hasNews && !paysForReviews(context) ? endSentence(context) : ''
  const manner = chooseManner(voice, hasNews ? '' : context)
  const phrases = CAMPAIGN_PHRASES[manner.language ?? request.locale]
  const body = compose(phrases, request, { manner, news })
  return {
    text: capWords(body, LONGEST_CAMPAIGN_WORDS),
    ignoredInstructions: manner.ignoresSome || (hasNews && context !== '' && news === ''),
  }
}

interface Said {
  manner: Manner
  news: string
}

function compose(phrases: CampaignPhrases, request: CampaignRequest, { manner, news }: Said): string {
  const { type, businessName, industry, locale } = request
  const seed = `${businessName} ${type} ${request.context}`
  const values = { business: businessName.trim(), occasion: nameOccasion(industry, manner.language ?? locale) }
  const end = sign(phrases, manner, values.business)
  const opening = fillSlots(chooseVariant(phrases.opening[type], `${seed} opening`), values)
  const invitation = chooseVariant(phrases.invitation[type], `${seed} invitation`)
  const frame = [phrases.greeting[manner.tone], opening, HAS_NEWS[type] && manner.isShort ? '' : invitation, end]
  // The team's words give way before the frame does, so that the message ends as it should.
  const room = LONGEST_CAMPAIGN_WORDS - countWords(frame.join(' '))
  const [greeting = '', first = '', ask = '', last = ''] = frame
  const told = capWords(news, Math.max(0, room))
  return [greeting, first, told, ask, last].filter((part) => part !== '').join('\n\n')
}

function sign(phrases: CampaignPhrases, manner: Manner, business: string): string {
  const signature = manner.signature || fillSlots(phrases.team, { business })
  return [phrases.signOff[manner.tone], signature].filter((line) => line !== '').join('\n')
}

/** What platforms forbid, whoever asks for it. */
const paysForReviews = (context: string) => REVIEWS.test(context) && REWARD.test(context)

const endSentence = (text: string) => (text === '' || /[.!?…:]$/.test(text) ? text : `${text}.`)
