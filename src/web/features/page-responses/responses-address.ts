import { useNavigate, useSearch } from '@tanstack/react-router'
import { z } from 'zod'
import type { SearchOf } from '#shared/contracts/addresses.ts'
import { pageResponseFilterShape } from '#shared/contracts/page-response-filter.ts'
import { SCORE_BANDS } from '#shared/domain/hosted-page-kinds.ts'
import { paths } from '#shared/domain/paths.ts'
import { isTypingOn } from '#web/components/forms/search-field.tsx'

const filterSchema = z.object(pageResponseFilterShape)
export type ResponseFilter = z.output<typeof filterSchema>
export type FilterChange = { [Name in keyof ResponseFilter]?: ResponseFilter[Name] | undefined }

interface ResponsesAddress {
  filter: ResponseFilter
  /** Whose answers are open. */
  responseId: string | undefined
}

/** Of a page's results, or of the private feedback beside the reviews: the list and the sheet are the same. */
export interface ResponsesControl extends ResponsesAddress {
  isFiltering: boolean
  changeFilter: (change: FilterChange) => void
  clearFilter: () => void
  open: (responseId: string) => void
  close: () => void
}

const isSet = (value: unknown) => value !== undefined && value !== ''

const withoutEmpty = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isSet(value))) as Partial<Values>

type GoTo = (change: Partial<ResponsesAddress>, isReplacing?: boolean) => void

function controlOf({ filter, responseId }: ResponsesAddress, usual: ResponseFilter, goTo: GoTo): ResponsesControl {
  const names = Object.keys(filterSchema.shape) as (keyof ResponseFilter)[]
  return {
    filter,
    responseId,
    isFiltering: names.some((name) => (filter[name] ?? '') !== (usual[name] ?? '')),
    changeFilter: (change) =>
      goTo({ filter: filterSchema.parse(withoutEmpty({ ...filter, ...change })) }, isTypingOn(filter, change)),
    clearFilter: () => goTo({ filter: usual }),
    /** Opening can be undone by going back; leafing from one to the next cannot. */
    open: (id) => goTo({ responseId: id }, responseId !== undefined),
    close: () => goTo({ responseId: undefined }),
  }
}

export function useResultsAddress(pageId: string): ResponsesControl {
  const { response, tab: _tab, ...search } = useSearch({ from: '/shell/qr-codes/pages/$pageId' })
  const navigate = useNavigate()
  const address = { filter: filterSchema.parse(search), responseId: response }
  return controlOf(address, {}, (change, isReplacing = false) => {
    const { filter, responseId } = { ...address, ...change }
    void navigate({
      to: paths.hostedPage,
      params: { pageId },
      search: { tab: 'results', ...withoutEmpty({ ...filter, response: responseId }) },
      replace: isReplacing,
      resetScroll: false,
    })
  })
}

const USUAL_FEEDBACK: ResponseFilter = { band: 'low', state: 'open' }

/** What waits and is low goes without saying. */
export function readFeedbackAddress({ feedback, band, response, ...search }: SearchOf<'/reviews'>): ResponsesAddress {
  const filter: FilterChange = {
    search: search.search,
    location: search.location?.[0],
    band: band === undefined ? 'low' : SCORE_BANDS.find((each) => each === band),
    state: feedback === 'all' ? undefined : (feedback ?? 'open'),
  }
  return { filter: filterSchema.parse(withoutEmpty(filter)), responseId: response }
}

export function writeFeedbackAddress({ filter, responseId }: ResponsesAddress): SearchOf<'/reviews'> {
  const { search, location, band, state } = filter
  return {
    feedback: state ?? 'all',
    ...withoutEmpty({
      search,
      location: location === undefined ? undefined : [location],
      band: band === 'low' ? undefined : (band ?? 'all'),
      response: responseId,
    }),
  }
}

export function useFeedbackAddress(): ResponsesControl {
  const address = readFeedbackAddress(useSearch({ from: '/shell/reviews' }))
  const navigate = useNavigate()
  return controlOf(address, USUAL_FEEDBACK, (change, isReplacing = false) => {
    void navigate({
      to: paths.reviews,
      search: writeFeedbackAddress({ ...address, ...change }),
      replace: isReplacing,
      resetScroll: false,
    })
  })
}
