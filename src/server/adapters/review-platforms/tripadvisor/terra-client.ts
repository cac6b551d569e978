import { z } from 'zod'
import { createPlatformHttp, type ReadRefusal } from '../platform-http.ts'
import type { DisputeToFile } from '../port.ts'
import type { FindTripadvisorHosts } from './tripadvisor-hosts.ts'
import { terraLocation, terraProblem, terraReviewPage, terraSearchPage } from './terra-answers.ts'

const call = createPlatformHttp(readRefusal)

/** Terra gives at most 20 places or reviews a page. */
export const TERRA_PAGE_SIZE = 20

export type TerraClient = ReturnType<typeof createTerraClient>

/** Terra, TripAdvisor's interface for content: one key, no login. */
export function createTerraClient(hosts: FindTripadvisorHosts) {
  const at = (path: string, query: Record<string, string> = {}) =>
    new URL(`${hosts().terra}${path}?${new URLSearchParams({ version: '1', ...query }).toString()}`)
  const headersOf = (key: string) => ({ 'x-api-key': key })

  return {
    search(key: string, { query, place }: { query: string; place: string }) {
      const asked = { query, search_type: 'NAME', ...(place && { geo_name: place }), size: '10' }
      return call(at('/catalog/locations/search', asked), { headers: headersOf(key), schema: terraSearchPage })
    },

    getLocation: (key: string, id: string) =>
      call(at(`/locations/${encodeURIComponent(id)}`), { headers: headersOf(key), schema: terraLocation }),

    /** Some keys read only what stands on their list. */
    allow: (key: string, id: string) =>
      call(at('/allowlist'), {
        method: 'POST',
        headers: headersOf(key),
        json: { operation_type: 'APPEND', allowlist: [Number(id)] },
        schema: z.object({}),
      }),

    listReviews(key: string, id: string, { page, size }: { page: number; size: number }) {
      // `primary` gives the words as they were written; without it Terra translates into English.
      const asked = { language: 'primary', sort_by: 'MOST_RECENT', page: String(page), size: String(size) }
      const url = at(`/locations/${encodeURIComponent(id)}/reviews`, asked)
      return call(url, { headers: headersOf(key), schema: terraReviewPage })
    },

    /** Only the sandbox has this. */
    fileDispute: (key: string, dispute: Omit<DisputeToFile, 'reviewId'> & { location_id: string; review_id: string }) =>
      call(new URL(hosts().disputes ?? ''), {
        method: 'POST',
        headers: headersOf(key),
        json: dispute,
        schema: z.object({ case_id: z.string() }),
      }),
  }
}

function readRefusal(_status: number, body: unknown): ReturnType<ReadRefusal> {
  const problem = terraProblem.safeParse(body).data
  const fields = problem?.field_errors?.map(({ field, message }) => `${field ?? ''} ${message ?? ''}`.trim()) ?? []
  const words = [problem?.detail ?? problem?.message ?? problem?.title, ...fields].filter(Boolean).join(' ')
  return words ? { words } : null
}
