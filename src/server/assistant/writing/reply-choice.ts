import type { Locale } from '#shared/domain/locales.ts'
import { chooseFresh } from './fill-slots.ts'
import type { Judged } from './find-band.ts'
import type { Offer } from './fit-offer.ts'
import type { Band, Occasion, PhraseBook, Ways } from './phrase-book.ts'
import type { Settled } from './settle-remarks.ts'
import type { Manner } from './wishes.ts'

/** Everything the sentences of one reply are chosen by. */
export interface Choice extends Judged {
  language: Locale
  book: PhraseBook
  manner: Manner
  band: Band
  occasion: Occasion | null
  /** What of it may be named. */
  named: Settled
  /** By what was complained of; `null`: a talk, or what the band closes with. */
  offer: Offer | null
  /** Praise with few stars that is hardly mockery. */
  isMeant: boolean
  contact: Contact
  /** What stands there already; whatever is chosen joins it. */
  said: string[]
}

/** How the business is reached. `said`: the reply has to say it; `signed`: its signature does. */
export type Contact = { kind: 'none' } | { kind: 'signed' } | { kind: 'said'; words: string }

/** One of several ways that was not used lately. */
export function choose({ request, said }: Choice, ways: Ways, values: Record<string, string> = {}): string {
  const { review, recent = [] } = request
  const text = chooseFresh(ways, { seed: `${review.id} ${ways[0]}`, values, recent, said })
  said.push(text)
  return text
}
