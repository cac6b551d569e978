import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ActivityEntry } from '#shared/contracts/activity.ts'
import type { ActivityAction } from '#shared/domain/activity-actions.ts'
import { readReviewLabel } from './activity-groups.ts'

/** A new action needs a line here and a sentence in each language. */
const SENTENCES = {
  'workspace.created': 'workspaceCreated',
  'workspace.renamed': 'workspaceRenamed',
  'member.signed-in': 'memberSignedIn',
  'member.invited': 'memberInvited',
  'member.joined': 'memberJoined',
  'member.role-changed': 'memberRoleChanged',
  'member.permissions-changed': 'memberPermissionsChanged',
  'member.locations-changed': 'memberLocationsChanged',
  'member.suspended': 'memberSuspended',
  'member.reactivated': 'memberReactivated',
  'member.removed': 'memberRemoved',
  'member.invitation-withdrawn': 'memberInvitationWithdrawn',
  'member.ownership-transferred': 'memberOwnershipTransferred',
  'account.sign-in-refused': 'accountSignInRefused',
  'account.locked': 'accountLocked',
  'account.password-changed': 'accountPasswordChanged',
  'account.email-changed': 'accountEmailChanged',
  'account.factor-added': 'accountFactorAdded',
  'account.factor-removed': 'accountFactorRemoved',
  'account.recovery-codes-made': 'accountRecoveryCodesMade',
  'account.recovery-code-used': 'accountRecoveryCodeUsed',
  'account.identity-linked': 'accountIdentityLinked',
  'account.identity-unlinked': 'accountIdentityUnlinked',
  'workspace.settings-changed': 'workspaceSettingsChanged',
  'workspace.branding-changed': 'workspaceBrandingChanged',
  'workspace.activity-exported': 'workspaceActivityExported',
  'review.exported': 'reviewExported',
  'qr-code.exported': 'qrCodeExported',
  'hosted-page.exported': 'hostedPageExported',
  'sso.changed': 'ssoChanged',
  'sso.removed': 'ssoRemoved',
  'integration.connected': 'integrationConnected',
  'integration.disconnected': 'integrationDisconnected',
  'integration.broken': 'integrationBroken',
  'provider.connected': 'providerConnected',
  'provider.changed': 'providerChanged',
  'provider.disconnected': 'providerDisconnected',
  'review.arrived': 'reviewArrived',
  'review.flagged': 'reviewFlagged',
  'review.unflagged': 'reviewUnflagged',
  'review.assigned': 'reviewAssigned',
  'reply.submitted': 'replySubmitted',
  'reply.undone': 'replyUndone',
  'reply.awaits-approval': 'replyAwaitsApproval',
  'reply.returned': 'replyReturned',
  'reply.live': 'replyLive',
  'reply.rejected': 'replyRejected',
  'reply.failed': 'replyFailed',
  'reply.deleted': 'replyDeleted',
  'reply.scheduled': 'replyScheduled',
  'reply.schedule-cancelled': 'replyScheduleCancelled',
  'reply.held': 'replyHeld',
  'integration.removed': 'integrationRemoved',
  'import.done': 'importDone',
  'import.undone': 'importUndone',
  'review.added': 'reviewAdded',
  'review.edited': 'reviewEdited',
  'review.removed': 'reviewRemoved',
  'dispute.opened': 'disputeOpened',
  'dispute.filed': 'disputeFiled',
  'dispute.filing-failed': 'disputeFilingFailed',
  'dispute.resolved': 'disputeResolved',
  'dispute.rejected': 'disputeRejected',
  'dispute.reopened': 'disputeReopened',
  'dispute.appealed': 'disputeAppealed',
  'incident.opened': 'incidentOpened',
  'incident.closed': 'incidentClosed',
  'qr-code.created': 'qrCodeCreated',
  'qr-code.changed': 'qrCodeChanged',
  'qr-code.activated': 'qrCodeActivated',
  'qr-code.deactivated': 'qrCodeDeactivated',
  'qr-code.deleted': 'qrCodeDeleted',
  'qr-code.restored': 'qrCodeRestored',
  'hosted-page.created': 'hostedPageCreated',
  'hosted-page.changed': 'hostedPageChanged',
  'hosted-page.published': 'hostedPagePublished',
  'hosted-page.unpublished': 'hostedPageUnpublished',
  'hosted-page.deleted': 'hostedPageDeleted',
  'hosted-page.restored': 'hostedPageRestored',
  'hosted-page.answered': 'hostedPageAnswered',
  'contact.created': 'contactCreated',
  'contact.changed': 'contactChanged',
  'contact.tagged': 'contactTagged',
  'contact.consented': 'contactConsented',
  'contact.unsubscribed': 'contactUnsubscribed',
  'contact.deleted': 'contactDeleted',
  'contact.restored': 'contactRestored',
  'contact.imported': 'contactImported',
  'contact.import-undone': 'contactImportUndone',
  'contact.exported': 'contactExported',
  'contact.erased': 'contactErased',
  'campaign.created': 'campaignCreated',
  'campaign.changed': 'campaignChanged',
  'campaign.deleted': 'campaignDeleted',
  'campaign.restored': 'campaignRestored',
  'review.sentiment-corrected': 'reviewSentimentCorrected',
  'assistant.voice-changed': 'assistantVoiceChanged',
} as const satisfies Record<ActivityAction, string>

const emphasise = (chunks: ReactNode) => <span className="font-medium text-ink">{chunks}</span>

/** A workspace is set up before anybody says what the business is called. */
const findSentence = ({ action, subjectLabel }: ActivityEntry) =>
  action === 'workspace.created' && subjectLabel === '' ? 'workspaceSetUp' : SENTENCES[action]

export function ActivitySentence({ entry, count }: { entry: ActivityEntry; count: number }) {
  const t = useTranslations('activity.sentences')
  const common = useTranslations('common')
  const words = useTranslations('activity')
  // All are given the same values. Which of them takes which is more than the compiler can hold, so it looks at one.
  const sentence = findSentence(entry) as 'memberSignedIn'
  const values = {
    by: entry.actorName === null ? 'product' : 'person',
    actor: entry.actorName ?? '',
    // Nobody had said yet what the business is called.
    subject: entry.subjectLabel || common('yourBusiness'),
    ...readReviewLabel(entry.subjectLabel, words('anonymous')),
    count,
    amount: entry.amount ?? 0,
    who: emphasise,
    what: emphasise,
  }
  return <p className="min-w-0 break-words text-ink-muted">{t.rich(sentence, values)}</p>
}
