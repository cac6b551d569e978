import type { validation as source } from '#web/kernel/i18n/en/validation.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const validation: SameKeys<typeof source> = {
  required: 'Remplissez ce champ.',
  emailInvalid: 'Saisissez une adresse e-mail comme nom@example.com.',
  tooLong: 'C’est trop long.',
  tooMany: 'Il y en a trop.',
  tooShort: 'C’est trop court.',
  choiceInvalid: 'Choisissez l’une des options.',
  numberInvalid: 'Saisissez un nombre entier.',
  sessionTimeoutRange: 'Saisissez de 5 à 43 200 minutes.',
  timezoneInvalid: 'Choisissez un fuseau horaire dans la liste, par exemple Europe/Paris.',
  webAddressInvalid: 'Indiquez une adresse web qui commence par https://.',
  dateInvalid: 'Indiquez un jour déjà passé.',
  dateUnreadable: 'Nous ne pouvons pas lire cette date.',
  fileTypeInvalid: 'Ajoutez une image PNG, JPEG ou WebP, ou un PDF.',
  fileUnreadable: 'Ce fichier est endommagé et illisible.',
  fileTooLarge: 'Ce fichier est trop volumineux : 5 Mo au plus.',
  fileTooLong: 'Ce document compte plus de 50 pages.',
  fileEncrypted: 'Ce document est protégé par un mot de passe. Ajoutez-en un qui ne l’est pas.',
  invalid: 'Cette valeur n’est pas valide.',
}
