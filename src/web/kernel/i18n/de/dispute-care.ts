import type { disputeCare as source } from '../en/dispute-care.ts'
import type { SameKeys } from '../same-keys.ts'

export const disputeCare: SameKeys<typeof source> = {
  edited: 'bearbeitet',
  open: 'Öffnen',
  showDisputes: 'Einsprüche zeigen',
  sending: '{name} wird gesendet: {percent}',
  priority: {
    earlierReason: 'Für den früheren Grund',
    earlierReasonText: 'Der Grund wurde seitdem geändert. Diese Priorität gilt für den früheren.',
    failedTitle:
      '{count, plural, one {# Einspruch konnte nicht priorisiert werden} other {# Einsprüche konnten nicht priorisiert werden}}',
    retry: 'Erneut versuchen',
  },
  review: {
    stated: 'So wurde sie beschrieben. Die Bewertung selbst liegt nicht vor.',
    label: 'Bewertung verknüpfen',
    hint: 'Wählen Sie die Bewertung, um die es geht. Sie gilt dann als beanstandet.',
    link: 'Verknüpfen',
    linking: 'Wird verknüpft …',
    linked: 'Bewertung verknüpft',
    failed: 'Die Bewertung wurde nicht verknüpft',
  },
  filings: {
    list: 'Einreichungen',
    byName: 'Eingereicht von {name}',
    byHand: 'Auf der Seite der Plattform',
    outcome: 'Ergebnis: {outcome}',
    notAgain: 'Noch nicht erneut eingereicht.',
  },
  competitors: {
    title: 'Mitbewerber',
    text: 'Nennen Sie Betriebe, mit denen Sie im Wettbewerb stehen. Ein Entwurf weist darauf hin, wenn eine Bewertung einen davon nennt.',
    none: 'Noch keiner genannt.',
    change: 'Ändern',
    dialogTitle: 'Mitbewerber ändern',
    name: 'Name',
    hint: 'Ein Name pro Zeile.',
    add: 'Namen hinzufügen',
    remove: '{line} entfernen',
    save: 'Speichern',
    saving: 'Wird gespeichert …',
    cancel: 'Abbrechen',
    saved: 'Mitbewerber gespeichert',
    failed: 'Die Mitbewerber konnten nicht gespeichert werden',
  },
}
