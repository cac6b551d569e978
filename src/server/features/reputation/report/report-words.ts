import type { Locale } from '#shared/domain/locales.ts'
import type { Period } from '#shared/domain/periods.ts'
import type { ScorePart } from '#shared/domain/reputation.ts'

export interface ReportWords {
  title: string
  /** With `{label}` and `{value}`. */
  fact: string
  business: string
  period: string
  periods: Record<Period, string>
  compared: string
  location: string
  allLocations: string
  platform: string
  allPlatforms: string
  madeAt: string
  nothing: string
  glance: string
  figure: string
  now: string
  before: string
  rating: string
  /** Over a narrow column. */
  ratingShort: string
  reviews: string
  responseRate: string
  answerTime: string
  quick: string
  positive: string
  course: string
  /** With `{day}`. */
  week: string
  stars: string
  /** With `{count}`. */
  star: [one: string, other: string]
  share: string
  moods: { title: string; positive: string; neutral: string; negative: string }
  platforms: string
  locations: string
  score: string
  scoreExplained: string
  /** With `{score}`. */
  ofHundred: string
  part: string
  reached: string
  weight: string
  points: string
  parts: Record<ScorePart, string>
  /** With `{count}` and `{goal}`. */
  untilGoal: { none: string; one: string; other: string }
  replaced: string
  /** With `{page}` and `{pages}`. */
  footer: string
}

const en: ReportWords = {
  title: 'Reputation report',
  fact: '{label}: {value}',
  business: 'Business',
  period: 'Period',
  periods: {
    '7d': 'Last 7 days',
    '30d': 'Last 30 days',
    '90d': 'Last 90 days',
    '12m': 'Last 12 months',
    all: 'All time',
  },
  compared: 'Compared with',
  location: 'Location',
  allLocations: 'All locations',
  platform: 'Platform',
  allPlatforms: 'All platforms',
  madeAt: 'Created on',
  nothing: 'There are no reviews in this period.',
  glance: 'At a glance',
  figure: 'Figure',
  now: 'This period',
  before: 'Period before',
  rating: 'Average rating',
  ratingShort: 'Rating',
  reviews: 'Reviews',
  responseRate: 'Response rate',
  answerTime: 'Average time to first answer',
  quick: 'Answers within a day',
  positive: 'Positive',
  course: 'Over time',
  week: 'Week of {day}',
  stars: 'Stars',
  star: ['{count} star', '{count} stars'],
  share: 'Share',
  moods: { title: 'Sentiment', positive: 'Positive', neutral: 'Neutral', negative: 'Negative' },
  platforms: 'By platform',
  locations: 'Locations side by side',
  score: 'Reputation score',
  scoreExplained:
    'Each part brings its weight times what is reached of it. Together they make up to 100 points. Parts without data leave their weight to the others.',
  ofHundred: '{score} of 100',
  part: 'Part',
  reached: 'Reached',
  weight: 'Weight',
  points: 'Points',
  parts: {
    rating: 'Average rating (1 star = 0%, 5 stars = 100%)',
    answered: 'Reviews with an answer',
    mood: 'Positive reviews',
    quick: 'Answers within a day',
  },
  untilGoal: {
    none: 'Your all-time rating is {goal} or better.',
    one: '{count} five-star review lifts your all-time rating to {goal}.',
    other: '{count} five-star reviews lift your all-time rating to {goal}.',
  },
  replaced: 'Characters that this document cannot show appear as “¤”.',
  footer: 'Page {page} of {pages}',
}

const es: ReportWords = {
  title: 'Informe de reputación',
  fact: '{label}: {value}',
  business: 'Negocio',
  period: 'Periodo',
  periods: {
    '7d': 'Últimos 7 días',
    '30d': 'Últimos 30 días',
    '90d': 'Últimos 90 días',
    '12m': 'Últimos 12 meses',
    all: 'Desde el principio',
  },
  compared: 'Comparado con',
  location: 'Local',
  allLocations: 'Todos los locales',
  platform: 'Plataforma',
  allPlatforms: 'Todas las plataformas',
  madeAt: 'Creado el',
  nothing: 'No hay reseñas en este periodo.',
  glance: 'De un vistazo',
  figure: 'Dato',
  now: 'Este periodo',
  before: 'Periodo anterior',
  rating: 'Valoración media',
  ratingShort: 'Valoración',
  reviews: 'Reseñas',
  responseRate: 'Tasa de respuesta',
  answerTime: 'Tiempo medio hasta la primera respuesta',
  quick: 'Respuestas en menos de un día',
  positive: 'Positivas',
  course: 'Evolución',
  week: 'Semana del {day}',
  stars: 'Estrellas',
  star: ['{count} estrella', '{count} estrellas'],
  share: 'Proporción',
  moods: { title: 'Sentimiento', positive: 'Positivas', neutral: 'Neutras', negative: 'Negativas' },
  platforms: 'Por plataforma',
  locations: 'Comparación de locales',
  score: 'Índice de reputación',
  scoreExplained:
    'Cada parte aporta su peso por lo que se ha alcanzado de ella. Juntas suman hasta 100 puntos. Las partes sin datos ceden su peso a las demás.',
  ofHundred: '{score} de 100',
  part: 'Parte',
  reached: 'Alcanzado',
  weight: 'Peso',
  points: 'Puntos',
  parts: {
    rating: 'Valoración media (1 estrella = 0\u00a0%, 5 = 100\u00a0%)',
    answered: 'Reseñas con respuesta',
    mood: 'Reseñas positivas',
    quick: 'Respuestas en menos de un día',
  },
  untilGoal: {
    none: 'Su valoración histórica es de {goal} o más.',
    one: '{count} reseña de cinco estrellas lleva su valoración histórica a {goal}.',
    other: '{count} reseñas de cinco estrellas llevan su valoración histórica a {goal}.',
  },
  replaced: 'Los caracteres que este documento no puede mostrar aparecen como «¤».',
  footer: 'Página {page} de {pages}',
}

