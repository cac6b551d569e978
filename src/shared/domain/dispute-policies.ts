import type { DisputeReason } from './assistant.ts'
import type { Platform } from './platforms.ts'

/** How readily a platform acts on a category, going by what it says of itself; never a promise. */
export const CHANCES = ['good', 'fair', 'poor'] as const
export type Chance = (typeof CHANCES)[number]

/** What a platform itself calls wrong with a review. Names and explanations are in the catalogue, under the id. */
export const POLICY_CATEGORIES = [
  'fake-engagement',
  'impersonation',
  'misrepresentation',
  'conflict-of-interest',
  'harassment',
  'hate',
  'offensive',
  'personal-information',
  'violence',
  'illegal',
  'off-topic',
  'advertising',
  'repetitive',
  'not-firsthand',
  'other',
] as const
export type PolicyCategory = (typeof POLICY_CATEGORIES)[number]

/** No platform publishes a limit for the words of a report; whoever decides reads the beginning. */
export const ADVISED_DISPUTE_LENGTH = 1000

export interface PlatformPolicy {
  /** In the order the platform's form offers them. */
  categories: readonly PolicyCategory[]
  /** The first of each is proposed. */
  byReason: Record<DisputeReason, readonly PolicyCategory[]>
  /** Where the owner files it; `{listing}` is the page it is about. */
  filingUrl: string
  /** It leads to a form, which also shows what was decided and takes the appeal. */
  hasForm: boolean
  /** Where it has a page of its own for those who are asked for something in return for a review. */
  extortionUrl: string | null
  policyUrl: string
  /** After so many days without an outcome we ask what became of it. */
  askAfterDays: number
  hasAppeal: boolean
}

const GOOGLE: PlatformPolicy = {
  categories: [
    'off-topic',
    'advertising',
    'conflict-of-interest',
    'offensive',
    'harassment',
    'hate',
    'personal-information',
    'fake-engagement',
    'impersonation',
    'misrepresentation',
    'violence',
    'illegal',
    'repetitive',
  ],
  byReason: {
    fake: ['fake-engagement', 'impersonation', 'misrepresentation'],
    offensive: ['offensive', 'harassment', 'hate', 'violence', 'personal-information'],
    irrelevant: ['off-topic', 'repetitive', 'advertising'],
    competitor: ['conflict-of-interest', 'fake-engagement'],
    other: ['misrepresentation', 'personal-information', 'illegal'],
  },
  filingUrl: 'https://support.google.com/business/workflow/9945796',
  hasForm: true,
  extortionUrl: 'https://support.google.com/business/answer/16404809',
  policyUrl: 'https://support.google.com/business/answer/4596773',
  askAfterDays: 7,
  hasAppeal: true,
}

const FACEBOOK: PlatformPolicy = {
  categories: [
    'fake-engagement',
    'harassment',
    'hate',
    'offensive',
    'violence',
    'personal-information',
    'off-topic',
    'advertising',
  ],
  byReason: {
    fake: ['fake-engagement'],
    offensive: ['offensive', 'harassment', 'hate', 'violence', 'personal-information'],
    irrelevant: ['off-topic', 'advertising'],
    competitor: ['fake-engagement'],
    other: ['personal-information', 'offensive'],
  },
  filingUrl: 'https://www.facebook.com/{listing}/reviews',
  hasForm: false,
  extortionUrl: null,
  policyUrl: 'https://transparency.meta.com/policies/community-standards/',
  askAfterDays: 3,
  hasAppeal: false,
}

const YELP: PlatformPolicy = {
  categories: [
    'conflict-of-interest',
    'not-firsthand',
    'offensive',
    'harassment',
    'hate',
    'personal-information',
    'advertising',
    'off-topic',
  ],
  byReason: {
    fake: ['not-firsthand', 'conflict-of-interest'],
    offensive: ['offensive', 'harassment', 'hate', 'personal-information'],
    irrelevant: ['off-topic', 'not-firsthand', 'advertising'],
    competitor: ['conflict-of-interest'],
    other: ['personal-information', 'offensive'],
  },
  filingUrl: 'https://biz.yelp.com',
  hasForm: false,
  extortionUrl: null,
  policyUrl: 'https://www.yelp-support.com/article/When-should-I-report-a-review',
  askAfterDays: 5,
  hasAppeal: false,
}

const TRIPADVISOR: PlatformPolicy = {
  categories: [
    'fake-engagement',
    'conflict-of-interest',
    'not-firsthand',
    'offensive',
    'harassment',
    'off-topic',
    'personal-information',
    'repetitive',
  ],
  byReason: {
    fake: ['fake-engagement', 'not-firsthand'],
    offensive: ['offensive', 'harassment', 'personal-information'],
    irrelevant: ['off-topic', 'repetitive'],
    competitor: ['conflict-of-interest'],
    other: ['personal-information', 'not-firsthand'],
  },
  filingUrl: 'https://www.tripadvisor.com/Owners',
  hasForm: false,
  extortionUrl: null,
  policyUrl: 'https://www.tripadvisorsupport.com',
  askAfterDays: 5,
  hasAppeal: true,
}

export const PLATFORM_POLICIES: Record<Platform, PlatformPolicy> = {
  google: GOOGLE,
  facebook: FACEBOOK,
  yelp: YELP,
  tripadvisor: TRIPADVISOR,
}
