import type { Platform } from '#shared/domain/platforms.ts'

export interface SeedListing {
  vendor: Platform
  id: string
  reviewCount: number
}

export interface SeedPlace {
  name: string
  address: string
  timezone: string
  /** Hours behind UTC, near enough for when people write. */
  hoursBehind: number
  /** How long ago the last were written, so that there is always something of today. */
  newestHours: readonly number[]
  listings: readonly SeedListing[]
}

export const OWNER_EMAIL = 'dana@harbourbistro.test'

/** Who has claimed the business where. */
export const OWNER_ACCOUNTS: Readonly<Record<Platform, { id: string; name: string }>> = {
  google: { id: '118204417356', name: 'Harbour Bistro' },
  facebook: { id: '100088214507', name: 'Dana Whitlock' },
  tripadvisor: { id: 'harbour-bistro', name: 'Harbour Bistro' },
  yelp: { id: 'dana-whitlock', name: 'Dana Whitlock' },
}

/** The demo business: two restaurants, each with a page on every platform. */
export const HARBOUR_BISTRO: readonly SeedPlace[] = [
  {
    name: 'Harbour Bistro Halifax',
    address: '1479 Lower Water Street, Halifax, NS',
    timezone: 'America/Halifax',
    hoursBehind: 4,
    newestHours: [3.2, 7.5, 19],
    listings: [
      { vendor: 'google', id: '7290415836620', reviewCount: 236 },
      { vendor: 'facebook', id: '102938847561', reviewCount: 44 },
      { vendor: 'tripadvisor', id: '26418830', reviewCount: 112 },
      { vendor: 'yelp', id: 'hB7kQ2xVn0sLw4TzRm9cJd', reviewCount: 66 },
    ],
  },
  {
    name: 'Harbour Bistro Toronto',
    address: '255 Queens Quay West, Toronto, ON',
    timezone: 'America/Toronto',
    hoursBehind: 5,
    newestHours: [4.1, 9.4, 23],
    listings: [
      { vendor: 'google', id: '7290415836658', reviewCount: 184 },
      { vendor: 'facebook', id: '102938847607', reviewCount: 31 },
      { vendor: 'tripadvisor', id: '27705512', reviewCount: 72 },
      { vendor: 'yelp', id: 'tR3mW8yPq6uFa1GxKe5oZb', reviewCount: 58 },
    ],
  },
]

/** What it sends its mails by. */
export const HARBOUR_BISTRO_MAIL = {
  provider: 'sendgrid' as const,
  credentials: { apiKey: 'SG.sandbox-harbour-bistro' },
}
