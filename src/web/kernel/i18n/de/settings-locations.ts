import type { locations as source } from '#web/kernel/i18n/en/settings-locations.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const locations: SameKeys<typeof source> = {
  title: 'Standorte',
  subtitle: 'Die Orte, an die Ihre Kunden kommen',
  failed: 'Die Standorte konnten nicht geladen werden',
  empty: 'Noch keine Standorte',
  emptyText:
    'Fügen Sie die Orte Ihres Unternehmens hinzu. Bewertungen, Links und Öffnungszeiten gehören zu einem davon.',
  emptyTextViewer: 'Wer die Einstellungen dieses Arbeitsbereichs verwaltet, kann einen hinzufügen.',
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
    timezoneHint: 'Tippen Sie eine Stadt oder Region, um zu suchen.',
    links: 'Wo man eine Bewertung schreiben kann',
    linkOf: 'Bewertungslink für {platform}',
    save: 'Standort speichern',
    saving: 'Wird gespeichert...',
    cancel: 'Abbrechen',
    saved: 'Standort gespeichert',
    failed: 'Der Standort konnte nicht gespeichert werden.',
  },
  removal: {
    title: '{name} entfernen?',
    text: 'Der Standort verschwindet mit seinen Bewertungslinks. Sonst gehört nichts dazu.',
    heldTitle: '{name} lässt sich noch nicht entfernen',
    heldBoth:
      '{connections, plural, one {# Verbindung} other {# Verbindungen}} und {reviews, plural, one {# Bewertung} other {# Bewertungen}} gehören dazu.',
    heldConnections: '{connections, plural, one {# Verbindung gehört} other {# Verbindungen gehören}} dazu.',
    heldReviews: '{reviews, plural, one {# Bewertung gehört} other {# Bewertungen gehören}} dazu.',
    moveConnections:
      'Geben Sie den Verbindungen auf ihren Karten oben einen anderen Standort oder keinen. Ihre Bewertungen ziehen mit.',
    moveReviews:
      'Nehmen Sie den Import zurück, der sie gebracht hat, oder entfernen Sie, was von Hand eingetragen wurde. Stammen sie aus einer getrennten Verbindung, verbinden Sie diese neu und geben Sie ihr einen anderen Standort.',
    close: 'Schließen',
    keep: 'Behalten',
    confirm: 'Standort entfernen',
    busy: 'Wird entfernt...',
    done: 'Standort entfernt',
    inUse: 'Dieser Standort hat Verbindungen oder Bewertungen und bleibt deshalb.',
    failed: 'Der Standort konnte nicht entfernt werden.',
  },
}
