import { keepPreviousData } from '@tanstack/react-query'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import {
  changeHostedPage,
  checkHostedPageSlug,
  createHostedPage,
  getHostedPage,
  listHostedPages,
  previewHostedPage,
} from '#shared/contracts/hosted-pages.ts'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, pagedQuery, useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import type { HostedPageFilter } from './hosted-pages-search.ts'

const PAGE_SIZE = 25

export const hostedPageListQuery = (filter: HostedPageFilter) => ({
  ...pagedQuery([...queryKeys.hostedPages, 'list', filter], listHostedPages, { ...filter, limit: PAGE_SIZE }),
  placeholderData: keepPreviousData,
})

export const hostedPageQuery = (pageId: string) =>
  endpointQuery([...queryKeys.hostedPages, 'one', pageId], getHostedPage, { pageId })

export const slugQuery = (slug: string, pageId: string) =>
  endpointQuery([...queryKeys.hostedPages, 'slug', slug, pageId], checkHostedPageSlug, { slug, pageId })

export const previewQuery = (input: InputOf<typeof previewHostedPage>) => ({
  ...endpointQuery([...queryKeys.hostedPages, 'preview', input], previewHostedPage, input),
  placeholderData: keepPreviousData,
  staleTime: Number.POSITIVE_INFINITY,
})

// What a code leads to is called by its page's name.
const renews = [queryKeys.hostedPages, queryKeys.qrCodes]

export const useCreatePage = () =>
  useChange((input: InputOf<typeof createHostedPage>) => call(createHostedPage, input), { renews })

export const useSavePage = (pageId: string) =>
  useChange((input: Omit<InputOf<typeof changeHostedPage>, 'pageId'>) => call(changeHostedPage, { ...input, pageId }), {
    renews,
    answers: hostedPageQuery(pageId),
  })
