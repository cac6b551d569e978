import { useNavigate, useSearch } from '@tanstack/react-router'
import { z } from 'zod'
import type { SearchOf } from '#shared/contracts/addresses.ts'
import { hostedPageFilterShape } from '#shared/contracts/hosted-page-filter.ts'
import { paths } from '#shared/domain/paths.ts'
import { isTypingOn } from '#web/components/forms/search-field.tsx'

const filterSchema = z.object(hostedPageFilterShape)
export type HostedPageFilter = z.output<typeof filterSchema>
type FilterChange = { [Name in keyof HostedPageFilter]?: HostedPageFilter[Name] | undefined }

const isSet = (value: unknown) => value !== undefined && value !== ''

/** As an address holds it: without what is not set, and without the order that goes without saying. */
export function writeFilter({ sort, ...narrowing }: HostedPageFilter): SearchOf<'/qr-codes/pages'> {
  const set = Object.entries(narrowing).filter(([, value]) => isSet(value))
  return { ...Object.fromEntries(set), ...(sort !== 'newest' && { sort }) }
}

/** The filter lives in the address alone, so that it can be sent to a colleague. */
export function usePageFilter() {
  const filter = filterSchema.parse(useSearch({ from: '/shell/qr-codes/pages' }))
  const navigate = useNavigate()
  const show = (wanted: HostedPageFilter, replace: boolean) =>
    void navigate({ to: paths.hostedPages, search: writeFilter(wanted), replace, resetScroll: false })
  const { sort, ...narrowing } = filter
  return {
    filter,
    isNarrowed: Object.values(narrowing).some(isSet),
    change: (change: FilterChange) => show(filterSchema.parse({ ...filter, ...change }), isTypingOn(filter, change)),
    clear: () => show({ sort }, false),
  }
}

export type PageFilter = ReturnType<typeof usePageFilter>
