import type { Locale } from '#shared/domain/locales.ts'

/** What customers of an industry come for, in words that fit every business of it. */
export const OCCASION_KINDS = ['visit', 'stay', 'purchase', 'appointment', 'trust'] as const
export type OccasionKind = (typeof OCCASION_KINDS)[number]

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

export function nameOccasion(industry: string, locale: Locale): string {
  const kind = INDUSTRIES.find(([pattern]) => pattern.test(industry))?.[1] ?? 'trust'
  return WORDS[locale][kind]
}
