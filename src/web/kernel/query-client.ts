import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiProblem, NetworkFailure } from './api/api-problem.ts'
import { queryKeys } from './query-keys.ts'

const MAX_RETRIES = 2
const FRESH_FOR_MS = 30_000

/** A refusal stays a refusal; only what may pass by itself is asked again. */
function shouldRetry(failureCount: number, error: Error): boolean {
  if (failureCount >= MAX_RETRIES) return false
  return error instanceof NetworkFailure || (error instanceof ApiProblem && error.status >= 500)
}

/** What needs no session. The forms that show it are on screen when one ends, and would not ask again. */
const IMPERSONAL: readonly string[] = [...queryKeys.doors, ...queryKeys.replyLink]

/** Nothing of the person who was signed in stays. */
export function forgetPerson(queryClient: QueryClient) {
  queryClient.getMutationCache().clear()
  queryClient.removeQueries({ predicate: ({ queryKey }) => !IMPERSONAL.includes(String(queryKey[0])) })
}

export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      // What the person may has changed, or a rule of the customer keeps them out from now on: who one is tells.
      onError(error, { queryKey }) {
        if (error instanceof ApiProblem && error.status === 403 && queryKey !== queryKeys.me) {
          void queryClient.invalidateQueries({ queryKey: queryKeys.me })
        }
      },
    }),
    defaultOptions: {
      // "Always": the browser's own word on being online is often wrong, and a failed call says it better than a wait.
      queries: { networkMode: 'always', refetchOnReconnect: true, staleTime: FRESH_FOR_MS, retry: shouldRetry },
      // The client retries a lost connection itself, with the same Idempotency-Key.
      mutations: { networkMode: 'always', retry: false },
    },
  })
  return queryClient
}
