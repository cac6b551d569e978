import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const search: SameKeys<typeof en.search> = {
  recent: 'Letzte Suchen',
  forgetRecent: 'Letzte Suchen löschen',
  showAll: { review: 'Alle passenden Bewertungen anzeigen', dispute: 'Alle passenden Einsprüche anzeigen' },
  foundIn: { reply: 'Antwort', note: 'Interne Notiz', reference: 'Fallnummer', evidence: 'Belege' },
  isClose: 'Ähnlich geschrieben',
  replyTo: '{author} antworten',
  disputeOf: 'Einspruch gegen die Bewertung von {author}',
  replyNext: 'Neueste unbeantwortete Bewertung beantworten',
  nothingToReply: 'Keine Bewertung wartet auf eine Antwort.',
  switchTheme: {
    system: 'Darstellung des Systems verwenden',
    light: 'Zur hellen Darstellung wechseln',
    dark: 'Zur dunklen Darstellung wechseln',
  },
  current: 'Aktiv',
  searching: 'Suche läuft...',
  emptyHint: 'Versuchen Sie es mit weniger Buchstaben, einem anderen Wort oder dem Namen der Person, die bewertet hat.',
  failed: 'Bewertungen und Einsprüche konnten nicht durchsucht werden. Seiten und Aktionen funktionieren weiter.',
  tryAgain: 'Erneut suchen',
  offline: 'Sie sind offline und können nur Seiten und Aktionen suchen.',
  count: '{count, plural, =0 {Nichts gefunden} one {# Treffer} other {# Treffer}}',
  keys: { move: 'auswählen', choose: 'öffnen', beside: 'in neuem Tab' },
  asking: {
    reply: 'antworten …, antworten auf …, antwort an …, antwort …, beantworten …, … beantworten',
    dispute: 'beanstanden …, … beanstanden, einspruch gegen …, einspruch …',
  },
  settingWords: {
    general: 'Firma Unternehmen Betrieb Name Land Zeitzone Uhrzeit Sprache Währung Datumsformat',
    notifications:
      'Hinweise Alarme E-Mails Mails Glocke Push Nachrichten Ruhezeiten nicht stören tägliche Zusammenfassung',
    integrations: 'verbinden Verbindungen Plattformen Konten Einträge Google Facebook Tripadvisor Yelp verknüpfen',
    locations: 'Filialen Orte Läden Geschäfte Adressen Niederlassungen',
    import: 'importieren hochladen Datei CSV Excel Tabelle Bewertungen hinzufügen',
    twoFactor: 'zwei Faktor 2fa zweiter Faktor Code App Wiederherstellungscodes Bestätigung in zwei Schritten',
    timeout: 'automatisch abmelden Abmeldung Inaktivität Sitzung Ablauf',
    sessions: 'Geräte angemeldet überall abmelden',
    password: 'Kennwort ändern zurücksetzen Anmeldung',
    email: 'meine E-Mail Mail Adresse ändern Konto Anmeldung',
    sso: 'SSO SAML Okta Firmenanmeldung Identität',
    voice: 'Markenstimme Tonfall Stil Signatur Angaben Öffnungszeiten Telefonnummer Anweisungen',
    assistant: 'KI künstliche Intelligenz Entwürfe automatisch Analyse Nutzung Kosten',
    security: 'Anmeldung Schutz Sicherheitsereignisse',
  },
  words: {
    reply: 'antwort schreiben reagieren',
    sync: 'aktualisieren abrufen laden synchronisieren',
    dispute: 'melden erstellen anlegen löschen',
    theme: 'modus darstellung farben design',
  },
}
