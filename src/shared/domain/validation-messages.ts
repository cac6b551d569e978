/**
 * The sentences a refused field can get. Schemas name the key as their message; the server answers the English
 * sentence beside it, the browser shows its own language's.
 */
export const VALIDATION_SENTENCES = {
  required: 'Fill this in.',
  emailRequired: 'Email address is required',
  emailInvalid: 'Enter an email address like name@example.com.',
  phoneInvalid: 'Enter a number with its country code, like +14155550100.',
  tooLong: 'This is too long.',
  tooMany: 'That is too many.',
  tooShort: 'This is too short.',
  choiceInvalid: 'Choose one of the options.',
  numberInvalid: 'Enter a whole number.',
  sessionTimeoutRange: 'Enter 5 to 43,200 minutes.',
  responseDelayRange: 'Enter 0 to 10,080 minutes.',
  dailyCapRange: 'Enter 1 to 500.',
  variableUnknown: 'In braces, use only author, business, location, platform or rating.',
  timeInvalid: 'Enter a time such as 09:00.',
  endBeforeStartTime: 'The end must be after the start.',
  workingDayMissing: 'Switch on at least one day.',
  actionMissing: 'Choose what happens.',
  ipRangeInvalid: 'Enter an IP address such as 203.0.113.7, or a range such as 203.0.113.0/24.',
  timezoneInvalid: 'Choose a time zone from the list, such as Europe/London.',
  colorInvalid: 'Enter a color like #0f766e.',
  contrastTooLow: 'Text on this color is hard to read. Choose a lighter or a darker one.',
  nameAndDestinationRequired: 'Name and destination URL are required',
  campaignNameAndMessageRequired: 'Campaign name and message are required',
  campaignChannelRequired: 'Select at least one channel to send your campaign',
  endBeforeStart: 'The end date cannot be before the start date.',
  slackAddressInvalid: 'Enter the webhook address from Slack. It begins with https://hooks.slack.com/services/.',
  webAddressInvalid: 'Enter a web address that begins with https://.',
  businessAndIndustryRequired: 'Please fill out business name and industry',
  slugInvalid: 'Use 3 to 60 lowercase letters, digits and hyphens.',
  optionsTooFew: 'Add at least two options.',
  leadsBackwards: 'Choose a later question.',
  ruleIncomplete: 'Choose which answers this is for.',
  couponCodeInvalid: 'Use letters, digits and hyphens.',
  percentRange: 'Enter 1 to 100.',
  amountRange: 'Enter an amount above 0.',
  creditRange: 'Enter an amount above 0, up to 10,000.',
  daysRange: 'Enter 1 to 365 days.',
  notInFuture: 'Choose a time in the future.',
  retentionRange: 'Enter 1 to 60 months.',
  dateInvalid: 'Enter today or an earlier date.',
  dateUnreadable: 'This is not a date we can read.',
  fileTypeInvalid: 'Add a PNG, JPEG or WebP picture, or a PDF.',
  pictureTypeInvalid: 'Add a PNG, JPEG or WebP picture.',
  fileUnreadable: 'This file is damaged and cannot be read.',
  fileTooLarge: 'This file is too large. The limit is 5 MB.',
  fileTooLong: 'This document has more than 50 pages.',
  fileEncrypted: 'This document is password-protected. Remove the password and try again.',
  invalid: 'This value is not valid.',
} as const
export type ValidationKey = keyof typeof VALIDATION_SENTENCES

export function isValidationKey(value: string): value is ValidationKey {
  return Object.hasOwn(VALIDATION_SENTENCES, value)
}
