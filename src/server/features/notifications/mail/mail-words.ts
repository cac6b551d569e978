import type { Locale } from '#shared/domain/locales.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { createCounter } from '../texts/notification-texts.ts'
import { createAverage } from './write-average.ts'

const count = createCounter('en')
const average = createAverage('en')

const en: MailWords = {
  open: 'Open in Goodword',
  manage: 'Choose which notifications you get',
  footer: (companyName) => `You are getting this email because you belong to ${companyName || 'a team'} on Goodword.`,
  many: (amount) => count(amount, 'One notification', (number) => `${number} notifications`),
  alert: {
    stars: (rating) => `${rating} out of 5 stars`,
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
        'One passage needs a second look; it is underlined on the page.',
        (number) => `${number} passages need a second look; they are underlined on the page.`,
      ),
    once: 'These links work once, for 72 hours, and end when you change your password. Anyone with this email can use them, so please do not forward it.',
    obstacles: {
      'by-hand': (platform) =>
        `${platform} does not accept replies from other services. We save yours in Goodword so you can copy it to ${platform}.`,
      none: (platform) => `${platform} is not connected. Your reply is saved in Goodword but not posted.`,
      broken: (platform) =>
        `The connection to ${platform} is broken. Your reply is saved in Goodword until you reconnect.`,
    },
    heldBack: 'The draft was held back.',
    noDraft: 'No draft could be written this time.',
  },
  digest: {
    subject: (companyName) => `What is new at ${companyName || 'your business'}`,
    span: (since, upTo) => `From ${since} to ${upTo}. Anything later will be in the next email.`,
    newReviews: (amount) => count(amount, 'One new review', (number) => `${number} new reviews`),
    ofPlatform: (platform, amount, rating) =>
      `${platform}: ${count(amount, 'one review', (number) => `${number} reviews`)}${rating === null ? '' : `, ${average(rating)} stars on average`}`,
    openIncidents: (amount) =>
      count(
        amount,
        'Unusually many bad reviews: an incident is open.',
        (number) => `Unusually many bad reviews: ${number} incidents are open.`,
      ),
    unanswered: (amount) =>
      count(
        amount,
        'One bad review is waiting for a reply.',
        (number) => `${number} bad reviews are waiting for a reply.`,
      ),
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

/** What mails say around what they tell, in one language. */
export interface MailWords {
  open: string
  /** Where to choose what one is told. */
  manage: string
  /** Without a name where nobody has given one. */
  footer(companyName: string): string
  /** The name of a mail that tells several things. */
  many(count: number): string
  alert: {
    stars(rating: number): string
    notRecommended: string
    /** Whose words follow; the name may be empty. */
    by(author: string): string
    wordless: string
    draft: string
    /** Who wrote the draft, in the words of the screens. */
    template: string
    model(name: string): string
    approveAndSend: string
    /** Where nothing goes to the platform by it. */
    approve: string
    askForApproval: string
    edit: string
    open: string
    /** That there are passages to look at, which the page shows. */
    doubts(count: number): string
    /** What to know of the links. */
    once: string
    /** Why an approved reply does not get to the platform from here. */
    obstacles: Record<'by-hand' | 'none' | 'broken', (platform: string) => string>
    /** The reasons follow. */
    heldBack: string
    noDraft: string
  }
  digest: {
    subject(companyName: string): string
    /** Of what time the numbers are; what waits for an answer does so now. */
    span(since: string, upTo: string): string
    newReviews(count: number): string
    ofPlatform(platform: string, count: number, average: number | null): string
    openIncidents(count: number): string
    unanswered(count: number): string
    replies: string
    repliesLive(count: number): string
    repliesRejected(count: number): string
    disputes: string
    disputesOpened(count: number): string
    disputesResolved(count: number): string
    disputesRejected(count: number): string
    openReviews: string
    openDisputes: string
  }
}

export const MAIL_WORDS: Record<Locale, MailWords> = { en, es, fr, de }
