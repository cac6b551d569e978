import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const notifications: SameKeys<typeof en.notifications> = {
  title: 'Benachrichtigungen',
  empty: 'Keine neuen Benachrichtigungen',
  markAllRead: 'Alle als gelesen markieren',
  markReadOf: 'Als gelesen markieren: {message}',
  settings: 'Benachrichtigungen einstellen',
  unread: 'Ungelesen: {message}',
  failed: 'Die Benachrichtigungen konnten nicht geladen werden',
  types: { review: 'Bewertung', dispute: 'Einspruch', campaign: 'Kampagne', system: 'Goodword' },
}

export const notificationSettings: SameKeys<typeof en.notificationSettings> = {
  intro:
    'Wählen Sie, worüber und wie wir Sie benachrichtigen. Das gilt nur für Sie, und jede Änderung wird sofort gespeichert.',
  failed: 'Ihre Benachrichtigungseinstellungen konnten nicht geladen werden',
  saveFailed: 'Die Änderung konnte nicht gespeichert werden',
  kind: 'Ereignis',
  choice: '{kind}: {channel}',
  always: 'Immer',
  channels: { app: 'In der App', email: 'E-Mail', push: 'Push' },
  company: {
    title: 'Für Ihr ganzes Team',
    subtitle: 'Was überhaupt nach draußen geht. Jede Person stimmt ihre eigenen Benachrichtigungen unten ab.',
    failed: 'Die Benachrichtigungen des Teams konnten nicht geladen werden',
    ways: { email: 'E-Mail', push: 'Push', slack: 'Slack' },
    hints: {
      email: 'Aus: Nur Sicherheitshinweise werden noch gemailt.',
      push: 'Aus: Kein Browser und kein Telefon wird benachrichtigt.',
      slack: 'Neuigkeiten für alle in einem Kanal.',
    },
    alerts: 'Ihr Team benachrichtigen über',
    kinds: {
      reviewAlerts: 'Neue Bewertungen',
      disputeAlerts: 'Neues zu Einsprüchen',
      campaignAlerts: 'Stand der Kampagnen',
    },
    slack: {
      address: 'Webhook-Adresse',
      hint: 'Fügen Sie in Slack „Incoming Webhooks“ zu einem Kanal hinzu und kopieren Sie die Adresse hierher.',
      saved: 'Die gespeicherte Adresse endet auf {end}. Geben Sie eine andere ein, um sie zu ersetzen.',
      test: 'Testnachricht senden',
      testing: 'Wird gesendet...',
      tested: 'Gesendet. Sehen Sie in Ihrem Slack-Kanal nach.',
      testFailed: 'Die Testnachricht konnte nicht gesendet werden',
      failedAt: 'Die letzte Nachricht vom {at} kam nicht in Slack an. {reason}',
      failures: {
        gone: 'Slack kennt diesen Webhook nicht mehr, oder sein Kanal ist archiviert. Legen Sie einen neuen an.',
        forbidden:
          'Ihr Slack-Arbeitsbereich erlaubt diesem Webhook nicht zu schreiben. Fragen Sie dessen Administratoren.',
        refused: 'Slack hat die Nachricht nicht angenommen.',
        unreachable: 'Slack ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
      },
    },
  },
  workspaceOff: {
    cell: 'Aus',
    email: {
      title: 'E-Mail ist für den ganzen Arbeitsbereich ausgeschaltet',
      text: 'Nur Sicherheitshinweise kommen noch per E-Mail. Ihre Auswahl bleibt erhalten und gilt wieder, sobald E-Mail eingeschaltet ist.',
    },
    push: {
      title: 'Push ist für den ganzen Arbeitsbereich ausgeschaltet',
      text: 'Niemand bekommt Push-Nachrichten. Ihre Auswahl bleibt erhalten und gilt wieder, sobald Push eingeschaltet ist.',
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
      matched: 'Eine Regel weist Sie auf eine Bewertung hin',
      late: 'Eine Antwort ist überfällig',
    },
    reply: {
      live: 'Ihre Antwort ist online',
      rejected: 'Eine Plattform lehnt Ihre Antwort ab',
      failed: 'Ihre Antwort konnte nicht veröffentlicht werden',
      awaiting: 'Eine Antwort wartet auf Ihre Freigabe',
      returned: 'Ihre Antwort wird zurückgegeben',
      held: 'Eine geplante Antwort wird angehalten',
    },
    dispute: {
      changed: 'Bei einem Einspruch tut sich etwas',
      assigned: 'Ein Einspruch wird Ihnen zugewiesen',
      due: 'Ein Einspruch ist fällig',
    },
    feedback: { low: 'Privates Feedback mit niedriger Wertung' },
    theme: { moved: 'Ein verfolgtes Thema wird besser oder schlechter' },
    incident: { opened: 'Viele schlechte Bewertungen auf einmal' },
    connection: { broken: 'Eine Verbindung ist unterbrochen', expiring: 'Eine Verbindung läuft bald ab' },
    campaign: {
      finished: 'Eine Kampagne ist verschickt',
      goal: 'Eine Kampagne hat ihr Ziel erreicht',
      failed: 'Eine Kampagne konnte nicht verschickt werden',
      unwritten: 'Eine geplante Kampagne hat noch keine Nachricht',
    },
    provider: {
      broken: 'Ein Marketing-Anbieter funktioniert nicht mehr',
      expiring: 'Die Verbindung zu einem Marketing-Anbieter läuft ab',
    },
    domain: { failing: 'Ihre eigene Domain ist nicht erreichbar' },
    webhook: { 'given-up': 'Ein Webhook wird abgeschaltet' },
    payment: { failed: 'Eine Zahlung ist fehlgeschlagen' },
    invitation: { accepted: 'Jemand kommt ins Team' },
    member: {
      'role-changed': 'Ihre Rolle oder Ihre Rechte ändern sich',
      removed: 'Jemand wird aus dem Team entfernt',
    },
    security: { notice: 'Sicherheitshinweise' },
  },
  hints: {
    review: {
      new: 'Kommen mehrere zugleich, bekommen Sie nur eine Benachrichtigung.',
      bad: 'Ein oder zwei Sterne oder nicht empfohlen. Die E-Mail enthält einen Entwurf, den Sie direkt senden können.',
    },
    reply: { held: 'Zum Beispiel, weil sich die Bewertung geändert hat oder schon beantwortet ist.' },
    incident: { opened: 'Ab wann es viele sind, steht in Ihrer Regel für Vorfälle.' },
    security: {
      notice:
        'Neue Geräte und Änderungen an Passwort oder zweitem Faktor. Diese Hinweise lassen sich nicht abschalten, damit niemand unbemerkt etwas an Ihrem Konto ändert.',
    },
  },
  quiet: {
    title: 'Ruhezeiten',
    subtitle: 'In dieser Zeit kommen keine E-Mails und Push-Nachrichten. Was anfällt, erhalten Sie danach.',
    switch: 'Ruhezeiten einhalten',
    hint: 'Sicherheitshinweise kommen immer sofort.',
    from: 'Von',
    to: 'Bis',
    same: 'Wählen Sie zwei verschiedene Uhrzeiten.',
  },
  timezone: {
    label: 'Zeitzone',
    none: 'Keine Zeitzone gefunden',
    useHere: 'Zeitzone dieses Geräts verwenden: {timezone}',
  },
  digest: {
    title: 'Tägliche Zusammenfassung',
    subtitle: 'Eine E-Mail am Tag: was passiert ist und was auf Sie wartet.',
    switch: 'Tägliche Zusammenfassung schicken',
    hint: 'Gibt es nichts Neues, kommt keine E-Mail.',
    hour: 'Uhrzeit',
  },
  push: {
    title: 'Push',
    subtitle: 'Auf diesem Gerät, auch wenn Goodword geschlossen ist.',
    nobody: 'Oben haben Sie Push gewählt, aber noch in keinem Browser eingeschaltet.',
    none: 'Diese Installation verschickt keine Push-Nachrichten.',
    turnOn: 'In diesem Browser einschalten',
    turningOn: 'Wird eingeschaltet …',
    turnOnFailed: 'Push konnte nicht eingeschaltet werden',
    isOn: 'Push ist in diesem Browser eingeschaltet.',
    devices: 'Browser mit Push',
    here: 'Dieser Browser',
    since: 'Eingeschaltet: <time></time>',
    turnOff: 'Ausschalten',
    turnOffOf: 'Ausschalten: {device}',
    remove: 'Entfernen',
    removeOf: 'Entfernen: {device}',
    removing: 'Wird entfernt …',
    removed: '{device} zeigt keine Push-Nachrichten mehr',
    removeFailed: 'Der Browser konnte nicht entfernt werden',
    unsupported: {
      title: 'Dieser Browser kann keine Push-Nachrichten anzeigen',
      text: 'Mit einer aktuellen Version von Chrome, Edge, Firefox oder Safari und einer sicheren Verbindung geht es.',
    },
    'home-screen': {
      title: 'Legen Sie Goodword zuerst auf den Home-Bildschirm',
      text: 'Auf diesem Gerät dürfen nur Apps auf dem Home-Bildschirm Push-Nachrichten senden: Wählen Sie „Teilen“, dann „Zum Home-Bildschirm“, und öffnen Sie Goodword von dort.',
    },
    blocked: {
      title: 'Benachrichtigungen sind in diesem Browser blockiert',
      text: 'Erlauben Sie sie für diese Website in den Einstellungen des Browsers, neben der Adresse. Kommen Sie dann hierher zurück.',
    },
    dismissed: {
      title: 'Sie haben dem Browser noch nicht geantwortet',
      text: 'Schalten Sie Push noch einmal ein und wählen Sie „Zulassen“, wenn der Browser fragt.',
    },
    unreachable: {
      title: 'Der Push-Dienst des Browsers ist nicht erreichbar',
      text: 'Ein privates Fenster, ein Firmennetz oder eine Einstellung des Browsers kann ihn blockieren. Es hat sich nichts geändert. Versuchen Sie es später noch einmal.',
    },
  },
}

export const unsubscribe: SameKeys<typeof en.unsubscribe> = {
  title: 'Benachrichtigungen per E-Mail',
  failed: 'Die Seite konnte nicht geladen werden',
  about: 'Sie bekommen E-Mails zu:',
  end: 'Diese E-Mails abbestellen',
  ended: 'Erledigt. Sie bekommen keine E-Mails mehr zu:',
  undo: 'Rückgängig',
  changing: 'Wird gespeichert …',
  changeFailed: 'Die Änderung konnte nicht gespeichert werden',
  report: 'Der Reputationsbericht',
  more: 'Alle Benachrichtigungen einstellen',
}