const fr: ReportWords = {
  title: 'Rapport de réputation',
  fact: '{label}\u00a0: {value}',
  business: 'Entreprise',
  period: 'Période',
  periods: {
    '7d': '7 derniers jours',
    '30d': '30 derniers jours',
    '90d': '90 derniers jours',
    '12m': '12 derniers mois',
    all: 'Depuis le début',
  },
  compared: 'Comparée à',
  location: 'Établissement',
  allLocations: 'Tous les établissements',
  platform: 'Plateforme',
  allPlatforms: 'Toutes les plateformes',
  madeAt: 'Créé le',
  nothing: 'Il n’y a aucun avis sur cette période.',
  glance: 'En un coup d’œil',
  figure: 'Chiffre',
  now: 'Cette période',
  before: 'Période précédente',
  rating: 'Note moyenne',
  ratingShort: 'Note',
  reviews: 'Avis',
  responseRate: 'Taux de réponse',
  answerTime: 'Délai moyen de première réponse',
  quick: 'Réponses en moins d’un jour',
  positive: 'Positifs',
  course: 'Évolution',
  week: 'Semaine du {day}',
  stars: 'Étoiles',
  star: ['{count} étoile', '{count} étoiles'],
  share: 'Part',
  moods: { title: 'Sentiment', positive: 'Positifs', neutral: 'Neutres', negative: 'Négatifs' },
  platforms: 'Par plateforme',
  locations: 'Comparaison des établissements',
  score: 'Score de réputation',
  scoreExplained:
    'Chaque élément apporte son poids multiplié par ce qui en est atteint. Ensemble, ils donnent jusqu’à 100 points. Un élément sans données laisse son poids aux autres.',
  ofHundred: '{score} sur 100',
  part: 'Élément',
  reached: 'Atteint',
  weight: 'Poids',
  points: 'Points',
  parts: {
    rating: 'Note moyenne (1 étoile = 0\u00a0%, 5 = 100\u00a0%)',
    answered: 'Avis avec réponse',
    mood: 'Avis positifs',
    quick: 'Réponses en moins d’un jour',
  },
  untilGoal: {
    none: 'Votre note globale est de {goal} ou plus.',
    one: '{count} avis cinq étoiles porte votre note globale à {goal}.',
    other: '{count} avis cinq étoiles portent votre note globale à {goal}.',
  },
  replaced: 'Les caractères que ce document ne peut pas afficher apparaissent sous la forme « ¤ ».',
  footer: 'Page {page} sur {pages}',
}

const de: ReportWords = {
  title: 'Reputationsbericht',
  fact: '{label}: {value}',
  business: 'Unternehmen',
  period: 'Zeitraum',
  periods: {
    '7d': 'Letzte 7 Tage',
    '30d': 'Letzte 30 Tage',
    '90d': 'Letzte 90 Tage',
    '12m': 'Letzte 12 Monate',
    all: 'Gesamter Zeitraum',
  },
  compared: 'Verglichen mit',
  location: 'Standort',
  allLocations: 'Alle Standorte',
  platform: 'Plattform',
  allPlatforms: 'Alle Plattformen',
  madeAt: 'Erstellt am',
  nothing: 'In diesem Zeitraum gibt es keine Bewertungen.',
  glance: 'Auf einen Blick',
  figure: 'Kennzahl',
  now: 'Dieser Zeitraum',
  before: 'Zeitraum davor',
  rating: 'Durchschnittliche Bewertung',
  ratingShort: 'Bewertung',
  reviews: 'Bewertungen',
  responseRate: 'Antwortrate',
  answerTime: 'Mittlere Zeit bis zur ersten Antwort',
  quick: 'Antworten binnen eines Tages',
  positive: 'Positiv',
  course: 'Verlauf',
  week: 'Woche ab {day}',
  stars: 'Sterne',
  star: ['{count} Stern', '{count} Sterne'],
  share: 'Anteil',
  moods: { title: 'Stimmung', positive: 'Positiv', neutral: 'Neutral', negative: 'Negativ' },
  platforms: 'Nach Plattform',
  locations: 'Standorte im Vergleich',
  score: 'Reputationswert',
  scoreExplained:
    'Jeder Teil zählt mit seinem Gewicht mal dem, was davon erreicht ist. Zusammen ergibt das bis zu 100 Punkte. Teile ohne Daten überlassen ihr Gewicht den anderen.',
  ofHundred: '{score} von 100',
  part: 'Teil',
  reached: 'Erreicht',
  weight: 'Gewicht',
  points: 'Punkte',
  parts: {
    rating: 'Durchschnitt (1 Stern = 0\u00a0%, 5 = 100\u00a0%)',
    answered: 'Bewertungen mit Antwort',
    mood: 'Positive Bewertungen',
    quick: 'Antworten binnen eines Tages',
  },
  untilGoal: {
    none: 'Ihre Gesamtbewertung liegt bei {goal} oder darüber.',
    one: '{count} Fünf-Sterne-Bewertung hebt Ihre Gesamtbewertung auf {goal}.',
    other: '{count} Fünf-Sterne-Bewertungen heben Ihre Gesamtbewertung auf {goal}.',
  },
  replaced: 'Zeichen, die dieses Dokument nicht darstellen kann, erscheinen als „¤“.',
  footer: 'Seite {page} von {pages}',
}

export const REPORT_WORDS: Record<Locale, ReportWords> = { en, es, fr, de }
