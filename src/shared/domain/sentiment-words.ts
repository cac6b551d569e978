import type { Locale } from './locales.ts'
import { MOST_THEMES, type Aspect, type SentimentAnalysis } from './sentiment.ts'

type Analysis = Pick<SentimentAnalysis, 'sentiment' | 'basis' | 'aspects' | 'isContradictory'>
type Description = Pick<SentimentAnalysis, 'themes' | 'positiveAspects' | 'negativeAspects' | 'summary'>

interface Wording {
  /** As a heading has it, and as a sentence has it. */
  aspects: Record<Aspect, readonly [label: string, inSentence: string]>
  sentiments: Record<SentimentAnalysis['sentiment'], string>
  praises: (what: string) => string
  criticizes: (what: string) => string
  praisesAndCriticizes: (good: string, bad: string) => string
  isMixed: (what: string) => string
  mentions: (sentiment: string, what: string) => string
  saysOnly: (sentiment: string) => string
  byStarsOnly: (sentiment: string) => string
  nothing: string
  disagrees: string
}

const WORDINGS: Record<Locale, Wording> = {
  en: {
    aspects: {
      food: ['Food & drink', 'the food'],
      service: ['Service', 'the service'],
      price: ['Price', 'the price'],
      cleanliness: ['Cleanliness', 'the cleanliness'],
      location: ['Location', 'the location'],
      waiting: ['Waiting time', 'the waiting time'],
      rooms: ['Rooms & facilities', 'the rooms and facilities'],
      delivery: ['Delivery', 'the delivery'],
      atmosphere: ['Atmosphere', 'the atmosphere'],
      product: ['Product quality', 'the quality'],
      billing: ['Booking & billing', 'booking and billing'],
    },
    sentiments: { positive: 'positive', neutral: 'neutral', negative: 'negative' },
    praises: (what) => `The review praises ${what}.`,
    criticizes: (what) => `The review criticizes ${what}.`,
    praisesAndCriticizes: (good, bad) => `The review praises ${good}, but criticizes ${bad}.`,
    isMixed: (what) => `The review has good and bad to say about ${what}.`,
    mentions: (sentiment, what) => `The review is ${sentiment} and mentions ${what}.`,
    saysOnly: (sentiment) => `The review is ${sentiment} and names nothing in particular.`,
    byStarsOnly: (sentiment) => `Judged by its stars alone, the review is ${sentiment}.`,
    nothing: 'There are no stars and no words that could be read.',
    disagrees: 'Its words and its stars disagree.',
  },
  es: {
    aspects: {
      food: ['Comida y bebida', 'la comida'],
      service: ['Servicio', 'el servicio'],
      price: ['Precio', 'el precio'],
      cleanliness: ['Limpieza', 'la limpieza'],
      location: ['Ubicación', 'la ubicación'],
      waiting: ['Tiempo de espera', 'la espera'],
      rooms: ['Habitaciones e instalaciones', 'las habitaciones e instalaciones'],
      delivery: ['Entrega', 'la entrega'],
      atmosphere: ['Ambiente', 'el ambiente'],
      product: ['Calidad del producto', 'la calidad'],
      billing: ['Reservas y facturación', 'las reservas y la facturación'],
    },
    sentiments: { positive: 'positiva', neutral: 'neutra', negative: 'negativa' },
    praises: (what) => `La reseña elogia ${what}.`,
    criticizes: (what) => `La reseña critica ${what}.`,
    praisesAndCriticizes: (good, bad) => `La reseña elogia ${good}, pero critica ${bad}.`,
    isMixed: (what) => `La reseña dice cosas buenas y malas sobre ${what}.`,
    mentions: (sentiment, what) => `La reseña es ${sentiment} y menciona ${what}.`,
    saysOnly: (sentiment) => `La reseña es ${sentiment} y no destaca nada en concreto.`,
    byStarsOnly: (sentiment) => `Solo por sus estrellas, la reseña es ${sentiment}.`,
    nothing: 'No hay estrellas ni texto que se pueda leer.',
    disagrees: 'El texto y las estrellas no coinciden.',
  },
  fr: {
    aspects: {
      food: ['Cuisine et boissons', 'la cuisine'],
      service: ['Service', 'le service'],
      price: ['Prix', 'les prix'],
      cleanliness: ['Propreté', 'la propreté'],
      location: ['Emplacement', 'l’emplacement'],
      waiting: ['Temps d’attente', 'l’attente'],
      rooms: ['Chambres et équipements', 'les chambres et les équipements'],
      delivery: ['Livraison', 'la livraison'],
      atmosphere: ['Ambiance', 'l’ambiance'],
      product: ['Qualité du produit', 'la qualité'],
      billing: ['Réservation et facturation', 'la réservation et la facturation'],
    },
    sentiments: { positive: 'positif', neutral: 'neutre', negative: 'négatif' },
    praises: (what) => `L’avis salue ${what}.`,
    criticizes: (what) => `L’avis critique ${what}.`,
    praisesAndCriticizes: (good, bad) => `L’avis salue ${good}, mais critique ${bad}.`,
    isMixed: (what) => `L’avis est partagé sur ${what}.`,
    mentions: (sentiment, what) => `L’avis est ${sentiment} et évoque ${what}.`,
    saysOnly: (sentiment) => `L’avis est ${sentiment}, sans rien citer en particulier.`,
    byStarsOnly: (sentiment) => `D’après ses seules étoiles, l’avis est ${sentiment}.`,
    nothing: 'Il n’y a ni étoiles ni mots lisibles.',
    disagrees: 'Les mots et les étoiles se contredisent.',
  },
  de: {
    aspects: {
      food: ['Essen & Trinken', 'das Essen'],
      service: ['Service', 'den Service'],
      price: ['Preis', 'den Preis'],
      cleanliness: ['Sauberkeit', 'die Sauberkeit'],
      location: ['Lage', 'die Lage'],
      waiting: ['Wartezeit', 'die Wartezeit'],
      rooms: ['Zimmer & Ausstattung', 'die Zimmer und die Ausstattung'],
      delivery: ['Lieferung', 'die Lieferung'],
      atmosphere: ['Atmosphäre', 'die Atmosphäre'],
      product: ['Produktqualität', 'die Qualität'],
      billing: ['Buchung & Abrechnung', 'die Buchung und die Abrechnung'],
    },
    sentiments: { positive: 'positiv', neutral: 'neutral', negative: 'negativ' },
    praises: (what) => `Die Bewertung lobt ${what}.`,
    criticizes: (what) => `Die Bewertung kritisiert ${what}.`,
    praisesAndCriticizes: (good, bad) => `Die Bewertung lobt ${good}, kritisiert aber ${bad}.`,
    isMixed: (what) => `Die Bewertung lobt und kritisiert ${what}.`,
    mentions: (sentiment, what) => `Die Bewertung ist ${sentiment} und erwähnt ${what}.`,
    saysOnly: (sentiment) => `Die Bewertung ist ${sentiment} und nennt nichts Bestimmtes.`,
    byStarsOnly: (sentiment) => `Nach den Sternen allein ist die Bewertung ${sentiment}.`,
    nothing: 'Es gibt keine Sterne und keine Worte, die sich lesen lassen.',
    disagrees: 'Worte und Sterne passen nicht zusammen.',
  },
}

