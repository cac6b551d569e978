import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { getHostedPage } from '#shared/contracts/hosted-pages.ts'
import {
  changePageResponse,
  countPageResponses,
  deletePageResponse,
  exportPageResponses,
  getPageResponse,
  getPageResponsePhoto,
  getPageResults,
  listPageResponses,
  replyToPageResponse,
} from '#shared/contracts/page-responses.ts'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { readBase64 } from '#web/components/forms/file-upload.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { call } from '#web/kernel/api/call.ts'
import { downloadFile, fetchFile } from '#web/kernel/api/download.ts'
import { endpointQuery, pagedQuery, useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import type { ResponseFilter } from './responses-address.ts'

const PAGE_SIZE = 25
/** The mail leaves within seconds; nothing else tells of it. */
const SENDING_MS = 2000

export const pageQuery = (pageId: string) =>
  endpointQuery([...queryKeys.hostedPages, 'one', pageId], getHostedPage, { pageId })

export type ResultsFilter = Pick<ResponseFilter, 'from' | 'to' | 'location' | 'qrCode'>

export const resultsQuery = (pageId: string, { from, to, location, qrCode }: ResultsFilter) => {
  const filter = { from, to, location, qrCode }
  return {
    ...endpointQuery([...queryKeys.hostedPages, 'results', pageId, filter], getPageResults, { pageId, ...filter }),
    placeholderData: keepPreviousData,
  }
}

export type ListedFilter = ResponseFilter & { page?: string | undefined }

export const responseListQuery = (filter: ListedFilter) => ({
  ...pagedQuery([...queryKeys.hostedPages, 'responses', filter], listPageResponses, { ...filter, limit: PAGE_SIZE }),
  placeholderData: keepPreviousData,
})

export const responseCountQuery = (filter: ListedFilter) =>
  endpointQuery([...queryKeys.hostedPages, 'response-count', filter], countPageResponses, filter)

export const responseQuery = (responseId: string) =>
  queryOptions({
    queryKey: [...queryKeys.hostedPages, 'response', responseId],
    queryFn: ({ signal }) => call(getPageResponse, { responseId }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.replies.some((reply) => reply.state === 'queued') ? SENDING_MS : false,
  })

/** As an address that a picture may have: what it is asked for with cannot stand in one. */
export const photoQuery = (responseId: string) =>
  queryOptions({
    queryKey: [...queryKeys.pagePhotos, responseId],
    queryFn: async ({ signal }) => {
      const photo = await fetchFile({ endpoint: getPageResponsePhoto, input: { responseId }, signal })
      return `data:${photo.type};base64,${await readBase64(photo)}`
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

const renews = [queryKeys.hostedPages]

export const useMarkDone = (responseId: string, onError: (error: Error) => void) =>
  useChange((isDone: boolean) => call(changePageResponse, { responseId, isDone }), {
    renews,
    answers: responseQuery(responseId),
    onError,
  })

export const useReply = (responseId: string) =>
  useChange((text: string) => call(replyToPageResponse, { responseId, text }), {
    renews,
    answers: responseQuery(responseId),
  })

export const useDeleteResponse = () =>
  useChange((responseId: string) => call(deletePageResponse, { responseId }), { renews })

/** One file at a time. */
export function useExport(failed: string) {
  const language = useLocale()
  const sayFailed = useFailureToast()
  const { attempt, isBusy } = useAttempt()
  const start = (page: { id: string; slug: string }, filter: ResponseFilter) =>
    void attempt(() =>
      downloadFile({
        endpoint: exportPageResponses,
        input: { pageId: page.id, ...filter, language },
        fileName: `${page.slug}-answers.csv`,
        onProgress: () => undefined,
        signal: new AbortController().signal,
      }).catch((error: unknown) => sayFailed(failed, error)),
    )
  return { start, isBusy }
}
