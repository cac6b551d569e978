import type { Platform } from '#shared/domain/platforms.ts'

/** What stands in an evidence pack, in the customer's words, for whoever sets it. */
export interface PackContent {
  language: string
  title: string
  /** At its head: the logo, a PNG, and the first color of the business. */
  brand: { logo: Uint8Array | null; color: string }
  /** What one has to know first, such as that nothing of this is real. */
  notices: string[]
  facts: string[]
  checklistTitle: string
  checklist: string[]
  reviewsTitle: string
  reviews: { platform: Platform; heading: string; facts: string[]; text: string }[]
  replacedNote: string
  /** What is attached with every text as it was written. */
  attachment: string
  /** With `{page}` and `{pages}`. */
  footer: string
  madeAt: string
}
