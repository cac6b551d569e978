/** The keys of `#shared/domain/validation-messages.ts`, which schemas name as their message. */
export const validation = {
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
