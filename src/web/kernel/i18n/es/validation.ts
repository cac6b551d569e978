import type { validation as source } from '#web/kernel/i18n/en/validation.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const validation: SameKeys<typeof source> = {
  required: 'Rellene este campo.',
  emailInvalid: 'Escriba una dirección de correo como nombre@example.com.',
  tooLong: 'Es demasiado largo.',
  tooMany: 'Son demasiados.',
  tooShort: 'Es demasiado corto.',
  choiceInvalid: 'Elija una de las opciones.',
  numberInvalid: 'Escriba un número entero.',
  sessionTimeoutRange: 'Escriba entre 5 y 43 200 minutos.',
  timezoneInvalid: 'Elija una zona horaria de la lista, por ejemplo Europe/Madrid.',
  webAddressInvalid: 'Indique una dirección web que empiece por https://.',
  dateInvalid: 'Indique un día que ya haya pasado.',
  dateUnreadable: 'No podemos leer esta fecha.',
  fileTypeInvalid: 'Añada una imagen PNG, JPEG o WebP, o un PDF.',
  fileUnreadable: 'Este archivo está dañado y no se puede leer.',
  fileTooLarge: 'Este archivo es demasiado grande. Puede tener 5 MB.',
  fileTooLong: 'Este documento tiene más de 50 páginas.',
  fileEncrypted: 'Este documento está protegido con contraseña. Añada uno que no lo esté.',
  invalid: 'Este valor no es válido.',
}
