import { PLATFORM_POLICIES, type PolicyCategory } from '#shared/domain/dispute-policies.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { hasStars, PLATFORM_NAMES, type Platform } from '#shared/domain/platforms.ts'
import { SIGNAL_CATEGORIES } from '#shared/domain/review-signals/review-signal.ts'
import type { SentimentAnalysis } from '#shared/domain/sentiment.ts'
import type { DisputeRequest } from '#server/assistant/port.ts'
import { fillSlots } from './fill-slots.ts'
import { DISPUTE_PHRASES, type DisputePhrases } from './dispute-phrases.ts'
import { findEvidence, type Evidence } from './find-evidence.ts'

/** What the platforms call it, in the words of the product's screens. */
const CATEGORY_NAMES: Record<Locale, Record<PolicyCategory, string>> = {
  en: {
    'fake-engagement': 'Fake engagement',
    impersonation: 'Impersonation',
    misrepresentation: 'Misrepresentation',
    'conflict-of-interest': 'Conflict of interest',
    harassment: 'Harassment',
    hate: 'Hate speech',
    offensive: 'Obscene or offensive language',
    'personal-information': 'Personal information',
    violence: 'Violence or dangerous content',
    illegal: 'Illegal content',
    'off-topic': 'Off topic',
    advertising: 'Advertising',
    repetitive: 'Gibberish or repeated content',
    'not-firsthand': 'Not a first-hand experience',
    other: 'Something else',
  },
  es: {
    'fake-engagement': 'Interacción falsa',
    impersonation: 'Suplantación de identidad',
    misrepresentation: 'Información engañosa',
    'conflict-of-interest': 'Conflicto de intereses',
    harassment: 'Acoso',
    hate: 'Incitación al odio',
    offensive: 'Lenguaje obsceno u ofensivo',
    'personal-information': 'Información personal',
    violence: 'Violencia o contenido peligroso',
    illegal: 'Contenido ilegal',
    'off-topic': 'Fuera de tema',
    advertising: 'Publicidad',
    repetitive: 'Texto sin sentido o repetido',
    'not-firsthand': 'Experiencia no propia',
    other: 'Otra cosa',
  },
  fr: {
    'fake-engagement': 'Faux avis',
    impersonation: 'Usurpation d’identité',
    misrepresentation: 'Présentation trompeuse',
    'conflict-of-interest': 'Conflit d’intérêts',
    harassment: 'Harcèlement',
    hate: 'Incitation à la haine',
    offensive: 'Langage obscène ou injurieux',
    'personal-information': 'Informations personnelles',
    violence: 'Violence ou contenu dangereux',
    illegal: 'Contenu illégal',
    'off-topic': 'Hors sujet',
    advertising: 'Publicité',
    repetitive: 'Texte répété ou dénué de sens',
    'not-firsthand': 'Expérience non vécue',
    other: 'Autre chose',
  },
  de: {
    'fake-engagement': 'Gefälschte Interaktion',
    impersonation: 'Identitätsbetrug',
    misrepresentation: 'Falsche Darstellung',
    'conflict-of-interest': 'Interessenkonflikt',
    harassment: 'Belästigung',
    hate: 'Hassrede',
    offensive: 'Obszöne oder beleidigende Sprache',
    'personal-information': 'Persönliche Daten',
    violence: 'Gewalt oder gefährliche Inhalte',
    illegal: 'Rechtswidrige Inhalte',
    'off-topic': 'Nicht zum Thema',
    advertising: 'Werbung',
    repetitive: 'Unsinn oder Wiederholung',
    'not-firsthand': 'Kein eigenes Erlebnis',
    other: 'Etwas anderes',
  },
}

export interface DescribedDispute {
  description: string
  evidence: string[]
}

