import { paths } from '#shared/domain/paths.ts'
import type { Permission } from '#shared/domain/permissions.ts'

/** What a member needs to find something there; none where everybody does, and for administrators' places. */
const NEEDED: Partial<Record<string, Permission>> = {
  [paths.dashboard]: 'reviews.view',
  [paths.campaigns]: 'campaigns.view',
  [paths.analytics]: 'analytics.view',
  [paths.campaignAnalytics]: 'analytics.view',
  [paths.chat]: 'chat.use',
  [paths.calendar]: 'calendar.view',
  [paths.reviews]: 'reviews.view',
  [paths.disputes]: 'disputes.view',
  [paths.qrCodes]: 'qr-codes.view',
  [paths.hostedPages]: 'qr-codes.view',
  [paths.hostedPage]: 'qr-codes.view',
  [paths.contacts]: 'contacts.view',
  [paths.team]: 'team.view',
  [paths.subscription]: 'billing.view',
}

export const permissionNeededAt = (path: string): Permission | undefined => NEEDED[path]
