import { expect, it } from 'vitest'
import { isFiltering, readQrCodesAddress, writeQrCodesAddress } from './qr-codes-search.ts'

const ID = '0198c0de-0000-7000-8000-000000000001'

it('an address is read and written back', () => {
  const search = { search: 'Halifax', type: 'survey', sort: 'most-scanned', qrCode: ID, page: ID } as const

  expect(writeQrCodesAddress(readQrCodesAddress(search))).toEqual(search)
})

it('what goes without saying is not written', () => {
  expect(readQrCodesAddress({}).filter.sort).toBe('newest')
  expect(
    writeQrCodesAddress({ filter: { sort: 'newest', search: '' }, qrCodeId: undefined, pageId: undefined }),
  ).toEqual({})
})

it.each([
  [{ sort: 'name' }, false],
  [{ sort: 'newest', search: '' }, false],
  [{ sort: 'newest', type: 'review' }, true],
] as const)('%j narrows the list: %s', (filter, isNarrow) => {
  expect(isFiltering(filter)).toBe(isNarrow)
})
