import type { ActivitySubject } from './activity-subjects.ts'
import type { Permission } from './permissions.ts'

/**
 * Nobody is told of what they may not see; what happens to people's accounts is for those who answer for them. Apart from
 * the subjects, which every first screen loads.
 */
export const SUBJECT_NEEDS: Partial<Record<ActivitySubject, Permission>> = {
  reviews: 'reviews.view',
  replies: 'reviews.view',
  disputes: 'disputes.view',
  'qr-codes': 'qr-codes.view',
  contacts: 'contacts.view',
  campaigns: 'campaigns.view',
  team: 'team.view',
  security: 'team.manage',
  billing: 'billing.view',
}
