import { search } from '#shared/contracts/search.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { createSearchService, type SearchSource } from './search.service.ts'

export function makeSearch({ transactions }: Foundations, { sources }: { sources: readonly SearchSource[] }) {
  const service = createSearchService({ transactions, sources })
  return {
    routes: [implement(search, ({ actor, input }) => service.find(actor, input))],
  }
}
