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
  return transactions.read(actor.customerId, async (tx) => {
    for (const source of sources) {
      if (!source.mayUse(actor)) continue
      const found = await source.find(tx, { words, sought, limit: HITS_EACH })
      if (found.hits.length > 0 || found.hasMore) groups.push({ subject: source.subject, ...found })
    }
    return { groups }
  })
}
