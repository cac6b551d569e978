/**
 * The sentences a refused field can get. Schemas name the key as their message; the server answers the English
 * sentence beside it, the browser shows its own language's.
 */
export const VALIDATION_SENTENCES = {
  required: 'Fill this in.',
  emailInvalid: 'Enter an email address like name@example.com.',
  tooLong: 'This is too long.',
  tooShort: 'This is too short.',
  choiceInvalid: 'Choose one of the options.',
  numberInvalid: 'Enter a whole number.',
  sessionTimeoutRange: 'Enter 5 to 43,200 minutes.',
  timezoneInvalid: 'Choose a time zone from the list, such as Europe/London.',
  webAddressInvalid: 'Enter a web address that begins with https://.',
  dateInvalid: 'Enter a day that has been.',
  dateUnreadable: 'This is not a date we can read.',
  invalid: 'This value is not valid.',
} as const
export type ValidationKey = keyof typeof VALIDATION_SENTENCES

export function isValidationKey(value: string): value is ValidationKey {
  return Object.hasOwn(VALIDATION_SENTENCES, value)
}
