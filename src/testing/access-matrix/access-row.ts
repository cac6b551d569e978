import type { Access, NeededCapability } from '#shared/contracts/endpoint.ts'
import type { AdminRole } from '#shared/domain/admin-roles.ts'
import type { Permission, TeamRole } from '#shared/domain/permissions.ts'
import type { ThingKind } from './things.ts'

/** What the address and the body name, by the name of the parameter. */
export type Ids = Record<string, string>

/**
 * Who may call an endpoint and what they see, said once more and on purpose not read from its contract: a rule that changes
 * there has to be changed here too, by somebody who means it.
 */
export interface AccessRow {
  who: Access
  /** For `platform-admin`: what not every one of them may who acts, or also one who reads. */
  adminRole?: AdminRole
  plan?: NeededCapability
  /** Nobody who is limited to some locations. */
  isForWholeBusiness?: true
  /** A change that a customer who can only read may still make. */
  isOpenToReaders?: true
  /** Part of the public API. */
  isOpenToKeys?: true
  /** Also for a customer that has been shut out. */
  isOpenToClosed?: true
  /** Things the request names: beyond those of the path, or of another kind than the parameter's name tells. */
  things?: Record<string, ThingKind>
  query?: string
  body?: object | ((ids: Ids) => object)
  /** What whoever may call gets, if not 200: the thing is in no state for it. */
  answer?: string
  /** What whoever does not see the thing gets, if not 404. */
  outside?: string
  /** The answer tells of the location's things, of which one of this kind is made first. */
  tells?: ThingKind
  /** Of each kind of thing only to those who may see that kind. */
  isToldByArea?: true
  /** For `signed-in`: what somebody without a customer gets, or of one that is closed, if not the same. */
  withoutCustomer?: string
  whenClosed?: string
  /** What a business on a small plan gets that the plan's figures keep from it. */
  onSmallPlan?: string
  /** Something more is needed, and asked for by the work itself. */
  also?: { permission?: Permission; role?: TeamRole; isForWholeBusiness?: true; refusal: string }
}

/** By method and path, without `/api/v1`. */
export type AccessTable = Record<string, AccessRow>

/** Which roles have a permission from the beginning: o(wner), a(dmin), m(anager), t(eam member). */
export const ROLES_WITH: Record<Permission, string> = {
  'activity.view': 'oamt',
  'analytics.view': 'oamt',
  'billing.view': 'oa',
  'billing.manage': 'o',
  'calendar.view': 'oamt',
  'calendar.manage': 'oam',
  'campaigns.view': 'oamt',
  'campaigns.manage': 'oam',
  'campaigns.send': 'oam',
  'chat.use': 'oamt',
  'chat.manage': 'oam',
  'contacts.view': 'oamt',
  'contacts.manage': 'oam',
  'disputes.view': 'oamt',
  'disputes.create': 'oamt',
  'disputes.file': 'oam',
  'disputes.resolve': 'oam',
  'integrations.view': 'oam',
  'integrations.manage': 'oa',
  'qr-codes.view': 'oamt',
  'qr-codes.manage': 'oam',
  'replies.draft': 'oamt',
  'replies.publish': 'oam',
  'reviews.view': 'oamt',
  'reviews.manage': 'oam',
  'settings.view': 'oam',
  'settings.manage': 'oa',
  'team.view': 'oamt',
  'team.manage': 'oa',
}
