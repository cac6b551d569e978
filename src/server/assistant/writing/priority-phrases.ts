import type { DisputePriority, DisputeReason } from '#shared/domain/assistant.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { PointKind } from './priority-points.ts'

export interface PriorityPhrases {
  reasoning: string
  points: Record<PointKind, string>
  /** In place of the newness that `age` speaks of. */
  oldAge: string
  /** In place of the stars, where somebody does not recommend. */
  notRecommended: string
  reasons: Record<DisputeReason, string>
  actions: {
    when: Record<DisputePriority['priorityLevel'], string>
    threat: string
    personalData: string
    alsoOffensive: string
    reasons: Record<DisputeReason, string>
    meanwhile: { offensive: string; other: string }
  }
}

export const PRIORITY_PHRASES: Record<Locale, PriorityPhrases> = {
  en: {
    reasoning: 'Urgency {urgency} out of 10, based on: {points}.',
    points: {
      reason: 'reason “{reason}”',
      stars: 'rating of {rating} out of 5',
      threat: 'a threat or a demand in the review',
      offensive: 'offensive words in the review',
      'personal-data': 'contact details in the review',
      intensity: 'strongly worded',
      age: 'no older than a week',
    },
    oldAge: 'older than a year',
    notRecommended: 'does not recommend you',
    reasons: {
      fake: 'Fake Review',
      offensive: 'Offensive Content',
      irrelevant: 'Irrelevant Content',
      competitor: 'Competitor Review',
      other: 'Other',
    },
    actions: {
      when: {
        high: 'File the dispute with the platform today.',
        medium: 'File the dispute with the platform this week.',
        low: 'File the dispute when the more urgent ones are done.',
      },
      threat: 'Do not pay and do not answer the demand; keep screenshots with dates and report it to the platform.',
      personalData: 'First, point the platform to the contact details in the text.',
      alsoOffensive: 'Report the offensive words as well: they are easier to show than the reason.',
      reasons: {
        fake: 'Check the author and date against your orders or bookings, and add anything that does not fit as evidence.',
        offensive: 'Take a screenshot of the review and mark the offensive words.',
        irrelevant: 'Say in one sentence what the review is about and why it has nothing to do with your business.',
        competitor: 'Add evidence that links the author to the competitor.',
        other: 'Name the platform rule that the review breaks.',
      },
      meanwhile: {
        offensive: 'Do not answer the insults in public; a short and calm reply is enough.',
        other: 'In the meantime, reply calmly in public for everyone who reads the review.',
      },
    },
  },
  es: {
    reasoning: 'Urgencia {urgency} de 10, según estos puntos: {points}.',
    points: {
      reason: 'motivo «{reason}»',
      stars: 'valoración de {rating} de 5',
      threat: 'una amenaza o un chantaje en la reseña',
      offensive: 'palabras ofensivas en la reseña',
      'personal-data': 'datos de contacto en la reseña',
      intensity: 'tono muy fuerte',
      age: 'de hace una semana como mucho',
    },
    oldAge: 'de hace más de un año',
    notRecommended: 'no le recomienda',
    reasons: {
      fake: 'Reseña falsa',
      offensive: 'Contenido ofensivo',
      irrelevant: 'Contenido fuera de tema',
      competitor: 'Reseña de la competencia',
      other: 'Otro',
    },
    actions: {
      when: {
        high: 'Presente la disputa ante la plataforma hoy mismo.',
        medium: 'Presente la disputa ante la plataforma esta semana.',
        low: 'Presente la disputa cuando haya resuelto las más urgentes.',
      },
      threat: 'No pague ni responda al chantaje; guarde capturas con fecha y avise a la plataforma.',
      personalData: 'Señale primero a la plataforma los datos de contacto que aparecen en el texto.',
      alsoOffensive: 'Denuncie también las palabras ofensivas: son más fáciles de demostrar que el motivo.',
      reasons: {
        fake: 'Compare el autor y la fecha con sus pedidos o reservas y añada como prueba lo que no encaje.',
        offensive: 'Guarde una captura de la reseña y marque las palabras que ofenden.',
        irrelevant: 'Diga en una frase de qué trata la reseña y por qué no corresponde a su negocio.',
        competitor: 'Añada como prueba lo que relaciona al autor con el competidor.',
        other: 'Indique la norma de la plataforma que la reseña incumple.',
      },
      meanwhile: {
        offensive: 'No conteste a los insultos en público; basta una respuesta breve y serena.',
        other: 'Mientras tanto, responda en público con calma, para quienes le leen.',
      },
    },
  },
  fr: {
    reasoning: 'Urgence {urgency} sur 10, selon ces points : {points}.',
    points: {
      reason: 'motif « {reason} »',
      stars: 'note de {rating} sur 5',
      threat: 'une menace ou un chantage dans l’avis',
      offensive: 'propos injurieux dans l’avis',
      'personal-data': 'coordonnées dans l’avis',
      intensity: 'ton très vif',
      age: 'avis d’une semaine au plus',
    },
    oldAge: 'avis de plus d’un an',
    notRecommended: 'ne vous recommande pas',
    reasons: {
      fake: 'Faux avis',
      offensive: 'Contenu injurieux',
      irrelevant: 'Contenu hors sujet',
      competitor: 'Avis d’un concurrent',
      other: 'Autre',
    },
    actions: {
      when: {
        high: 'Déposez le litige auprès de la plateforme dès aujourd’hui.',
        medium: 'Déposez le litige auprès de la plateforme cette semaine.',
        low: 'Déposez le litige une fois les plus urgents traités.',
      },
      threat: 'Ne payez pas et ne répondez pas au chantage ; gardez des captures datées et prévenez la plateforme.',
      personalData: 'Signalez d’abord à la plateforme les coordonnées qui figurent dans le texte.',
      alsoOffensive: 'Signalez aussi les propos injurieux : ils sont plus faciles à prouver que le motif.',
      reasons: {
        fake: 'Comparez l’auteur et la date avec vos commandes ou réservations et ajoutez comme preuve ce qui ne concorde pas.',
        offensive: 'Gardez une capture de l’avis et relevez les mots injurieux.',
        irrelevant: 'Dites en une phrase de quoi parle l’avis et pourquoi cela ne concerne pas votre entreprise.',
        competitor: 'Ajoutez comme preuve ce qui relie l’auteur au concurrent.',
        other: 'Indiquez la règle de la plateforme que l’avis enfreint.',
      },
      meanwhile: {
        offensive: 'Ne répondez pas aux insultes en public ; une réponse brève et calme suffit.',
        other: 'En attendant, répondez calmement en public, pour les personnes qui vous lisent.',
      },
    },
  },
  de: {
    reasoning: 'Dringlichkeit {urgency} von 10. Ausschlaggebend: {points}.',
    points: {
      reason: 'Grund „{reason}“',
      stars: '{rating} von 5 Sternen',
      threat: 'eine Drohung oder Forderung in der Bewertung',
      offensive: 'beleidigende Wörter in der Bewertung',
      'personal-data': 'Kontaktdaten in der Bewertung',
      intensity: 'sehr heftig formuliert',
      age: 'höchstens eine Woche alt',
    },
    oldAge: 'über ein Jahr alt',
    notRecommended: 'empfiehlt Sie nicht',
    reasons: {
      fake: 'Gefälschte Bewertung',
      offensive: 'Beleidigender Inhalt',
      irrelevant: 'Am Thema vorbei',
      competitor: 'Bewertung eines Mitbewerbers',
      other: 'Sonstiges',
    },
    actions: {
      when: {
        high: 'Reichen Sie den Einspruch noch heute bei der Plattform ein.',
        medium: 'Reichen Sie den Einspruch diese Woche bei der Plattform ein.',
        low: 'Reichen Sie den Einspruch ein, wenn die dringenderen erledigt sind.',
      },
      threat:
        'Zahlen Sie nicht und gehen Sie nicht auf die Forderung ein. Machen Sie Screenshots mit Datum und melden Sie die Forderung der Plattform.',
      personalData: 'Weisen Sie die Plattform zuerst auf die Kontaktdaten im Text hin.',
      alsoOffensive: 'Melden Sie auch die beleidigenden Wörter: Sie lassen sich leichter zeigen als der Grund.',
      reasons: {
        fake: 'Vergleichen Sie Name und Datum mit Ihren Bestellungen oder Buchungen und fügen Sie als Beleg hinzu, was nicht passt.',
        offensive: 'Machen Sie einen Screenshot der Bewertung und markieren Sie die beleidigenden Wörter.',
        irrelevant:
          'Schreiben Sie in einem Satz, worum es in der Bewertung geht und warum das Ihr Unternehmen nicht betrifft.',
        competitor: 'Fügen Sie als Beleg hinzu, was den Verfasser mit dem Mitbewerber verbindet.',
        other: 'Nennen Sie die Regel der Plattform, gegen die die Bewertung verstößt.',
      },
      meanwhile: {
        offensive: 'Gehen Sie öffentlich nicht auf die Beleidigungen ein; eine kurze, ruhige Antwort genügt.',
        other: 'Antworten Sie inzwischen ruhig und öffentlich, für alle, die mitlesen.',
      },
    },
  },
}
