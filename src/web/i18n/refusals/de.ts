import type { REFUSALS } from '#shared/domain/refusals/refusals.ts'
import type { ACCOUNT_REFUSALS } from '#shared/domain/refusals/account-refusals.ts'
import type { DISPUTE_REFUSALS } from '#shared/domain/refusals/dispute-refusals.ts'
import type { PLATFORM_REFUSALS } from '#shared/domain/refusals/platform-refusals.ts'
import type { REPLY_REFUSALS } from '#shared/domain/refusals/reply-refusals.ts'
import type { REVIEW_REFUSALS } from '#shared/domain/refusals/review-refusals.ts'

const accountRefusals: Record<keyof typeof ACCOUNT_REFUSALS, string> = {
  'values-invalid': 'Einige der Angaben sind nicht gültig.',
  'page-address-invalid': 'Diese Seitenadresse ist nicht gültig.',
  'nothing-here': 'Unter dieser Adresse gibt es nichts.',
  'second-factor-due': 'Geben Sie zuerst den Code Ihres zweiten Faktors ein.',
  'session-ended': 'Diese Sitzung ist bereits beendet.',
  'customer-not-found': 'Diesen Arbeitsbereich gibt es nicht.',
  'customer-read-only': 'Dieser Arbeitsbereich lässt sich zurzeit nur lesen, nicht ändern. Bitte kontaktieren Sie uns.',
  'member-already': 'Diese E-Mail-Adresse gehört schon zum Team',
  'member-elsewhere': 'Sie gehören schon zu einem Team und können mit diesem Konto keinem weiteren beitreten.',
  'invitation-invalid': 'Diese Einladung gilt nicht mehr. Bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
  'seats-taken':
    'Ihr Tarif hat Platz für {seats, plural, one {# Teammitglied} other {# Teammitglieder}}. Wechseln Sie den Tarif, um mehr einzuladen.',
  'sso-outside-plan': 'Single Sign-on gehört zum Enterprise-Tarif.',
  'sso-owner-only': 'Nur wem der Arbeitsbereich gehört, kann Single Sign-on ändern.',
  'sso-domain-taken': 'Mit einer dieser Domains meldet sich schon ein anderes Konto an. Bitte schreiben Sie uns.',
  'sso-domain-invalid': '{domain} ist keine Domain.',
  'sso-domain-public':
    'Bei {domain} kann jeder eine Adresse haben; für Ihr Unternehmen kann die Domain deshalb nicht stehen.',
  'sso-domain-foreign':
    'Sie können nur die Domain Ihrer eigenen bestätigten E-Mail-Adresse hinzufügen, und {domain} ist es nicht.',
  'contact-message-not-found': 'Diese Nachricht gibt es nicht.',
  'contact-message-handled': 'Diese Nachricht ist bereits erledigt.',
  'contact-message-open': 'Diese Nachricht ist bereits offen.',
  'notification-not-found': 'Diese Benachrichtigung gibt es nicht.',
  'push-device-refused':
    'Dieser Browser kann nicht benachrichtigt werden: An seinen Push-Dienst können wir nicht senden.',
  'push-device-not-found': 'Dieser Browser wird nicht mehr benachrichtigt.',
  'location-not-found': 'Diesen Standort gibt es nicht.',
  'location-in-use': 'Dieser Standort hat Verbindungen oder Bewertungen und bleibt deshalb.',
  'allowance-used':
    'Das heutige Kontingent von {tokens, number} KI-Tokens ist aufgebraucht. Um Mitternacht UTC, in {hours, number} Std. {minutes, number} Min., beginnt es neu.',
  'allowance-kept':
    'Von den heutigen {tokens, number} KI-Tokens sind noch {left, number} übrig und für laufende Antworten zurückgelegt. Versuchen Sie es gleich noch einmal.',
}

