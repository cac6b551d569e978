import type { SearchHit, SearchSubject } from '#shared/contracts/search.ts'
import type { SoughtText } from '#shared/domain/search-words.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { Actor } from '#server/kernel/http/actor.ts'

export { excerptAround, findWhere } from './excerpt.ts'
export { type TextSource, writeSought } from './search-texts.repository.ts'

export interface Found {
  hits: SearchHit[]
  /** There are more, or there may be; `link` leads to all of them. */
  hasMore: boolean
  link: string
}

/** What a feature brings to be found. */
export interface SearchSource {
  subject: SearchSubject
  /** By permission and by plan; what a person may not use is not looked at. */
  mayUse: (actor: Actor) => boolean
  /** The first of what the customer has with these words, newest first: as typed, and as they are to be understood. */
  find: (tx: CustomerTx, wanted: { words: string; sought: SoughtText; limit: number }) => Promise<Found>
}
