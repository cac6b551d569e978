import type { validation as source } from '#web/kernel/i18n/en/validation.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const validation: SameKeys<typeof source> = {
  required: 'Rellene este campo.',
  emailInvalid: 'Escriba una dirección de correo como nombre@example.com.',
  tooLong: 'Es demasiado largo.',
  tooShort: 'Es demasiado corto.',
  choiceInvalid: 'Elija una de las opciones.',
  numberInvalid: 'Escriba un número entero.',
  sessionTimeoutRange: 'Escriba entre 5 y 43 200 minutos.',
  timezoneInvalid: 'Elija una zona horaria de la lista, por ejemplo Europe/Madrid.',
  webAddressInvalid: 'Indique una dirección web que empiece por https://.',
  dateInvalid: 'Indique un día que ya haya pasado.',
  dateUnreadable: 'No podemos leer esta fecha.',
  invalid: 'Este valor no es válido.',
}
