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
    openIncidents: (amount) =>
      count(
        amount,
        'Unusually many bad reviews: an incident is open.',
        (number) => `Unusually many bad reviews: ${number} incidents are open.`,
      ),
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

/** What mails say around what they tell, in one language. */
export interface MailWords {
  open: string
  /** Where to choose what one is told. */
  manage: string
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
