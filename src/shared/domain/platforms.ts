import { z } from 'zod'

export const PLATFORMS = ['google', 'facebook', 'tripadvisor', 'yelp'] as const
export type Platform = (typeof PLATFORMS)[number]

/** As people know them; `{platform}` in a message is this. */
export const PLATFORM_NAMES: Record<Platform, string> = {
  google: 'Google Business Profile',
  facebook: 'Facebook',
  tripadvisor: 'TripAdvisor',
  yelp: 'Yelp',
}

/** As visitors of a business call them. */
export const PLATFORM_SHORT_NAMES: Record<Platform, string> = { ...PLATFORM_NAMES, google: 'Google' }

/** Yelp lets nobody ask for reviews. */
export const forbidsAsking = (platform: Platform) => platform === 'yelp'

const FORBIDDING_HOST = /(?:^|\.)yelp\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/

/** Whether an address is of a platform where nobody may be asked. */
export const isWhereAskingIsForbidden = (url: string) => FORBIDDING_HOST.test(URL.parse(url)?.hostname ?? '')

/** In words that programs make links of, with or without https before them. */
export const mentionsWhereAskingIsForbidden = (text: string) =>
  (text.match(/[\w-]+(?:\.[\w-]+)+/g) ?? []).some((host) => FORBIDDING_HOST.test(host.toLowerCase()))

/** What people and exports call them besides, in small letters. */
export const PLATFORM_WORDS: Record<Platform, readonly string[]> = {
  google: ['google', 'google business profile', 'google business', 'google my business', 'google maps', 'gbp', 'gmb'],
  facebook: ['facebook', 'fb', 'meta'],
  tripadvisor: ['tripadvisor', 'trip advisor'],
  yelp: ['yelp'],
}

/** Whether people give stars there. Where not, they say yes or no to recommending it. */
export function hasStars(platform: Platform): boolean {
  return platform !== 'facebook'
}

export const INTEGRATION_STATUSES = ['connected', 'disconnected', 'pending', 'resting'] as const
export type IntegrationStatus = (typeof INTEGRATION_STATUSES)[number]

export function isPlatform(value: unknown): value is Platform {
  return PLATFORMS.some((platform) => platform === value)
}

/** Whether owners can answer through anything but the platform's own pages; a connection knows better, where there is one. */
export function hasReplyApi(platform: Platform): boolean {
  return platform === 'google' || platform === 'facebook'
}

/** What a connection can do, from the vendor's facts and from trying; screens show it and jobs obey it. */
export const capabilitiesSchema = z
  .object({
    canReadReviews: z.boolean(),
    /** How many reviews the platform hands out: all of them, or the newest few. */
    readDepth: z.union([z.literal('all'), z.int().min(0)]),
    canReply: z.boolean(),
    canEditReply: z.boolean(),
    canDeleteReply: z.boolean(),
    canPush: z.boolean(),
    canDispute: z.boolean(),
    /** Bytes or characters a reply may have; `null` where nobody says. */
    replyLimit: z.object({ size: z.int(), unit: z.enum(['bytes', 'characters']) }).nullable(),
    /** Days the platform's own words may be kept; `null` for ever, 0 not at all. */
    keepDays: z.int().min(0).nullable(),
    hasStars: z.boolean(),
    /** Why something is not possible, as a key of the catalogue. */
    limits: z.array(
      z.enum([
        'excerptsOnly',
        'noReplyApi',
        'replyNotAllowed',
        'noEdit',
        'noPush',
        'noStorage',
        'storage30Days',
        'storage24Hours',
        'recommendationsOnly',
        'readingUnavailable',
        'noDisputeApi',
      ]),
    ),
    probedAt: z.iso.datetime(),
  })
  .meta({ id: 'PlatformCapabilities' })
export type Capabilities = z.infer<typeof capabilitiesSchema>

/** A granted location or page that may be chosen. */
export interface ListingChoice {
  id: string
  name: string
  address: string
}
