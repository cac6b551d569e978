import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useFormatter, useLocale } from 'use-intl'
import type { SearchOf } from '#shared/contracts/addresses.ts'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { exportSubscriptions, listPayments, listSubscriptions, refundInvoice } from '#shared/contracts/subscriptions.ts'
import { BILLING_CURRENCY } from '#shared/domain/billing.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { paths } from '#shared/domain/paths.ts'
import { call } from '#web/kernel/api/call.ts'
import { downloadFile } from '#web/kernel/api/download.ts'
import { endpointQuery, pagedQuery, useChange } from '#web/kernel/api/queries.ts'

export type SubscriptionFilter = SearchOf<typeof paths.adminSubscriptions>

const KEY = ['subscriptions']

export const subscriptionsQuery = (filter: SubscriptionFilter) => ({
  ...pagedQuery([...KEY, 'list', filter], listSubscriptions, filter),
  placeholderData: keepPreviousData,
})

export const paymentsQuery = (customerId: string) =>
  endpointQuery([...KEY, 'payments', customerId], listPayments, { customerId })

export const useRefund = () =>
  useChange((input: InputOf<typeof refundInvoice>) => call(refundInvoice, input), { renews: [KEY] })

/** All that the filter lets through. */
export function useExport(filter: SubscriptionFilter): () => Promise<unknown> {
  const language = useLocale() as Locale
  return () =>
    downloadFile({
      endpoint: exportSubscriptions,
      input: { ...filter, language },
      fileName: 'subscriptions.csv',
      onProgress: () => {},
      signal: new AbortController().signal,
    })
}

export function useDollars(): (cents: number) => string {
  const format = useFormatter()
  return (cents) => format.number(cents / 100, { style: 'currency', currency: BILLING_CURRENCY })
}

/** The filter lives in the address alone, so that it can be sent to a colleague. */
export function useSubscriptionFilter() {
  const { tier, state } = useSearch({ from: '/shell/admin/subscriptions' })
  const filter: SubscriptionFilter = { ...(tier && { tier }), ...(state && { state }) }
  const navigate = useNavigate()
  const goTo = (next: SubscriptionFilter) =>
    void navigate({ to: paths.adminSubscriptions, search: next, resetScroll: false })
  return {
    filter,
    isFiltering: Object.keys(filter).length > 0,
    change: (change: SubscriptionFilter) => goTo({ ...filter, ...change }),
    clear: () => goTo({}),
  }
}