const disputeRefusals: Record<keyof typeof DISPUTE_REFUSALS, string> = {
  'dispute-not-found': 'Diesen Einspruch gibt es nicht.',
  'disputes-outside-plan':
    'Einsprüche gehören zum Professional-Tarif. Wechseln Sie den Tarif, um Bewertungen zu beanstanden.',
  'dispute-being-filed': 'Der Einspruch wird gerade eingereicht. Warten Sie, bis er angekommen ist.',
  'dispute-not-movable':
    'Ein {status, select, pending {offener} in_progress {laufender} resolved {gelöster} other {abgelehnter}} Einspruch kann nicht {deed, select, filed {eingereicht} resolved {gelöst} rejected {abgelehnt} reopened {wieder geöffnet} appealed {angefochten} prioritized {priorisiert} other {geändert}} werden.',
  'filing-gone': 'Dafür ist es zu spät.',
  'dispute-exists': 'Zu dieser Bewertung gibt es schon einen offenen Einspruch.',
  'dispute-changed': 'Jemand hat diesen Einspruch inzwischen geändert. Sehen Sie ihn sich neu an, dann ändern Sie ihn.',
  'dispute-without-actions': 'Priorisieren Sie den Einspruch zuerst: Noch gibt es keine empfohlenen Schritte.',
  'dispute-without-appeal': 'Diese Plattform nimmt keine Beschwerden gegen ihre Entscheidung an.',
  'dispute-appealed': 'Es gibt nur eine Beschwerde, und sie ist eingelegt.',
  'dispute-not-filed': 'Nur gegen die Entscheidung über einen eingereichten Einspruch gibt es eine Beschwerde.',
  'dispute-not-linked': 'Dieser Einspruch ist mit keiner Bewertung auf einer Plattform verknüpft',
  'dispute-linked': 'Dieser Einspruch ist schon mit einer Bewertung verknüpft.',
  'dispute-filed-elsewhere': 'Dieser Einspruch wurde bei {platform} eingereicht. Wählen Sie eine Bewertung von dort.',
  'dispute-not-connected':
    'Keine aktive Integration mit {platform} gefunden. Bitte verbinden Sie sie in den Einstellungen.',
  'dispute-by-hand':
    '{platform} nimmt Einsprüche nur auf der eigenen Seite an. Reichen Sie ihn dort ein und tragen Sie dann hier das Aktenzeichen ein.',
  'dispute-without-text': 'Bitte fügen Sie zuerst Angaben zur Bewertung hinzu',
  'file-not-found': 'Diese Datei gibt es nicht.',
  'files-full':
    'Ein Einspruch fasst höchstens {count, plural, one {# Datei} other {# Dateien}}. Entfernen Sie zuerst eine.',
  'file-empty': 'Diese Datei ist leer.',
  'file-too-large': 'Diese Datei ist größer als {megabytes} MB.',
  'file-grows': 'Diese Datei ist zu groß. Sie darf 5 MB haben.',
  'file-too-many-pixels': 'Dieses Bild hat mehr als {millions} Millionen Pixel. Verkleinern Sie es.',
  'file-type-refused': 'Nur Bilder im Format PNG, JPEG oder WebP und PDF-Dokumente können hinzugefügt werden.',
  'file-type-recognized':
    'Das ist {kind, select, gif {ein GIF-Bild} heic {ein HEIC- oder AVIF-Bild} tiff {ein TIFF-Bild} bitmap {eine Bitmap} archive {ein Archiv oder ein Office-Dokument} other {eine Zeichnung oder eine Webseite}}. Nur Bilder im Format PNG, JPEG oder WebP und PDF-Dokumente können hinzugefügt werden.',
  'file-unreadable': 'Diese Datei ist beschädigt und nicht lesbar.',
  'file-too-long': 'Dieses Dokument hat mehr als 50 Seiten.',
  'file-encrypted': 'Dieses Dokument ist durch ein Passwort geschützt. Fügen Sie eines ohne Passwort hinzu.',
  'incident-not-found': 'Diesen Vorfall gibt es nicht.',
  'incident-over': 'Dieser Vorfall ist bereits vorbei.',
}

const platformRefusals: Record<keyof typeof PLATFORM_REFUSALS, string> = {
  'connection-not-found': 'Diese Verbindung gibt es nicht.',
  'listing-not-granted': 'Dieser Eintrag wurde nicht freigegeben.',
  'listing-chosen': 'Für diese Verbindung ist schon ein Eintrag gewählt.',
  'platform-connected': 'Diese Plattform ist verbunden. Trennen Sie sie zuerst.',
  'platforms-beyond-plan': 'Ihr Tarif hat Platz für drei Plattformen. Wechseln Sie den Tarif, um mehr zu verbinden.',
  'client-id-missing': 'Für {platform} fehlt eine gültige Client-ID. Bitte prüfen Sie Ihre .env-Datei.',
  'connect-no-code': 'Es kam kein Autorisierungscode an',
  'exchange-without-code': 'Es kam kein Autorisierungscode an',
  'exchange-without-customer': 'Der Arbeitsbereich konnte nicht ermittelt werden',
  'connect-no-state': 'Es kam kein Parameter „state“ an',
  'connect-state-invalid': 'Der Parameter „state“ ist ungültig',
  'connect-nothing-pending': 'Die Anmeldung passt zu keiner begonnenen Verbindung. Bitte versuchen Sie es erneut.',
  'connect-no-token': 'Es war kein Zugriffsschlüssel zu bekommen',
  'connect-no-listing': 'Dieses Konto hat bei {platform} keinen Eintrag, den wir lesen dürfen.',
  'connect-other-account':
    'Dieses Konto verwaltet {name} nicht. Melden Sie sich mit dem richtigen an, oder fügen Sie eine neue Integration hinzu.',
  'platform-refused': '{message}',
  'platform-fetch-failed': 'Der Abruf von {platform} ist fehlgeschlagen: {message}',
  'sync-not-found': 'Diesen Abgleich gibt es nicht.',
  'sync-ended': 'Dieser Abgleich ist bereits beendet.',
  'sync-just-ended': 'Ein Abgleich ist gerade zu Ende gegangen. Versuchen Sie es erneut.',
}

