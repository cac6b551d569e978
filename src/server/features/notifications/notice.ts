import type { HOLD_REASONS } from '#shared/contracts/reviews.ts'
import type { SubjectType } from '#shared/domain/activity-actions.ts'
import type { CampaignFailure } from '#shared/domain/campaigns.ts'
import type { DISPUTE_TURNS } from '#shared/domain/dispute-status.ts'
import type { NotificationKind } from '#shared/domain/notification-kinds.ts'
import type { TeamRole } from '#shared/domain/permissions.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import type { Aspect } from '#shared/domain/sentiment.ts'
import type { ThemeMove } from '#shared/domain/themes.ts'
import type { WebhookGivenUpFor } from '#shared/domain/webhooks.ts'

/** Names and what else a sentence has a place for. Types rather than interfaces: they are kept as plain values. */
type OfReview = { platform: Platform; author: string | null }
type Rated = OfReview & { rating: number | null; recommended: 'yes' | 'no' | null }
type ByPerson = { doer: string }

export type DisputeTurn = (typeof DISPUTE_TURNS)[number]

/** `by-hand`: its time has come, and only the person can put it there. */
export type HeldBecause = (typeof HOLD_REASONS)[number] | 'by-hand'

/** `provider`: who carries it refuses. `nobody`: nobody could be reached. `missed`: its time had passed by long. */
/** `paused`: the customer was not served when its time came. */
export type CampaignTurn = CampaignFailure

export type SecurityNotice =
  | 'new-device'
  | 'password-changed'
  | 'password-added'
  | 'password-removed'
  | 'email-changed'
  | 'factor-added'
  | 'factor-removed'
  | 'recovery-code-used'
  | 'recovery-codes-made'
  | 'refresh-token-reused'
  | 'session-shared'
  | 'identity-linked'
  | 'identity-unlinked'
  | 'account-locked'
  | 'factor-guessed'

export type ParamsByKind = {
  'review.new': Rated
  'review.bad': Rated
  /** Stars, or 0 to 10. */
  'feedback.low': { page: string; stars: number | null; nps: number | null }
  'review.assigned': ByPerson
  'review.mentioned': ByPerson
  'review.matched': OfReview & { rule: string }
  'review.late': OfReview
  /** The share of praise in percent; `name` where the customer gave it one. */
  'theme.moved': { aspect: Aspect; name: string | null; move: ThemeMove; share: number; shareBefore: number }
  'reply.live': OfReview
  'reply.rejected': OfReview
  /** `saved`: kept here, never sent. */
  'reply.failed': OfReview & { how: 'failed' | 'saved' }
  'reply.awaiting': OfReview & ByPerson
  'reply.returned': OfReview & ByPerson
  'reply.held': OfReview & { reason: HeldBecause }
  /** Without a doer it is the product that tells. */
  'dispute.changed': { turn: DisputeTurn; doer: string | null; label: string | null }
  'dispute.assigned': ByPerson & { label: string }
  'dispute.due': { label: string }
  'incident.opened': { place: string; hours: number }
  'campaign.finished': { name: string; sent: number; failed: number }
  'campaign.goal': { name: string; goal: number }
  'campaign.failed': { name: string; why: CampaignTurn }
  'campaign.unwritten': { name: string; sendAt: string }
  'connection.broken': { platform: Platform; name: string }
  'connection.expiring': { platform: Platform; name: string; expiresAt: string }
  /** Both as people know them. */
  'provider.broken': { provider: string; name: string }
  'provider.expiring': { provider: string; name: string; expiresAt: string }
  /** When it will be taken away; `null`: it was. */
  'domain.failing': { domain: string; removedAt: string | null }
  'webhook.given-up': { host: string; why: WebhookGivenUpFor }
  /** The day from which the workspace can only be read. */
  'payment.failed': { plan: string; readOnlyAt: string }
  'invitation.accepted': { name: string }
  /** Of the reader. `null`: the role stays, and what they may do is another. */
  'member.role-changed': ByPerson & { role: TeamRole | null }
  'member.removed': ByPerson & { name: string }
  /** `provider` of an identity that came or went. */
  'security.notice': { notice: SecurityNotice; provider: string | null }
}

/** Where it is, is found by what it is. */
export interface NoticeSubject {
  type: Exclude<SubjectType, 'customer' | 'member'> | 'page-response'
  id: string
}

export interface NoticeOf<Kind extends NotificationKind> {
  kind: Kind
  params: ParamsByKind[Kind]
  /**
   * Whoever is limited to some locations hears of it where it is at one of theirs. `null`: it tells nothing of any location;
   * where nothing is said, they do not hear of it.
   */
  about?: NoticeSubject | null
  /** Where in the product its subject is. */
  link: string | null
  /** Where they all are, once several are told as one. */
  linkOfMany?: string
  /** Instead, where the list knows since when: the time at which the first of them was told is put behind it. */
  linkSince?: string
  /** Of how many things it tells; one unless said. */
  amount?: number
  /** The review that a mail about it shows. */
  reviewId?: string
  /** Those whose words the bell shows, where it tells of several as one. */
  reviewIds?: readonly string[]
}

/** What there is to tell people, without words: those are found in each reader's language. */
export type Notice = { [Kind in NotificationKind]: NoticeOf<Kind> }[NotificationKind]
