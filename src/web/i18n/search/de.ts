import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const search: SameKeys<typeof en.search> = {
  recent: 'Letzte Suchen',
  forgetRecent: 'Letzte Suchen vergessen',
  showAll: { review: 'Alle in Bewertungen anzeigen', dispute: 'Alle in Einsprüche anzeigen' },
  replyTo: '{author} antworten',
  disputeOf: 'Bewertung von {author} beanstanden',
  replyNext: 'Neueste unbeantwortete Bewertung beantworten',
  nothingToReply: 'Keine Bewertung wartet auf eine Antwort.',
  switchTheme: { system: 'Design des Systems verwenden', light: 'Zu hell wechseln', dark: 'Zu dunkel wechseln' },
  current: 'Aktiv',
  searching: 'Suche läuft...',
  emptyHint: 'Versuchen Sie weniger Buchstaben, ein anderes Wort oder den Namen bei der Bewertung.',
  failed: 'Bewertungen und Einsprüche konnten nicht durchsucht werden. Seiten und Aktionen funktionieren weiter.',
  tryAgain: 'Erneut suchen',
  offline: 'Sie sind offline: Nur Seiten und Aktionen können gesucht werden.',
  count: '{count, plural, =0 {Nichts gefunden} one {# Treffer} other {# Treffer}}',
  keys: { move: 'zum Bewegen', choose: 'zum Öffnen', beside: 'in neuem Tab' },
  asking: {
    reply: 'antworten …, antworten auf …, antwort an …, antwort …, beantworten …, … beantworten',
    dispute: 'beanstanden …, … beanstanden, einspruch gegen …, einspruch …',
  },
  words: {
    reply: 'antwort schreiben reagieren',
    sync: 'aktualisieren abrufen laden synchronisieren',
    dispute: 'melden erstellen anlegen löschen',
    theme: 'modus darstellung farben design',
  },
}
