import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const notifications: SameKeys<typeof en.notifications> = {
  title: 'Benachrichtigungen',
  open: '{count, plural, =0 {Benachrichtigungen} one {Benachrichtigungen, # ungelesen} other {Benachrichtigungen, # ungelesen}}',
  empty: 'Keine neuen Benachrichtigungen',
  markAllRead: 'Alle als gelesen markieren',
  markReadOf: 'Als gelesen markieren: {message}',
  newOne: 'Neue Benachrichtigung: {message}',
  newMany: '{count, plural, one {# neue Benachrichtigung} other {# neue Benachrichtigungen}}',
  settings: 'Benachrichtigungen einstellen',
  unread: 'Ungelesen: {message}',
  readFailed: 'Die Benachrichtigung konnte nicht als gelesen markiert werden',
  failed: 'Die Benachrichtigungen konnten nicht geladen werden',
  types: { review: 'Bewertung', dispute: 'Einspruch', campaign: 'Kampagne', system: 'Goodword' },
}

export const notificationSettings: SameKeys<typeof en.notificationSettings> = {
  intro: 'Wovon Sie erfahren und auf welchem Weg. Das gilt nur für Sie, und jede Änderung wird sofort gespeichert.',
  failed: 'Ihre Benachrichtigungseinstellungen konnten nicht geladen werden',
  saveFailed: 'Die Änderung konnte nicht gespeichert werden',
  kind: 'Was geschieht',
  choice: '{kind}: {channel}',
  always: 'Immer',
  channels: { app: 'In der App', email: 'E-Mail', push: 'Push' },
  workspaceOff: {
    cell: 'Aus',
    email: {
      title: 'E-Mail ist für den ganzen Arbeitsbereich ausgeschaltet',
      text: 'Nur Sicherheitshinweise werden noch gemailt. Was Sie gewählt haben, bleibt erhalten und gilt wieder, sobald E-Mail eingeschaltet ist.',
    },
    push: {
      title: 'Push ist für den ganzen Arbeitsbereich ausgeschaltet',
      text: 'Kein Browser bekommt etwas gemeldet. Was Sie gewählt haben, bleibt erhalten und gilt wieder, sobald Push eingeschaltet ist.',
    },
    digest: 'E-Mail ist für den ganzen Arbeitsbereich ausgeschaltet, deshalb kommt keine Zusammenfassung.',
  },
  groups: {
    reviews: 'Bewertungen',
    replies: 'Antworten',
    disputes: 'Einsprüche',
    workspace: 'Verbindungen und Team',
    security: 'Ihr Konto',
  },
  kinds: {
    review: {
      new: 'Neue Bewertungen',
      bad: 'Schlechte Bewertungen',
      assigned: 'Eine Bewertung wird Ihnen zugewiesen',
      mentioned: 'Jemand erwähnt Sie in einer Notiz',
    },
    reply: {
      live: 'Ihre Antwort ist veröffentlicht',
      rejected: 'Eine Plattform lehnt Ihre Antwort ab',
      failed: 'Ihre Antwort konnte nicht veröffentlicht werden',
      awaiting: 'Eine Antwort wartet auf Ihre Freigabe',
      returned: 'Ihre Antwort kommt an Sie zurück',
      held: 'Eine geplante Antwort wird zurückgehalten',
    },
    dispute: {
      changed: 'Ein Einspruch kommt voran',
      assigned: 'Ein Einspruch wird Ihnen zugewiesen',
      due: 'Ein Einspruch ist fällig',
    },
    incident: { opened: 'Viele schlechte Bewertungen auf einmal' },
    connection: { broken: 'Eine Verbindung ist unterbrochen', expiring: 'Eine Verbindung läuft bald ab' },
    invitation: { accepted: 'Jemand kommt ins Team' },
    security: { notice: 'Sicherheitshinweise' },
  },
  hints: {
    review: {
      new: 'Was zusammen eintrifft, wird in einem gemeldet.',
      bad: 'Ein oder zwei Sterne oder nicht empfohlen. Die E-Mail bringt einen Entwurf mit, den Sie von dort absenden können.',
    },
    reply: { held: 'Weil sich die Bewertung geändert hat oder inzwischen beantwortet ist.' },
    incident: { opened: 'So viele an einem Standort in kurzer Zeit, wie Ihre Regel für Vorfälle sagt.' },
    security: {
      notice:
        'Neue Geräte, Passwörter und zweite Faktoren. Sie lassen sich nicht abschalten, damit niemand unbemerkt etwas an Ihrem Konto ändert.',
    },
  },
  quiet: {
    title: 'Ruhezeiten',
    subtitle: 'Dann gehen keine E-Mails und keine Push-Nachrichten hinaus. Was inzwischen kam, folgt danach.',
    switch: 'Ruhezeiten einhalten',
    hint: 'Sicherheitshinweise kommen zu jeder Zeit.',
    from: 'Von',
    to: 'Bis',
    same: 'Wählen Sie zwei verschiedene Uhrzeiten.',
  },
  timezone: {
    label: 'Zeitzone',
    none: 'Keine Zeitzone gefunden',
    useHere: '{timezone} wie auf diesem Gerät verwenden',
  },
  digest: {
    title: 'Tägliche Zusammenfassung',
    subtitle: 'Eine E-Mail am Tag: was geschehen ist und was auf Sie wartet.',
    switch: 'Tägliche Zusammenfassung schicken',
    hint: 'An Tagen ohne Neues kommt keine.',
    hour: 'Uhrzeit',
  },
  push: {
    title: 'Push',
    subtitle: 'Auf diesem Bildschirm, auch wenn Goodword geschlossen ist.',
    nobody: 'Oben ist Push teils eingeschaltet, aber noch zeigt es kein Browser an.',
    none: 'Diese Installation verschickt keine Push-Nachrichten.',
    turnOn: 'In diesem Browser einschalten',
    turningOn: 'Wird eingeschaltet...',
    turnOnFailed: 'Push konnte nicht eingeschaltet werden',
    isOn: 'Push ist in diesem Browser eingeschaltet.',
    devices: 'Browser mit Push',
    here: 'Dieser Browser',
    since: 'Eingeschaltet: <time></time>',
    turnOff: 'Ausschalten',
    turnOffOf: 'Ausschalten: {device}',
    remove: 'Entfernen',
    removeOf: 'Entfernen: {device}',
    removing: 'Wird entfernt...',
    removed: '{device} zeigt keine Push-Nachrichten mehr',
    removeFailed: 'Der Browser konnte nicht entfernt werden',
    unsupported: {
      title: 'Dieser Browser kann keine Push-Nachrichten anzeigen',
      text: 'Eine aktuelle Version von Chrome, Edge, Firefox oder Safari kann es, über eine sichere Verbindung.',
    },
    'home-screen': {
      title: 'Legen Sie Goodword zuerst auf den Home-Bildschirm',
      text: 'Hier dürfen nur Apps auf dem Home-Bildschirm Push senden: Wählen Sie „Teilen“, dann „Zum Home-Bildschirm“, und öffnen Sie Goodword von dort.',
    },
    blocked: {
      title: 'Benachrichtigungen sind in diesem Browser blockiert',
      text: 'Erlauben Sie sie für diese Website in den Einstellungen des Browsers, neben der Adresse. Kommen Sie dann hierher zurück.',
    },
    dismissed: {
      title: 'Der Browser hat keine Antwort erhalten',
      text: 'Schalten Sie Push noch einmal ein und wählen Sie „Zulassen“, wenn der Browser fragt.',
    },
    unreachable: {
      title: 'Der Push-Dienst des Browsers ist nicht erreichbar',
      text: 'Er gehört dem Hersteller des Browsers. Ein privates Fenster, ein Firmennetz oder eine Einstellung des Browsers kann im Weg stehen. Es hat sich nichts geändert; versuchen Sie es später noch einmal.',
    },
  },
}
