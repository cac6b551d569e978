export const contact = {
  meta: {
    title: 'Contact · Goodword',
    description: 'Write to the people behind Goodword about plans, support, privacy or anything else.',
  },
  title: 'Write to us',
  lead: 'Questions about a plan, help with your workspace, or something we should know: a person reads it and answers by email.',
  form: {
    name: 'Name',
    email: 'Email address',
    topic: 'Topic',
    message: 'Message',
    website: 'Leave this field empty',
    counter: '{count} of {limit} characters',
    submit: 'Send message',
    busy: 'Sending...',
    privacyNote: 'We use what you write here only to answer you. More on the [privacy page](/privacy).',
  },
  topics: {
    sales: 'Plans and sales',
    support: 'Help with my workspace',
    press: 'Press',
    careers: 'Working at Goodword',
    privacy: 'Privacy and my data',
    other: 'General question',
  },
  validation: {
    required: 'Fill this in.',
    emailInvalid: 'Enter an email address like name@example.com.',
    tooLong: 'This is too long.',
    tooShort: 'This is too short.',
    choiceInvalid: 'Choose one of the options.',
    invalid: 'This value is not valid.',
  },
  problems: {
    invalid: 'Your message was not sent yet. Please check the marked fields.',
    rateLimited:
      'That was a lot of messages in a short time. Please wait a minute and send again. What you wrote is still here.',
    failed: 'Your message could not be sent. What you wrote is still here; please try again, or write to us by email.',
  },
  other: {
    title: 'Other ways',
    email: 'By email',
    post: 'By post',
    security: 'Found a security problem? The [security page](/security) says how to report it.',
  },
  sent: {
    meta: { title: 'Message sent · Goodword', description: 'Your message to Goodword has arrived.' },
    title: 'Thank you, your message has arrived',
    text: 'We will answer by email at the address you gave.',
    back: 'Back to the home page',
  },
}

export type ContactContent = typeof contact
