import type { validation as source } from '../en/validation.ts'
import type { SameKeys } from '../same-keys.ts'

export const validation: SameKeys<typeof source> = {
  required: 'Bitte ausfüllen.',
  emailInvalid: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
  tooLong: 'Das ist zu lang.',
  tooShort: 'Das ist zu kurz.',
  choiceInvalid: 'Wählen Sie eine der Möglichkeiten.',
  invalid: 'Dieser Wert ist nicht gültig.',
}
