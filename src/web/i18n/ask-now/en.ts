export const askNow = {
  title: 'Ask for a review',
  button: 'Ask now',
  forContact: 'Ask {name} for a review',
  text: 'They get your review links for this location, by the same rules as any campaign.',
  loading: 'Loading...',
  failed: 'Failed to load what you can ask for',
  location: 'Location',
  name: 'Name (optional)',
  address: 'Email or phone number',
  addressHint: 'A phone number gets a text message.',
  agreed: 'They said yes to: “{wording}”',
  wording: '{business} may send me a message and ask for a review.',
  channel: 'How to ask',
  email: 'Email',
  sms: 'Text message',
  cancel: 'Cancel',
  send: 'Send',
  sending: 'Sending...',
  sendFailed: 'The request could not be sent',
  asked: '{name} has been asked for a review.',
  askedLater: '{name} will be asked on {time}, when quiet hours are over.',
  us: 'This business',
  someone: 'This person',
  noPlace: 'Add review links to a location first: they are what people get.',
  places: 'Open locations',
  paused: 'Asking is paused at this location. You can activate it under Campaigns.',
  campaigns: 'Open campaigns',
  unready: {
    'not-connected': 'Nothing is connected for this yet.',
    other: 'The connection is not ready yet.',
  },
  reasons: {
    'no-address': 'No address or number is known.',
    suppressed: 'They asked not to be written to.',
    'no-consent': 'They have not agreed to it.',
    'already-sent': 'They have just been asked.',
    'asked-recently': 'They were asked in the last 30 days.',
    'same-address': 'Someone else has the same address.',
  },
}

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    askNow: typeof askNow
  }
}
