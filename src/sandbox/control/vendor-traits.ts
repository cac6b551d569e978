import type { Platform } from '#shared/domain/platforms.ts'
import type { VendorFault } from '#server/database/sandbox-tables.ts'

interface VendorTraits {
  verdict: 'stars' | 'recommendation'
  hasTitle: boolean
  hasMedia: boolean
  /** Whether it looks at a reply before it shows it. */
  hasModeration: boolean
  faults: readonly VendorFault[]
}

const FAILURES: readonly VendorFault[] = ['rate-limit', 'no-permission', 'down', 'slow', 'timeout', 'garbage']

/** What people can do on each platform, and what can be made to go wrong there. */
export const VENDOR_TRAITS: Record<Platform, VendorTraits> = {
  google: {
    verdict: 'stars',
    hasTitle: false,
    hasMedia: true,
    hasModeration: true,
    faults: [...FAILURES, 'no-reviews'],
  },
  facebook: {
    verdict: 'recommendation',
    hasTitle: false,
    hasMedia: false,
    hasModeration: false,
    faults: [...FAILURES, 'no-reviews', 'reject-replies'],
  },
  tripadvisor: {
    verdict: 'stars',
    hasTitle: true,
    hasMedia: true,
    hasModeration: false,
    faults: [...FAILURES, 'no-reviews'],
  },
  yelp: {
    verdict: 'stars',
    hasTitle: false,
    hasMedia: false,
    hasModeration: false,
    faults: [...FAILURES, 'no-reviews', 'reject-replies'],
  },
}

export const FAULT_NAMES: Record<VendorFault, string> = {
  cut: 'Take it and cut the wire before answering',
  'rate-limit': 'Too many calls (quota used up)',
  'no-permission': 'Permission missing',
  down: 'Down (server error)',
  slow: 'Slow (five seconds)',
  timeout: 'Silent (no answer at all)',
  garbage: 'Garbage instead of an answer',
  'no-reviews': 'Reviews cannot be read',
  'hold-replies': 'Replies are held back',
  'reject-replies': 'Replies are turned down',
}
