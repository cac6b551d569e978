import { keepPreviousData } from '@tanstack/react-query'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { getHostedPage, listHostedPages } from '#shared/contracts/hosted-pages.ts'
import {
  changeQrCode,
  createQrCode,
  createQrCodesForLocations,
  getQrCode,
  getQrCodeStatistics,
  listQrCodes,
  type QrCode,
} from '#shared/contracts/qr-codes.ts'
import { getPrintBrand } from '#shared/contracts/qr-prints.ts'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, pagedQuery, useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import type { QrCodeFilter } from './qr-codes-search.ts'

/** Eight rows of three. */
const PAGE_SIZE = 24

export const qrCodeListQuery = (filter: QrCodeFilter) => ({
  ...pagedQuery([...queryKeys.qrCodes, 'list', filter], listQrCodes, { ...filter, limit: PAGE_SIZE }),
  placeholderData: keepPreviousData,
})

export const qrCodeQuery = (qrCodeId: string) =>
  endpointQuery([...queryKeys.qrCodes, 'one', qrCodeId], getQrCode, { qrCodeId })

export const statisticsQuery = (qrCodeId: string, days: number) => ({
  ...endpointQuery([...queryKeys.qrCodes, 'statistics', qrCodeId, days], getQrCodeStatistics, { qrCodeId, days }),
  placeholderData: keepPreviousData,
})

export const printBrandQuery = endpointQuery([...queryKeys.branding, 'print'], getPrintBrand, {})

/** To lead a code to; those that are not published yet, too. */
export const pageChoicesQuery = endpointQuery([...queryKeys.hostedPages, 'choices'], listHostedPages, {
  sort: 'name',
  limit: 100,
})

export const pageChoiceQuery = (pageId: string) =>
  endpointQuery([...queryKeys.hostedPages, 'one', pageId], getHostedPage, { pageId })

const renews = [queryKeys.qrCodes]

/** `null` for a new one. */
export const useSaveQrCode = (qrCodeId: string | null) =>
  useChange(
    (input: InputOf<typeof createQrCode>): Promise<QrCode> =>
      qrCodeId === null ? call(createQrCode, input) : call(changeQrCode, { ...input, qrCodeId }),
    { renews },
  )

export const useCreateForLocations = () =>
  useChange((input: InputOf<typeof createQrCodesForLocations>) => call(createQrCodesForLocations, input), { renews })
