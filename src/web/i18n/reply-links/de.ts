import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const replyLink: SameKeys<typeof en.replyLink> = {
  title: 'Auf eine Bewertung antworten',
  subtitleUnnamed: 'Als {name}',
  subtitle: 'Für {company}, als {name}',
  review: 'Die Bewertung',
  anonymous: 'Anonym',
  noText: 'Kein Text, nur eine Wertung.',
  sandbox: 'Sandbox',
  reply: 'Ihre Antwort',
  placeholder: 'Schreiben Sie Ihre Antwort …',
  ownText: 'Ihr Text',
  kept: 'Ihr Text ist wieder da.',
  approve: 'Freigeben und senden',
  askForApproval: 'Zur Freigabe senden',
  sending: 'Wird gesendet …',
  nothingYet: 'Gesendet wird erst, wenn Sie auf den Button klicken.',
  worksUntil: 'Der Link gilt nur einmal, bis {time} oder bis Sie Ihr Passwort ändern.',
  openReview: 'Bewertung in Goodword öffnen',
  failed: 'Die Bewertung konnte nicht geladen werden',
  sendFailed: 'Die Antwort konnte nicht gesendet werden',
  followFailed: 'Ihre Antwort ist abgeschickt, aber ihr Stand konnte nicht geladen werden',
  empty: 'Schreiben Sie zuerst eine Antwort.',
  sent: {
    title: 'Ihre Antwort ist unterwegs',
    text: 'Sie geht in wenigen Sekunden an {platform}. Bis dahin können Sie sie zurücknehmen.',
  },
  posting: {
    title: 'Ihre Antwort wird veröffentlicht',
    text: 'Wir übergeben sie gerade an {platform}.',
  },
  checking: {
    title: '{platform} prüft Ihre Antwort',
    text: 'Sie ist dort und bald zu sehen. Sie können diese Seite schließen.',
  },
  live: {
    title: 'Ihre Antwort ist online',
    text: 'Auf {platform} können sie jetzt alle lesen.',
  },
  rejected: {
    title: '{platform} hat Ihre Antwort abgelehnt',
    text: 'In Goodword sehen Sie bei der Bewertung, warum, und können sie ändern.',
  },
  notPosted: {
    title: 'Ihre Antwort wurde nicht veröffentlicht',
    text: 'In Goodword sehen Sie bei der Bewertung, warum, und können es noch einmal versuchen.',
  },
  returned: {
    title: 'Ihre Antwort kam zurück',
    text: 'Jemand aus dem Team wünscht sich eine Änderung. Öffnen Sie die Bewertung in Goodword.',
  },
  changed: {
    title: 'Diese Antwort wurde geändert',
    text: 'Sie wurde in Goodword geändert oder entfernt. Öffnen Sie die Bewertung, um sie zu sehen.',
  },
  takenBack: {
    title: 'Ihre Antwort wurde zurückgenommen',
    text: 'An {platform} wurde nichts gesendet.',
  },
  takeBack: 'Zurücknehmen',
  takeBackIn: 'Zurücknehmen ({seconds, number})',
  takingBack: 'Wird zurückgenommen …',
  takeBackFailed: 'Die Antwort konnte nicht zurückgenommen werden',
  sentForApproval: {
    title: 'Ihre Antwort wartet auf Freigabe',
    text: 'Jemand aus Ihrem Team muss sie freigeben, bevor sie an {platform} geht.',
  },
  keptHere: {
    title: 'Ihre Antwort ist gespeichert',
    text: 'Von hier aus können wir sie nicht an {platform} senden. In Goodword sehen Sie bei der Bewertung, was noch zu tun ist.',
  },
  over: 'Dieser Link funktioniert nicht mehr',
  openReviews: 'Zu Ihren Bewertungen',
}
