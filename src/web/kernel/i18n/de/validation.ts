import type { validation as source } from '#web/kernel/i18n/en/validation.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const validation: SameKeys<typeof source> = {
  required: 'Bitte ausfüllen.',
  emailInvalid: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
  tooLong: 'Das ist zu lang.',
  tooShort: 'Das ist zu kurz.',
  choiceInvalid: 'Wählen Sie eine der Möglichkeiten.',
  numberInvalid: 'Geben Sie eine ganze Zahl ein.',
  sessionTimeoutRange: 'Geben Sie 5 bis 43.200 Minuten ein.',
  timezoneInvalid: 'Wählen Sie eine Zeitzone aus der Liste, zum Beispiel Europe/Berlin.',
  webAddressInvalid: 'Geben Sie eine Webadresse ein, die mit https:// beginnt.',
  dateInvalid: 'Geben Sie einen Tag ein, der schon war.',
  dateUnreadable: 'Dieses Datum können wir nicht lesen.',
  invalid: 'Dieser Wert ist nicht gültig.',
}
