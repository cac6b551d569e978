import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ActivityEntry } from '#shared/contracts/activity.ts'
import type { ActivityAction } from '#shared/domain/activity-actions.ts'

/** A new action needs a line here and a sentence in each language. */
const SENTENCES = {
  'workspace.created': 'workspaceCreated',
  'member.signed-in': 'memberSignedIn',
  'member.invited': 'memberInvited',
  'member.joined': 'memberJoined',
  'sso.changed': 'ssoChanged',
  'sso.removed': 'ssoRemoved',
  'integration.connected': 'integrationConnected',
  'integration.disconnected': 'integrationDisconnected',
  'integration.broken': 'integrationBroken',
  'review.arrived': 'reviewArrived',
  'review.flagged': 'reviewFlagged',
  'review.unflagged': 'reviewUnflagged',
  'review.assigned': 'reviewAssigned',
  'reply.submitted': 'replySubmitted',
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
  'dispute.opened': 'disputeOpened',
  'dispute.filed': 'disputeFiled',
  'dispute.filing-failed': 'disputeFilingFailed',
  'dispute.resolved': 'disputeResolved',
  'dispute.rejected': 'disputeRejected',
  'dispute.reopened': 'disputeReopened',
  'dispute.appealed': 'disputeAppealed',
  'incident.opened': 'incidentOpened',
  'incident.closed': 'incidentClosed',
  'review.sentiment-corrected': 'reviewSentimentCorrected',
  'assistant.voice-changed': 'assistantVoiceChanged',
} as const satisfies Record<ActivityAction, string>

const emphasise = (chunks: ReactNode) => <span className="font-medium text-ink">{chunks}</span>

export function ActivitySentence({ entry, count }: { entry: ActivityEntry; count: number }) {
  const t = useTranslations('dashboard.sentences')
  // All are given the same values. Which of them takes which is more than the compiler can hold, so it looks at one.
  const sentence = SENTENCES[entry.action] as 'memberSignedIn'
  const values = {
    by: entry.actorName === null ? 'product' : 'person',
    actor: entry.actorName ?? '',
    subject: entry.subjectLabel,
    count,
    amount: entry.amount ?? 0,
    who: emphasise,
    what: emphasise,
  }
  return <p className="min-w-0 break-words text-ink-muted">{t.rich(sentence, values)}</p>
}
