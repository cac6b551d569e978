import type { search, SearchHit, SearchSubject } from '#shared/contracts/search.ts'
import type { OutputOf } from '#shared/contracts/endpoint.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { isClosed } from '#server/kernel/http/access.ts'
import type { Actor, Principal } from '#server/kernel/http/actor.ts'

export { excerptAround } from './excerpt.ts'

const HITS_EACH = 5

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
  /** The first of what the customer has with these words, newest first. */
  find: (tx: CustomerTx, wanted: { words: string; limit: number }) => Promise<Found>
}

export function createSearchService(parts: { transactions: Transactions; sources: readonly SearchSource[] }) {
  const { transactions, sources } = parts
  return {
    async find(person: Principal, { query }: { query: string }): Promise<OutputOf<typeof search>> {
      const { member } = person
      if (!member || isClosed(member)) return { groups: [] }
      const actor: Actor = { ...person, member, customerId: member.customerId }
      return transactions.read(actor.customerId, async (tx) => {
        const groups: OutputOf<typeof search>['groups'] = []
        for (const source of sources) {
          if (!source.mayUse(actor)) continue
          const found = await source.find(tx, { words: query, limit: HITS_EACH })
          if (found.hits.length > 0 || found.hasMore) groups.push({ subject: source.subject, ...found })
        }
        return { groups }
      })
    },
  }
}
