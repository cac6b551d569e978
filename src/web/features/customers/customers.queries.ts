import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useLocale } from 'use-intl'
import type { SearchOf } from '#shared/contracts/addresses.ts'
import {
  addCustomerNote,
  createCustomer,
  exportCustomers,
  extendTrial,
  getCustomer,
  giveCredit,
  inviteOwnerAgain,
  listCustomerActivity,
  listCustomerConnections,
  listCustomerNotes,
  listCustomers,
  moveCustomer,
} from '#shared/contracts/customers.ts'
import type { Customer } from '#shared/contracts/customers.ts'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { paths } from '#shared/domain/paths.ts'
import { isTypingOn } from '#web/components/forms/search-field.tsx'
import { call } from '#web/kernel/api/call.ts'
import { downloadFile } from '#web/kernel/api/download.ts'
import { endpointQuery, pagedQuery, useChange } from '#web/kernel/api/queries.ts'

export type CustomerFilter = SearchOf<typeof paths.adminCustomers>

const KEY = ['customers']

export const customersQuery = (filter: CustomerFilter) => ({
  ...pagedQuery([...KEY, 'list', filter], listCustomers, filter),
  placeholderData: keepPreviousData,
})

/** All that the filter lets through, in the order of the list. */
export function useExport(filter: CustomerFilter): () => Promise<unknown> {
  const language = useLocale() as Locale
  return () =>
    downloadFile({
      endpoint: exportCustomers,
      input: { ...filter, language },
      fileName: 'customers.csv',
      onProgress: () => {},
      signal: new AbortController().signal,
    })
}

/** The filter lives in the address alone, so that it can be sent to a colleague. */
export function useCustomerFilter() {
  const { search, tier, status, sort } = useSearch({ from: '/shell/admin/customers' })
  const narrowed: CustomerFilter = { ...(search && { search }), ...(tier && { tier }), ...(status && { status }) }
  const filter: CustomerFilter = { ...narrowed, ...(sort && { sort }) }
  const navigate = useNavigate()
  const goTo = (next: CustomerFilter, isReplacing = false) =>
    void navigate({ to: paths.adminCustomers, search: next, replace: isReplacing, resetScroll: false })
  return {
    filter,
    isFiltering: Object.keys(narrowed).length > 0,
    change: (change: CustomerFilter) => goTo({ ...filter, ...change }, isTypingOn(filter, change)),
    clear: () => goTo(sort ? { sort } : {}),
  }
}

const LOOK_MS = 3000
/** Each look leaves a line in the audit: what takes longer than that is seen when somebody comes back. */
const LOOKED_FOR_MS = 30_000

const isUnderWay = (credit: Customer['credit']) =>
  credit?.given.some(({ state, at }) => state === 'asked' && Date.now() - Date.parse(at) < LOOKED_FOR_MS) ?? false

export const customerQuery = (customerId: string) => ({
  ...endpointQuery([...KEY, 'one', customerId], getCustomer, { customerId }),
  refetchInterval: ({ state }: { state: { data?: Customer | undefined } }) =>
    isUnderWay(state.data?.credit ?? null) && LOOK_MS,
})

export const connectionsQuery = (customerId: string) =>
  pagedQuery([...KEY, 'connections', customerId], listCustomerConnections, { customerId, limit: 5 })

export const customerActivityQuery = (customerId: string) =>
  pagedQuery([...KEY, 'activity', customerId], listCustomerActivity, { customerId, limit: 8 })

export const notesQuery = (customerId: string) =>
  pagedQuery([...KEY, 'notes', customerId], listCustomerNotes, { customerId, limit: 5 })

export const useAddNote = () =>
  useChange((input: InputOf<typeof addCustomerNote>) => call(addCustomerNote, input), { renews: [[...KEY, 'notes']] })

export function useMoveCustomer(customerId: string) {
  const queryClient = useQueryClient()
  const answers = customerQuery(customerId)
  // The payment service hears of it by a job, and the plan on the page ends or goes on only then.
  const lookAgain = () => void queryClient.invalidateQueries({ queryKey: answers.queryKey })
  return useChange((input: InputOf<typeof moveCustomer>) => call(moveCustomer, input), {
    renews: [KEY],
    answers,
    onSuccess: ({ plan }) => {
      if (plan) for (const looks of [1, 2, 5]) setTimeout(lookAgain, looks * LOOK_MS)
    },
  })
}

export const useCreateCustomer = () =>
  useChange((input: InputOf<typeof createCustomer>) => call(createCustomer, input), { renews: [KEY] })

export const useInviteAgain = (customerId: string) =>
  useChange(() => call(inviteOwnerAgain, { customerId }), { answers: customerQuery(customerId) })

export const useExtendTrial = (customerId: string) =>
  useChange((input: InputOf<typeof extendTrial>) => call(extendTrial, input), {
    renews: [KEY],
    answers: customerQuery(customerId),
  })

export const useGiveCredit = (customerId: string) =>
  useChange((input: InputOf<typeof giveCredit>) => call(giveCredit, input), {
    renews: [KEY],
    answers: customerQuery(customerId),
  })
