import type { Locale } from '#shared/domain/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

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
