import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const locations: SameKeys<typeof en.locations> = {
  chooseOwn: 'Wählen Sie einen Ihrer Standorte',
  title: 'Standorte',
  subtitle: 'Wo Ihre Kunden Sie finden',
  failed: 'Die Standorte konnten nicht geladen werden',
  empty: 'Noch keine Standorte',
  emptyText:
    'Fügen Sie die Standorte Ihres Unternehmens hinzu. Dann lassen sich Bewertungen, Verbindungen und Links zuordnen.',
  emptyTextViewer: 'Einen Standort hinzufügen kann, wer die Einstellungen dieses Arbeitsbereichs verwaltet.',
  add: 'Standort hinzufügen',
  edit: 'Bearbeiten',
  editOf: '{name} bearbeiten',
  remove: 'Entfernen',
  removeOf: '{name} entfernen',
  noAddress: 'Keine Adresse',
  connections: 'Verbindungen',
  noConnections: 'Noch keine',
  links: 'Bewertungslinks',
  noLinks: 'Noch keine',
  form: {
    addTitle: 'Standort hinzufügen',
    editTitle: '{name} bearbeiten',
    name: 'Name',
    address: 'Adresse',
    timezone: 'Zeitzone',
    noTimezone: 'Keine Zeitzone gefunden',
    links: 'Wo Kunden eine Bewertung schreiben können',
    linkOf: 'Bewertungslink für {platform}',
    save: 'Standort speichern',
    saving: 'Wird gespeichert …',
    cancel: 'Abbrechen',
    saved: 'Standort gespeichert',
    failed: 'Der Standort konnte nicht gespeichert werden.',
  },
  removal: {
    title: '{name} entfernen?',
    text: 'Der Standort wird mit seinen Bewertungslinks entfernt. Sonst ändert sich nichts.',
    heldTitle: '{name} lässt sich noch nicht entfernen',
    heldBoth:
      '{connections, plural, one {# Verbindung} other {# Verbindungen}} und {reviews, plural, one {# Bewertung} other {# Bewertungen}} gehören dazu.',
    heldConnections: '{connections, plural, one {# Verbindung gehört} other {# Verbindungen gehören}} dazu.',
    heldReviews: '{reviews, plural, one {# Bewertung gehört} other {# Bewertungen gehören}} dazu.',
    moveConnections:
      'Wählen Sie oben bei den Verbindungen einen anderen Standort oder keinen. Die Bewertungen ziehen mit um.',
    moveReviews:
      'Nehmen Sie den Import dieser Bewertungen zurück, oder entfernen Sie, was von Hand eingetragen wurde. Stammen sie aus einer getrennten Verbindung, verbinden Sie diese neu und wählen Sie dort einen anderen Standort.',
    close: 'Schließen',
    keep: 'Behalten',
    confirm: 'Standort entfernen',
    busy: 'Wird entfernt …',
    done: 'Standort entfernt',
    inUse: 'Dieser Standort hat noch Verbindungen oder Bewertungen und lässt sich deshalb nicht entfernen.',
    failed: 'Der Standort konnte nicht entfernt werden.',
  },
}