/** As a heading has it. */
export function nameAspect(aspect: Aspect, locale: Locale): string {
  return WORDINGS[locale].aspects[aspect][0]
}

/** The words for an analysis, for whoever reads it: the same analysis is described anew in each language. */
export function describeAnalysis(analysis: Analysis, locale: Locale): Description {
  const good = aspectsOf(analysis, 'positive')
  const bad = aspectsOf(analysis, 'negative')
  const label = (aspect: Aspect) => nameAspect(aspect, locale)
  return {
    themes: aspectsOf(analysis).slice(0, MOST_THEMES).map(label),
    positiveAspects: good.map(label),
    negativeAspects: bad.map(label),
    summary: summarize(analysis, locale),
  }
}

/** What is spoken of, most of all first, each once. */
function aspectsOf({ aspects }: Analysis, polarity?: SentimentAnalysis['sentiment']): Aspect[] {
  const wanted = aspects.filter((finding) => polarity === undefined || finding.polarity === polarity)
  return [...new Set(wanted.map(({ aspect }) => aspect))]
}

function summarize(analysis: Analysis, locale: Locale): string {
  const { disagrees } = WORDINGS[locale]
  const summary = summarizeWords(analysis, locale)
  return analysis.isContradictory ? `${summary} ${disagrees}` : summary
}

function summarizeWords(analysis: Analysis, locale: Locale): string {
  const wording = WORDINGS[locale]
  const sentiment = wording.sentiments[analysis.sentiment]
  const list = (aspects: readonly Aspect[]) =>
    listOf(locale).format(aspects.slice(0, MOST_THEMES).map((aspect) => wording.aspects[aspect][1]))
  if (analysis.basis === 'nothing') return wording.nothing
  if (analysis.basis === 'stars') return wording.byStarsOnly(sentiment)
  const [praised, blamed] = [aspectsOf(analysis, 'positive'), aspectsOf(analysis, 'negative')]
  const mixed = praised.filter((aspect) => blamed.includes(aspect))
  const isClear = (aspect: Aspect) => !mixed.includes(aspect)
  const judged = summarizeJudged(wording, list(praised.filter(isClear)), list(blamed.filter(isClear)))
  const sentences = [judged, mixed.length > 0 ? wording.isMixed(list(mixed)) : ''].filter((sentence) => sentence !== '')
  if (sentences.length > 0) return sentences.join(' ')
  const all = list(aspectsOf(analysis))
  return all ? wording.mentions(sentiment, all) : wording.saysOnly(sentiment)
}

function summarizeJudged(wording: Wording, good: string, bad: string): string {
  if (good && bad) return wording.praisesAndCriticizes(good, bad)
  if (good) return wording.praises(good)
  return bad && wording.criticizes(bad)
}

const lists = new Map<Locale, Intl.ListFormat>()

/** Kept: making one takes longer than reading a review. */
function listOf(locale: Locale): Intl.ListFormat {
  const kept = lists.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction' })
  lists.set(locale, kept)
  return kept
}
