import { search } from '#shared/contracts/search.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { parseSearch } from '#shared/domain/search-words.ts'
import type { OutputOf } from '#shared/contracts/endpoint.ts'
import type { Transactions } from '#server/database/transactions.ts'
import { isClosed } from '#server/kernel/http/access.ts'
import type { Actor, Principal } from '#server/kernel/http/actor.ts'
import type { SearchSource } from './search.service.ts'

const HITS_EACH = 5
/** On so many connections, side by side: looking through reviews takes as long as all the rest. */
const AT_ONCE = 2

interface SearchDeps {
  transactions: Transactions
  sources: readonly SearchSource[]
}

export function makeSearch({ transactions }: Foundations, { sources }: Pick<SearchDeps, 'sources'>) {
  return {
    routes: [implement(search, ({ actor, input }) => searchAll({ transactions, sources }, actor, input.query))],
  }
}

export async function searchAll({ transactions, sources }: SearchDeps, person: Principal, words: string) {
  const { member } = person
  const groups: OutputOf<typeof search>['groups'] = []
  if (!member || isClosed(member)) return { groups }
  const actor: Actor = { ...person, member, customerId: member.customerId }
  const sought = parseSearch(words)
  const waiting = sources.filter((source) => source.mayUse(actor)).map((source, place) => ({ source, place }))
  const searchOn = () =>
    transactions.read(actor.customerId, async (tx) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { subject, find } = next.source
        const found = await find(tx, { words, sought, limit: HITS_EACH })
        groups[next.place] = { subject, ...found }
      }
    })
  await Promise.all(Array.from({ length: AT_ONCE }, searchOn))
  return { groups: groups.filter(({ hits, hasMore }) => hits.length > 0 || hasMore) }
}
