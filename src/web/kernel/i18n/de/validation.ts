import type { validation as source } from '#web/kernel/i18n/en/validation.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const validation: SameKeys<typeof source> = {
  required: 'Bitte ausfüllen.',
  emailInvalid: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
  tooLong: 'Das ist zu lang.',
  tooMany: 'Das sind zu viele.',
  tooShort: 'Das ist zu kurz.',
  choiceInvalid: 'Wählen Sie eine der Möglichkeiten.',
  numberInvalid: 'Geben Sie eine ganze Zahl ein.',
  sessionTimeoutRange: 'Geben Sie 5 bis 43.200 Minuten ein.',
  timezoneInvalid: 'Wählen Sie eine Zeitzone aus der Liste, zum Beispiel Europe/Berlin.',
  webAddressInvalid: 'Geben Sie eine Webadresse ein, die mit https:// beginnt.',
  dateInvalid: 'Geben Sie einen Tag ein, der schon war.',
  dateUnreadable: 'Dieses Datum können wir nicht lesen.',
  fileTypeInvalid: 'Fügen Sie ein PNG-, JPEG- oder WebP-Bild oder ein PDF hinzu.',
  fileUnreadable: 'Diese Datei ist beschädigt und nicht lesbar.',
  fileTooLarge: 'Diese Datei ist zu groß. Sie darf 5 MB haben.',
  fileTooLong: 'Dieses Dokument hat mehr als 50 Seiten.',
  fileEncrypted: 'Dieses Dokument ist durch ein Passwort geschützt. Fügen Sie eines ohne hinzu.',
  invalid: 'Dieser Wert ist nicht gültig.',
}
