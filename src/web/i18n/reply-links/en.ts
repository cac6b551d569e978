export const replyLink = {
  title: 'Reply to a review',
  subtitleUnnamed: 'As {name}',
  subtitle: 'For {company}, as {name}',
  review: 'The review',
  anonymous: 'Anonymous',
  noText: 'No text, only a rating.',
  sandbox: 'Sandbox',
  reply: 'Your reply',
  placeholder: 'Write your reply...',
  ownText: 'Your text',
  kept: 'Your text is back.',
  approve: 'Approve and send',
  askForApproval: 'Send for approval',
  sending: 'Sending...',
  nothingYet: 'Nothing is sent until you press the button.',
  worksUntil: 'The link works once, until {time} or until you change your password.',
  openReview: 'Open the review in Goodword',
  failed: 'The review could not be loaded',
  sendFailed: 'The reply could not be sent',
  followFailed: 'Your reply was sent, but its progress could not be loaded',
  empty: 'Write a reply first.',
  sent: {
    title: 'Your reply is on its way',
    text: 'It goes to {platform} in a few seconds. Until then you can take it back.',
  },
  posting: {
    title: 'Your reply is being posted',
    text: 'We are handing it to {platform}.',
  },
  checking: {
    title: '{platform} is checking your reply',
    text: 'It is posted and will show soon. You can close this page.',
  },
  live: {
    title: 'Your reply is live',
    text: 'Everyone can read it on {platform} now.',
  },
  rejected: {
    title: '{platform} rejected your reply',
    text: 'Open the review in Goodword to see why and change it.',
  },
  notPosted: {
    title: 'Your reply was not posted',
    text: 'Open the review in Goodword to see why and try again.',
  },
  returned: {
    title: 'Your reply was returned',
    text: 'A colleague would like you to change something. Open the review in Goodword.',
  },
  changed: {
    title: 'This reply has changed',
    text: 'It was changed or removed in Goodword. Open the review to see it.',
  },
  takenBack: {
    title: 'Your reply was taken back',
    text: 'Nothing was sent to {platform}.',
  },
  takeBack: 'Take back',
  takeBackIn: 'Take back ({seconds, number})',
  takingBack: 'Taking back...',
  takeBackFailed: 'It could not be taken back',
  sentForApproval: {
    title: 'Your reply is waiting for approval',
    text: 'A colleague has to approve it before it goes to {platform}.',
  },
  keptHere: {
    title: 'Your reply is saved',
    text: 'It cannot be sent to {platform} from here. Open the review in Goodword to see what to do next.',
  },
  over: 'This link does not work',
  openReviews: 'Open your reviews',
} as const

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    replyLink: typeof replyLink
  }
}