const replyRefusals: Record<keyof typeof REPLY_REFUSALS, string> = {
  'reply-not-found': 'Diese Antwort gibt es nicht.',
  'reply-too-long':
    '{platform} nimmt höchstens {size, number} {unit, select, bytes {Bytes} other {Zeichen}}; diese Antwort ist um {excess, number} zu lang.',
  'reply-waiting-by':
    'Eine Antwort von {name} wartet auf Freigabe. Lesen Sie sie zuerst; Sie können sie behalten oder durch Ihre ersetzen.',
  'reply-answered-by':
    '{name} hat diese Bewertung gerade beantwortet. Lesen Sie die Antwort zuerst; Sie können sie behalten oder durch Ihre ersetzen.',
  'reply-answered-there':
    'Diese Bewertung wurde auf {platform} beantwortet. Lesen Sie die Antwort zuerst; Sie können sie behalten oder durch Ihre ersetzen.',
  'reply-on-its-way': 'Eine Antwort ist auf dem Weg zu {platform}. Warten Sie, bis sie dort ist.',
  'reply-of-somebody-else': 'Nur wer diese Antwort geschrieben hat, kann sie zurücknehmen.',
  'reply-taken-back': 'Diese Antwort wurde bereits zurückgenommen.',
  'reply-replaced': 'Eine andere Antwort ist an die Stelle dieser getreten.',
  'reply-too-late': 'Zum Zurücknehmen ist es zu spät: Diese Antwort ist auf dem Weg zu {platform} oder schon dort.',
  'reply-not-connected': 'Die Antwort ist hier gespeichert, aber es gibt keine verbundene Integration mit {platform}.',
  'reply-there-already': 'Diese Antwort ist auf dem Weg zu {platform} oder schon dort.',
  'reply-followed-by-itself': 'Diese Antwort wird von hier gesendet; was aus ihr wird, zeigt sich von selbst.',
  'reply-not-by-hand': 'Diese Antwort sollte nicht von Hand eingetragen werden.',
  'reply-before-leaving': 'Die vorige Antwort wird gerade gesendet. Warten Sie, bis sie dort ist.',
  'reply-overtaken': 'Eine andere Antwort auf diese Bewertung ist unterwegs.',
  'reply-another-waiting':
    'Eine andere Antwort auf diese Bewertung wartet auf Freigabe. Entscheiden Sie zuerst über diese.',
  'reply-stays-there':
    'Von hier lassen sich Antworten nicht löschen. Löschen Sie sie auf {platform}, dann verschwindet sie auch hier.',
  'reply-not-left': 'Sie ist noch nicht abgeschickt: Nehmen Sie sie stattdessen zurück.',
  'reply-deleted': 'Diese Antwort wurde bereits gelöscht.',
  'reply-leaving': 'Diese Antwort wird gerade gesendet. Warten Sie, bis sie dort ist, dann löschen Sie sie.',
  'reply-waiting': 'Diese Antwort wartet auf Freigabe: Geben Sie sie an ihre Verfasserin oder ihren Verfasser zurück.',
  'reply-gone': 'Diese Antwort ist nicht mehr da.',
  'reply-returned-by': '{name} hat diese Antwort zurückgegeben.',
  'reply-approved-by': '{name} hat diese Antwort freigegeben.',
  'reply-not-waiting': 'Diese Antwort wartet nicht auf Freigabe.',
  'reply-link-unknown': 'Diesen Link gibt es nicht. Vielleicht fehlt ein Teil davon.',
  'reply-link-used': 'Dieser Link wurde bereits benutzt.',
  'reply-link-expired': 'Dieser Link ist abgelaufen. Melden Sie sich an, um die Bewertung zu beantworten.',
  'reply-link-answered': 'Diese Bewertung wurde inzwischen beantwortet.',
  'template-not-found': 'Diese Vorlage gibt es nicht.',
  'template-name-taken': 'Es gibt schon eine Vorlage mit diesem Namen.',
  'template-variable-unknown': '{variable} ist unbekannt. Es gibt {known}.',
  'plan-not-found': 'Diese geplante Antwort gibt es nicht.',
  'plan-incomplete': 'Bitte füllen Sie alle Pflichtfelder aus',
  'plan-in-the-past': 'Der geplante Zeitpunkt muss in der Zukunft liegen',
  'plan-exists': 'Zu dieser Bewertung ist schon eine Antwort geplant. Ändern Sie diese, oder sagen Sie sie zuerst ab.',
  'plan-sent': 'Diese Antwort wurde bereits gesendet.',
  'plan-leaving': 'Diese Antwort wird gerade gesendet.',
}

const reviewRefusals: Record<keyof typeof REVIEW_REFUSALS, string> = {
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

export const refusals: Record<keyof typeof REFUSALS, string> = {
  ...accountRefusals,
  ...disputeRefusals,
  ...platformRefusals,
  ...replyRefusals,
  ...reviewRefusals,
}