/** What the platform is asked to do and why the team asks, with what anybody can see in the review as evidence. */
export function describeDispute(request: DisputeRequest, analysis: SentimentAnalysis): DescribedDispute {
  const { review, reason, locale } = request
  const phrases = DISPUTE_PHRASES[locale]
  const found = findEvidence(request, analysis)
  const categories = listCategories(found, review.platform)
  const { createdAt, rating } = review
  const sentences = [
    createdAt ? phrases.subject.dated : phrases.subject.undated,
    phraseVerdict(phrases, review),
    phraseReason(phrases, reason, found),
    found.length > 0 ? phrases.seeEvidence : '',
    categories.length > 0 ? phrases.categories : '',
    phrases.request,
  ]
  const values = {
    business: request.businessName.trim() || phrases.ourBusiness,
    platform: PLATFORM_NAMES[review.platform],
    categories: categories.map((category) => CATEGORY_NAMES[locale][category]).join(', '),
    ...(createdAt && { date: formatDay(createdAt, locale) }),
    ...(rating !== null && { rating }),
  }
  const description = sentences.filter((sentence) => sentence !== '').join(' ')
  const evidence = found.map((fact) => phraseEvidence(phrases, fact, locale))
  return { description: fillSlots(description, values), evidence }
}

/** Nothing is said to be in the text that cannot be pointed at. */
function phraseReason(phrases: DisputePhrases, reason: DisputeRequest['reason'], found: readonly Evidence[]): string {
  if (reason === 'fake' && found.some(isSaidByAuthor)) return phrases.fakeByItsWords
  if (reason === 'offensive' && !found.some(isOffence)) return phrases.offensiveByItsTone
  return phrases.reasons[reason]
}

const isOffence = ({ kind }: Evidence) => ['offensive', 'insult', 'hate', 'threat'].includes(kind)
const isSaidByAuthor = ({ kind }: Evidence) => kind === 'not-firsthand' || kind === 'wrong-business'

/** Where people recommend, nobody gave a star; somebody who tells of such a review has only stars to say it with. */
function phraseVerdict({ stars, recommends }: DisputePhrases, review: DisputeRequest['review']): string {
  const { rating, isRecommended } = review
  const isToldInStars = review.id === null && !hasStars(review.platform) && rating !== null && rating !== 3
  const verdict = isRecommended ?? (isToldInStars ? rating > 3 : null)
  if (verdict !== null) return verdict ? recommends.yes : recommends.no
  return rating === null ? '' : stars
}

/** The platform's own, each once, in the order of the evidence. */
function listCategories(found: readonly Evidence[], platform: Platform): PolicyCategory[] {
  const offered = PLATFORM_POLICIES[platform].categories
  const named = found.flatMap((fact) => categoriesOf(fact).find((category) => offered.includes(category)) ?? [])
  return [...new Set(named)]
}

function categoriesOf(fact: Evidence): readonly PolicyCategory[] {
  if ('quote' in fact) return SIGNAL_CATEGORIES[fact.kind]
  switch (fact.kind) {
    case 'offensive':
      return SIGNAL_CATEGORIES['offensive-words']
    case 'contact':
      return SIGNAL_CATEGORIES[fact.detail === 'link' ? 'advertising' : 'personal-information']
    case 'private-life':
      return SIGNAL_CATEGORIES['personal-information']
    case 'competitor':
      return SIGNAL_CATEGORIES['sends-elsewhere']
    case 'duplicate':
      return ['repetitive', 'fake-engagement', 'not-firsthand']
    case 'same-author':
      return ['fake-engagement', 'conflict-of-interest']
    case 'contradiction':
    case 'off-topic':
      return []
  }
}

function phraseEvidence({ evidence }: DisputePhrases, fact: Evidence, locale: Locale): string {
  if ('quote' in fact) return fillSlots(evidence.quoted[fact.kind], { quote: fact.quote, at: fact.at })
  switch (fact.kind) {
    case 'offensive':
      return fillSlots(evidence.offensive, { word: fact.word, at: fact.at })
    case 'contact':
      return fillSlots(evidence.contact[fact.detail], { at: fact.at })
    case 'contradiction':
      return fillSlots(evidence.contradiction[fact.words], { rating: fact.rating })
    case 'off-topic':
      return evidence.offTopic
    case 'private-life':
      return fillSlots(evidence.privateLife, { at: fact.at })
    case 'same-author':
      return fillSlots(evidence.sameAuthor, { count: fact.count })
    case 'competitor':
      return fillSlots(evidence.competitor, { name: fact.name, at: fact.at })
    case 'duplicate': {
      const phrase = fact.isExact ? evidence.exactDuplicate : evidence.nearDuplicate
      return fillSlots(phrase, { date: formatDay(fact.createdAt, locale) })
    }
  }
}

const formatDay = (day: Date, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day)
