import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const incidents: SameKeys<typeof en.incidents> = {
  banner: {
    title: 'Ungewöhnlich viele schlechte Bewertungen',
    text: '{count, plural, one {# Bewertung} other {# Bewertungen}} mit {stars, plural, =1 {1 Stern} other {1–# Sternen}} seit {since}',
    textAt:
      '{count, plural, one {# Bewertung} other {# Bewertungen}} mit {stars, plural, =1 {1 Stern} other {1–# Sternen}} seit {since} bei {place}',
    paused: 'Geplante Antworten darauf warten solange auf Sie.',
    open: 'Vorfall ansehen',
  },
  sheet: {
    title: 'Vorfall',
    titleAt: 'Vorfall bei {place}',
    loading: 'Vorfall wird geladen...',
    failed: 'Der Vorfall konnte nicht geladen werden',
    goneTitle: 'Diesen Vorfall gibt es hier nicht',
    goneText: 'Er wurde vielleicht entfernt, oder der Link ist unvollständig.',
    dismiss: 'Schließen',
    open: 'Offen',
    closed: 'Beendet',
    period: 'Von {from} bis {to}',
    closedOn: 'Beendet am {date}',
    closedBy: 'Beendet am {date} von {name}',
    paused: 'Solange er offen ist, warten geplante Antworten auf diese Bewertungen auf Sie.',
  },
  advice: {
    title: 'Was jetzt zu tun ist',
    doNotPay:
      'Verlangt jemand Geld oder Gefälligkeiten, damit Bewertungen verschwinden: nicht zahlen und nicht verhandeln.',
    doNotEngage:
      'Nicht im Zorn antworten und niemanden bitten, dagegen anzuschreiben. Eine ruhige öffentliche Antwort genügt.',
    collect:
      'Bildschirmfotos mit Datum, die Links der Bewertungen und jede Nachricht mit den Kontaktdaten des Absenders aufbewahren.',
    report: 'Gegen Bewertungen, die eine Regel verletzen, einzeln Einspruch erheben, mit der passenden Kategorie.',
    extortion: 'Erpressungsversuche der Plattform melden. Google hat dafür ein eigenes Formular.',
    check:
      'Auch bei sich selbst nachsehen: Ist an dem Tag etwas schiefgegangen? Dann bewirkt eine Antwort mehr als ein Einspruch.',
  },
  reviews: {
    title: '{count, plural, one {# Bewertung} other {# Bewertungen}}',
    chooseAll: 'Alle ohne Einspruch auswählen',
    choose: 'Bewertung von {author} auswählen',
    anonymous: 'Anonym',
    noText: 'Kein Text, nur Sterne.',
    toDispute: 'Zum Einspruch',
    viewOn: 'Auf {platform} ansehen',
    start:
      '{count, plural, =0 {Gegen die ausgewählten Einspruch erheben} one {Gegen # Bewertung Einspruch erheben} other {Gegen # Bewertungen Einspruch erheben}}',
  },
  dispute: {
    title: '{count, plural, one {Gegen # Bewertung Einspruch erheben} other {Gegen # Bewertungen Einspruch erheben}}',
    text: 'Jede bekommt einen eigenen Einspruch mit diesen Worten. Danach können Sie jeden einzeln ändern.',
    reason: 'Grund',
    description: 'Beschreibung',
    suggested:
      'Diese Bewertung ist eine von {count, number} mit wenigen Sternen, die ab {from} in kurzer Zeit eingegangen sind.',
    start: 'Einsprüche eröffnen',
    starting: 'Werden eröffnet...',
    started: '{count, plural, one {# Einspruch wird eröffnet} other {# Einsprüche werden eröffnet}}',
    failed: 'Die Einsprüche konnten nicht eröffnet werden',
    cancel: 'Abbrechen',
  },
  pack: {
    download: 'Beweismappe (PDF)',
    busy: 'Mappe wird erstellt...',
    done: 'Die Beweismappe ist gespeichert',
    failed: 'Die Beweismappe konnte nicht erstellt werden',
    fileName: 'beweismappe-{day}.pdf',
  },
  close: {
    button: 'Vorfall beenden',
    title: 'Vorfall beenden?',
    text: 'Angehaltene Antworten warten weiter auf Ihre Entscheidung; noch nicht fällige gehen zu ihrer Zeit hinaus. Diese Bewertungen zählen nicht noch einmal: Einen weiteren Vorfall lösen nur neue aus.',
    confirm: 'Vorfall beenden',
    busy: 'Wird beendet...',
    cancel: 'Offen lassen',
    done: 'Vorfall beendet',
    failed: 'Der Vorfall konnte nicht beendet werden',
  },
  past: {
    title: 'Vorfälle',
    empty: 'Bisher kein Vorfall.',
    item: '{count, plural, one {# Bewertung} other {# Bewertungen}}',
    itemAt: '{count, plural, one {# Bewertung} other {# Bewertungen}} bei {place}',
    dates: '{from} – {to}',
    failed: 'Die Vorfälle konnten nicht geladen werden',
  },
  rule: {
    sentence:
      '{reviews, number} Bewertungen mit {stars, plural, =1 {1 Stern} other {1–# Sternen}} innerhalb von {hours, plural, one {# Stunde} other {# Stunden}} an einem Standort sind ein Vorfall.',
    off: 'Niemand erfährt von vielen schlechten Bewertungen auf einmal.',
    change: 'Regel ändern',
    title: 'Wann ist es ein Vorfall?',
    text: 'Viele schlechte Bewertungen in kurzer Zeit sind oft kein Zufall. Dann erfahren es alle, die ihn beenden können, und geplante Antworten auf diese Bewertungen warten.',
    isOn: 'Auf Vorfälle achten',
    reviews: 'Anzahl Bewertungen',
    reviewsHint: '2 bis 100',
    reviewsInvalid: 'Geben Sie eine ganze Zahl von 2 bis 100 ein.',
    stars: 'Mit höchstens',
    starsOption: '{count, plural, one {# Stern} other {# Sternen}}',
    hours: 'Innerhalb von Stunden',
    hoursHint: '1 bis 168',
    hoursInvalid: 'Geben Sie eine ganze Zahl von 1 bis 168 ein.',
    save: 'Speichern',
    saving: 'Wird gespeichert...',
    cancel: 'Abbrechen',
    saved: 'Regel gespeichert',
    failed: 'Die Regel konnte nicht gespeichert werden',
  },
}
