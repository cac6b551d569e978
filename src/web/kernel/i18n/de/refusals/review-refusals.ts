import type { REVIEW_REFUSALS } from '#shared/domain/refusals/review-refusals.ts'

export const reviewRefusals: Record<keyof typeof REVIEW_REFUSALS, string> = {
  'review-not-found': 'Diese Bewertung gibt es nicht.',
  'review-answered': 'Diese Bewertung ist beantwortet.',
  'review-not-manual': 'Diese Bewertung gibt es nicht, oder sie wurde nicht von Hand eingetragen.',
  'day-ahead': 'Geben Sie einen vergangenen Tag ein.',
  'note-not-found': 'Diese Notiz gibt es nicht, oder jemand anderes hat sie geschrieben.',
  'person-not-member': 'Diese Person gehört nicht zu Ihrem Team.',
  'view-not-found': 'Diese Ansicht gibt es nicht, oder jemand anderes hat sie gespeichert.',
  'view-name-taken': 'Sie haben schon eine Ansicht mit diesem Namen.',
  'views-full':
    'Sie haben {count, plural, one {# Ansicht} other {# Ansichten}}. Entfernen Sie eine, um eine weitere zu speichern.',
  'bulk-not-found': 'Diese Aktion gibt es nicht.',
  'bulk-ended': 'Das ist bereits beendet.',
  'bulk-not-failed': 'Nur was gescheitert ist, lässt sich noch einmal versuchen.',
  'bulk-schedule-denied': 'Sie dürfen keine Antworten planen. Fragen Sie jemanden, der Ihr Team verwaltet.',
  'bulk-dispute-denied': 'Sie dürfen keine Einsprüche eröffnen. Fragen Sie jemanden, der Ihr Team verwaltet.',
  'reading-anew': 'Die Bewertungen werden bereits neu gelesen.',
  'import-not-found': 'Diesen Import gibt es nicht.',
  'import-undone': 'Dieser Import wurde bereits rückgängig gemacht.',
  'import-too-large': 'Die Datei hat mehr als {megabytes} MB.',
  'import-too-wide': 'Die Datei hat mehr als {columns} Spalten.',
  'import-too-long': 'Die Datei hat mehr als {rows, number} Zeilen.',
  'import-without-date': 'Geben Sie an, in welcher Spalte das Datum steht.',
  'import-unreadable': 'Keine der Zeilen ist lesbar.',
  'analysis-under-way': 'Der Assistent liest noch. Die Analyse erscheint, sobald sie da ist.',
}
