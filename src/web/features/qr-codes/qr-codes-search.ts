import { useNavigate, useSearch } from '@tanstack/react-router'
import { z } from 'zod'
import type { SearchOf } from '#shared/contracts/addresses.ts'
import { qrCodeFilterShape } from '#shared/contracts/qr-codes.ts'
import { paths } from '#shared/domain/paths.ts'
import { isTypingOn } from '#web/components/forms/search-field.tsx'

const filterSchema = z.object(qrCodeFilterShape)
export type QrCodeFilter = z.output<typeof filterSchema>
type FilterChange = { [Name in keyof QrCodeFilter]?: QrCodeFilter[Name] | undefined }

interface QrCodesAddress {
  filter: QrCodeFilter
  /** The one whose sheet is open. */
  qrCodeId: string | undefined
  /** The page that a new one is to lead to. */
  pageId: string | undefined
}

export function readQrCodesAddress({ qrCode, page, ...filter }: SearchOf<'/qr-codes'>): QrCodesAddress {
  return { filter: filterSchema.parse(filter), qrCodeId: qrCode, pageId: page }
}

/** As an address holds it: without what is not set, and without the order that goes without saying. */
export function writeQrCodesAddress({ filter, qrCodeId, pageId }: QrCodesAddress): SearchOf<'/qr-codes'> {
  const set = Object.entries({ ...filter, qrCode: qrCodeId, page: pageId }).filter(
    ([name, value]) => value !== undefined && value !== '' && !(name === 'sort' && value === 'newest'),
  )
  return Object.fromEntries(set)
}

/** Whether anything narrows the list; its order does not. */
export function isFiltering(filter: QrCodeFilter): boolean {
  return Object.entries(filter).some(([name, value]) => name !== 'sort' && value !== undefined && value !== '')
}

/** Filter and open code live in the address alone, so that each can be sent to a colleague. */
export function useQrCodesAddress() {
  const address = readQrCodesAddress(useSearch({ from: '/shell/qr-codes' }))
  const navigate = useNavigate()
  const goTo = (change: Partial<QrCodesAddress>, isReplacing = false) =>
    void navigate({
      to: paths.qrCodes,
      search: writeQrCodesAddress({ ...address, ...change }),
      replace: isReplacing,
      resetScroll: false,
    })
  return {
    ...address,
    changeFilter: (change: FilterChange) =>
      goTo({ filter: filterSchema.parse({ ...address.filter, ...change }) }, isTypingOn(address.filter, change)),
    clearFilter: () => goTo({ filter: { sort: address.filter.sort } }),
    /** Opening can be undone by going back; leafing from one to the next cannot. */
    open: (qrCodeId: string) => goTo({ qrCodeId }, address.qrCodeId !== undefined),
    close: () => goTo({ qrCodeId: undefined }),
    closeNew: () => goTo({ pageId: undefined }, true),
  }
}

export type QrCodesAddressControl = ReturnType<typeof useQrCodesAddress>
