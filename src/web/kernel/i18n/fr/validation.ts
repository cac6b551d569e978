import type { validation as source } from '#web/kernel/i18n/en/validation.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const validation: SameKeys<typeof source> = {
  required: 'Remplissez ce champ.',
  emailInvalid: 'Saisissez une adresse e-mail comme nom@example.com.',
  tooLong: 'C’est trop long.',
  tooShort: 'C’est trop court.',
  choiceInvalid: 'Choisissez l’une des options.',
  numberInvalid: 'Saisissez un nombre entier.',
  sessionTimeoutRange: 'Saisissez de 5 à 43 200 minutes.',
  timezoneInvalid: 'Choisissez un fuseau horaire dans la liste, par exemple Europe/Paris.',
  webAddressInvalid: 'Indiquez une adresse web qui commence par https://.',
  dateInvalid: 'Indiquez un jour déjà passé.',
  dateUnreadable: 'Nous ne pouvons pas lire cette date.',
  invalid: 'Cette valeur n’est pas valide.',
}
