import type { NotificationType } from './activity-actions.ts'
import type { CustomerSettings } from './customer-settings.ts'
import type { Permission } from './permissions.ts'
import type { PlanCapability } from './plans.ts'

export const NOTIFICATION_CHANNELS = ['app', 'email', 'push'] as const
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]

interface KindRule {
  /** The icon it stands under. */
  type: NotificationType
  /** Where it goes until a person chooses otherwise. */
  usually: readonly NotificationChannel[]
  /** Who may be told of it at all; `null` for anything that is about the person. */
  needs: Permission | null
  /** What the plan must have. */
  plan?: PlanCapability
  /** The customer's own switch for it: off, and nobody is told. */
  alerts?: Extract<keyof CustomerSettings['notifications'], `${string}Alerts`>
  /** Unread ones become one ("12 new reviews"). */
  isGathered?: true
  /** Goes out in quiet hours too, and where it usually goes it cannot be switched off. */
  isAlways?: true
  /** About people and their accounts: of no location, for whoever is limited to some as for the others. */
  isAboutPeople?: true
  /** Mailed by what it tells of, not from here. */
  hasOwnMail?: true
}

const OF_DISPUTES = { plan: 'disputes', alerts: 'disputeAlerts' } as const
const OF_CAMPAIGNS = { plan: 'campaigns', alerts: 'campaignAlerts' } as const

/** Everything a person can be told. */
const RULES = {
  'review.new': { type: 'review', usually: ['app'], needs: 'reviews.view', alerts: 'reviewAlerts', isGathered: true },
  'review.bad': { type: 'review', usually: ['app', 'email', 'push'], needs: 'reviews.view', alerts: 'reviewAlerts' },
  'feedback.low': { type: 'review', usually: ['app', 'email', 'push'], needs: 'qr-codes.view', alerts: 'reviewAlerts' },
  'review.assigned': { type: 'review', usually: ['app', 'email'], needs: 'reviews.view' },
  'review.mentioned': { type: 'review', usually: ['app', 'email'], needs: 'reviews.view' },
  'review.matched': { type: 'review', usually: ['app', 'email'], needs: 'reviews.view' },
  'review.late': {
    type: 'review',
    usually: ['app', 'email'],
    needs: 'reviews.view',
    plan: 'advanced-analytics',
    isGathered: true,
  },
  'theme.moved': { type: 'review', usually: ['app', 'email'], needs: 'analytics.view', plan: 'advanced-analytics' },
  'reply.live': { type: 'review', usually: ['app'], needs: 'reviews.view', isGathered: true },
  'reply.rejected': { type: 'review', usually: ['app', 'email'], needs: 'reviews.view' },
  'reply.failed': { type: 'review', usually: ['app', 'email'], needs: 'reviews.view' },
  'reply.awaiting': { type: 'review', usually: ['app'], needs: 'replies.publish' },
  'reply.returned': { type: 'review', usually: ['app'], needs: 'reviews.view' },
  'reply.held': { type: 'review', usually: ['app', 'email'], needs: 'reviews.view' },
  'dispute.changed': { type: 'dispute', usually: ['app'], needs: 'disputes.view', ...OF_DISPUTES },
  'dispute.assigned': { type: 'dispute', usually: ['app', 'email'], needs: 'disputes.view', ...OF_DISPUTES },
  'dispute.due': { type: 'dispute', usually: ['app', 'email'], needs: 'disputes.view', ...OF_DISPUTES },
  'incident.opened': { type: 'dispute', usually: ['app', 'email', 'push'], needs: 'disputes.view', ...OF_DISPUTES },
  'campaign.finished': { type: 'campaign', usually: ['app'], needs: 'campaigns.view', ...OF_CAMPAIGNS },
  'campaign.goal': { type: 'campaign', usually: ['app'], needs: 'campaigns.view', ...OF_CAMPAIGNS },
  'campaign.failed': { type: 'campaign', usually: ['app', 'email'], needs: 'campaigns.view', ...OF_CAMPAIGNS },
  'campaign.unwritten': { type: 'campaign', usually: ['app', 'email'], needs: 'campaigns.view', ...OF_CAMPAIGNS },
  'connection.broken': { type: 'system', usually: ['app', 'email'], needs: 'integrations.view' },
  'connection.expiring': { type: 'system', usually: ['app', 'email'], needs: 'integrations.view' },
  'provider.broken': { type: 'system', usually: ['app', 'email'], needs: 'integrations.view', plan: 'campaigns' },
  'provider.expiring': { type: 'system', usually: ['app', 'email'], needs: 'integrations.view', plan: 'campaigns' },
  'domain.failing': { type: 'system', usually: ['app', 'email'], needs: 'settings.manage', plan: 'custom-branding' },
  'webhook.given-up': { type: 'system', usually: ['app', 'email'], needs: 'settings.manage', plan: 'api-access' },
  'payment.failed': { type: 'system', usually: ['app'], needs: 'billing.view' },
  'invitation.accepted': { type: 'system', usually: ['app'], needs: 'team.view', isAboutPeople: true },
  'member.role-changed': { type: 'system', usually: ['app', 'email'], needs: null, isAboutPeople: true },
  'member.removed': { type: 'system', usually: ['app'], needs: 'team.manage', isAboutPeople: true },
  'security.notice': {
    type: 'system',
    usually: ['app', 'email'],
    needs: null,
    isAlways: true,
    hasOwnMail: true,
    isAboutPeople: true,
  },
} as const satisfies Record<string, KindRule>

export type NotificationKind = keyof typeof RULES
export const NOTIFICATION_RULES: Readonly<Record<NotificationKind, KindRule>> = RULES
export const NOTIFICATION_KINDS = Object.keys(RULES) as [NotificationKind, ...NotificationKind[]]

/** What the way out of a mail can be about. */
export const MAIL_TOPICS = [...NOTIFICATION_KINDS, 'digest', 'reputation-report'] as const

export const isNotificationKind = (value: unknown): value is NotificationKind =>
  NOTIFICATION_KINDS.some((kind) => kind === value)

/** Whether a person has no choice there. */
export function isFixedChoice(kind: NotificationKind, channel: NotificationChannel): boolean {
  const { isAlways, usually } = NOTIFICATION_RULES[kind]
  return isAlways === true && usually.includes(channel)
}

type WorkspaceSwitches = CustomerSettings['notifications']

/** Whether the customer has this told at all, in whichever way. */
export function isNotifiedAtAll(kind: NotificationKind, switches: WorkspaceSwitches): boolean {
  const { alerts } = NOTIFICATION_RULES[kind]
  return alerts === undefined || switches[alerts]
}

/** Whether the customer lets it out this way, whatever the person chose; what concerns their own account always gets out. */
export function isLetOut(
  { kind, channel }: { kind: NotificationKind; channel: NotificationChannel },
  switches: WorkspaceSwitches,
): boolean {
  return channel === 'app' || switches[channel] || isFixedChoice(kind, channel)
}

/** What a kind says besides its words: names and numbers, never sentences. */
export type NotificationParams = Record<string, string | number | null>
