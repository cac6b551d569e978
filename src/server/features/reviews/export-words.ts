import type { Locale } from '#shared/domain/locales.ts'
import type { ReviewStatus } from '#shared/domain/review-status.ts'
import type { SENTIMENTS } from '#shared/domain/customer-settings.ts'

type Column =
  | 'date'
  | 'platform'
  | 'location'
  | 'author'
  | 'rating'
  | 'recommended'
  | 'title'
  | 'review'
  | 'language'
  | 'sentiment'
  | 'status'
  | 'response'
  | 'responded'
  | 'assignee'
  | 'tags'
  | 'link'
  | 'reviewId'

export interface ExportWords {
  headings: Record<Column, string>
  statuses: Record<ReviewStatus, string>
  sentiments: Record<(typeof SENTIMENTS)[number], string>
  yes: string
  no: string
}

/** As the screen has them, for the file that leaves it. */
export const EXPORT_WORDS: Record<Locale, ExportWords> = {
  en: {
    headings: {
      date: 'Date',
      platform: 'Platform',
      location: 'Location',
      author: 'Author',
      rating: 'Rating',
      recommended: 'Recommended',
      title: 'Title',
      review: 'Review',
      language: 'Language',
      sentiment: 'Sentiment',
      status: 'Status',
      response: 'Response',
      responded: 'Responded',
      assignee: 'Assigned to',
      tags: 'Tags',
      link: 'Link',
      reviewId: 'Review ID',
    },
    statuses: {
      pending: 'Pending Response',
      responded: 'Responded',
      flagged: 'Flagged',
      disputed: 'Disputed',
      scheduled: 'Scheduled',
    },
    sentiments: { positive: 'Positive', neutral: 'Neutral', negative: 'Negative' },
    yes: 'Yes',
    no: 'No',
  },
  es: {
    headings: {
      date: 'Fecha',
      platform: 'Plataforma',
      location: 'Local',
      author: 'Autor',
      rating: 'Valoración',
      recommended: 'Recomendada',
      title: 'Título',
      review: 'Reseña',
      language: 'Idioma',
      sentiment: 'Sentimiento',
      status: 'Estado',
      response: 'Respuesta',
      responded: 'Respondida el',
      assignee: 'Asignada a',
      tags: 'Etiquetas',
      link: 'Enlace',
      reviewId: 'ID de la reseña',
    },
    statuses: {
      pending: 'Respuesta pendiente',
      responded: 'Respondida',
      flagged: 'Marcada',
      disputed: 'En disputa',
      scheduled: 'Programada',
    },
    sentiments: { positive: 'Positiva', neutral: 'Neutra', negative: 'Negativa' },
    yes: 'Sí',
    no: 'No',
  },
  fr: {
    headings: {
      date: 'Date',
      platform: 'Plateforme',
      location: 'Établissement',
      author: 'Auteur',
      rating: 'Note',
      recommended: 'Recommandé',
      title: 'Titre',
      review: 'Avis',
      language: 'Langue',
      sentiment: 'Sentiment',
      status: 'Statut',
      response: 'Réponse',
      responded: 'Répondu le',
      assignee: 'Attribué à',
      tags: 'Étiquettes',
      link: 'Lien',
      reviewId: 'ID de l’avis',
    },
    statuses: {
      pending: 'Réponse en attente',
      responded: 'Répondu',
      flagged: 'Marqué',
      disputed: 'Contesté',
      scheduled: 'Programmé',
    },
    sentiments: { positive: 'Positif', neutral: 'Neutre', negative: 'Négatif' },
    yes: 'Oui',
    no: 'Non',
  },
  de: {
    headings: {
      date: 'Datum',
      platform: 'Plattform',
      location: 'Standort',
      author: 'Verfasst von',
      rating: 'Sterne',
      recommended: 'Empfohlen',
      title: 'Titel',
      review: 'Bewertung',
      language: 'Sprache',
      sentiment: 'Stimmung',
      status: 'Status',
      response: 'Antwort',
      responded: 'Beantwortet am',
      assignee: 'Zuständig',
      tags: 'Schlagwörter',
      link: 'Link',
      reviewId: 'Bewertungs-ID',
    },
    statuses: {
      pending: 'Antwort offen',
      responded: 'Beantwortet',
      flagged: 'Markiert',
      disputed: 'Mit Einspruch',
      scheduled: 'Geplant',
    },
    sentiments: { positive: 'Positiv', neutral: 'Neutral', negative: 'Negativ' },
    yes: 'Ja',
    no: 'Nein',
  },
}
