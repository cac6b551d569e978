import { describe, expect, it } from 'vitest'
import { readDashboardAddress, writeDashboardAddress } from './dashboard-address.ts'

const LOCATION = '7b1f8f3e-2a52-4c0e-9d58-0c8b1de7b8a4'

describe('what the dashboard looks at', () => {
  it.each([
    ['nothing', {}, { period: '30d', location: undefined }],
    ['a period', { period: '12m' }, { period: '12m', location: undefined }],
    ['a location', { location: LOCATION }, { period: '30d', location: LOCATION }],
    ['what nobody offers', { period: '2w', location: 'harbour' }, { period: '30d', location: undefined }],
    ['what the router took for numbers', { period: 7, location: 12 }, { period: '30d', location: undefined }],
  ])('is read from an address with %s', (_what, search, expected) => {
    expect(readDashboardAddress(search)).toEqual(expected)
  })

  it('is written without what goes without saying, and read back the same', () => {
    expect(writeDashboardAddress({ period: '30d', location: undefined })).toEqual({})
    const address = { period: 'all', location: LOCATION } as const
    expect(readDashboardAddress(writeDashboardAddress(address))).toEqual(address)
  })
})
