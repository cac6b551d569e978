import { createCounter } from '../texts/notification-texts.ts'
import type { MailWords } from './mail-words.ts'
import { createAverage } from './write-average.ts'

const count = createCounter('en')
const average = createAverage('en')

export const en: MailWords = {
  open: 'Open in Goodword',
  manage: 'Choose what you are told, and how',
  footer: (companyName) => `You get this mail because you belong to ${companyName} on Goodword.`,
  many: (amount) => count(amount, 'One notification', (number) => `${number} notifications`),
  alert: {
    stars: (rating) => `${rating} of 5 stars`,
    notRecommended: 'Not recommended',
    by: (author) => (author === '' ? 'The review' : `${author} wrote`),
    wordless: 'No words, only a rating.',
    draft: 'Draft reply',
    template: 'Template draft',
    model: (name) => `AI · ${name}`,
    approveAndSend: 'Approve and send',
    approve: 'Approve',
    askForApproval: 'Send for approval',
    edit: 'Edit',
    open: 'Open the review',
    doubts: (amount) =>
      count(
        amount,
        'One passage wants a second look; the page underlines it.',
        (number) => `${number} passages want a second look; the page underlines them.`,
      ),
    once: 'These links work once and for 72 hours. Whoever has this mail can use them, so do not pass it on.',
    obstacles: {
      'by-hand': (platform) =>
        `${platform} takes no replies from other services. It is kept in Goodword, and you copy it to ${platform} yourself.`,
      none: (platform) => `${platform} is not connected. The reply is saved in Goodword and not posted.`,
      broken: (platform) =>
        `The connection to ${platform} is broken. Your reply is kept in Goodword until it is connected again.`,
    },
    heldBack: 'The draft was held back.',
    noDraft: 'No draft could be written this time.',
  },
  digest: {
    subject: (companyName) => `What is new at ${companyName}`,
    span: (since, upTo) => `From ${since} to ${upTo}. What came later is told in the next mail.`,
    newReviews: (amount) => count(amount, 'One new review', (number) => `${number} new reviews`),
    ofPlatform: (platform, amount, rating) =>
      `${platform}: ${count(amount, 'one review', (number) => `${number} reviews`)}${rating === null ? '' : `, ${average(rating)} stars on average`}`,
    unanswered: (amount) =>
      count(amount, 'One bad review waits for an answer.', (number) => `${number} bad reviews wait for an answer.`),
    replies: 'Replies',
    repliesLive: (amount) => count(amount, 'One reply is live.', (number) => `${number} replies are live.`),
    repliesRejected: (amount) =>
      count(
        amount,
        'One reply was rejected or not posted.',
        (number) => `${number} replies were rejected or not posted.`,
      ),
    disputes: 'Disputes',
    disputesOpened: (amount) => count(amount, 'One was opened.', (number) => `${number} were opened.`),
    disputesResolved: (amount) =>
      count(amount, 'One was closed as resolved.', (number) => `${number} were closed as resolved.`),
    disputesRejected: (amount) =>
      count(amount, 'One was closed as rejected.', (number) => `${number} were closed as rejected.`),
    openReviews: 'Open reviews',
    openDisputes: 'Open disputes',
  },
}
