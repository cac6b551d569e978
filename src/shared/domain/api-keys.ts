import type { Permission } from './permissions.ts'

/** What a key can be given: what the endpoints ask for that are open to keys. None of it publishes anything by itself. */
export const KEY_PERMISSIONS = [
  'reviews.view',
  'reviews.manage',
  'replies.draft',
  'disputes.view',
  'contacts.view',
  'contacts.manage',
  'campaigns.view',
  'qr-codes.view',
  'analytics.view',
  'activity.view',
  'team.view',
] as const satisfies readonly Permission[]
export type KeyPermission = (typeof KEY_PERMISSIONS)[number]

/** `test`: of an installation whose outside world is the sandbox. Secret scanners know keys by how they begin. */
export const KEY_KINDS = ['live', 'test'] as const
export type KeyKind = (typeof KEY_KINDS)[number]
export const KEY_PREFIX = 'gw_'
export const prefixOf = (kind: KeyKind) => `${KEY_PREFIX}${kind}_`

/** For how long the secret before is good after a rotation. */
export const OVERLAP_HOURS = [0, 1, 24, 168] as const
export const USUAL_OVERLAP_HOURS = 24

export const KEY_LIFE_DAYS = [30, 90, 180, 365] as const
export const USUAL_KEY_LIFE_DAYS = 90
export const MOST_KEYS = 100
