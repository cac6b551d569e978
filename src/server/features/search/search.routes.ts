import { search } from '#shared/contracts/search.ts'
import { implement } from '#server/kernel/http/implement.ts'
import type { SearchService } from './search.service.ts'

export const searchRoutes = (service: SearchService) => [
  implement(search, ({ actor, input }) => service.find(actor, input)),
]
