import type { REPLY_REFUSALS } from '#shared/domain/refusals/reply-refusals.ts'

export const replyRefusals: Record<keyof typeof REPLY_REFUSALS, string> = {
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
