import type { Dispute, DisputeDetail } from '#shared/contracts/disputes.ts'
import { writeInstant } from '#server/database/out-of-json.ts'
import type { DisputeEventRow } from '../dispute-events.repository.ts'
import type { DisputeFileRow } from '../dispute-files.repository.ts'
import type { DisputeFilingRow } from '../filing/filings.repository.ts'
import type { JoinedDispute } from './dispute-rows.repository.ts'

export function presentDispute(row: JoinedDispute): Dispute {
  return {
    id: row.id,
    reviewId: row.review_id,
    review: presentReviewOf(row),
    platform: row.platform,
    stated: presentStated(row),
    reason: row.reason,
    category: row.category,
    description: row.description,
    status: row.status,
    aiGenerated: row.ai_generated,
    origin: row.draft_origin,
    isDraftEdited: row.draft_edited,
    evidence: row.evidence,
    notes: row.notes,
    ...presentFilingState(row),
    priorityLevel: row.priority_level,
    urgencyScore: row.urgency_score,
    aiPrioritized: row.ai_prioritized,
    priority: row.priority,
    isPriorityOutdated: row.priority_reason !== null && row.priority_reason !== row.reason,
    checklist: row.checklist,
    ...presentCourse(row),
    assignee: row.assignee_id && row.assignee_name ? { userId: row.assignee_id, name: row.assignee_name } : null,
    incidentId: row.incident_id,
    fileCount: row.file_count,
    createdByName: row.created_by_name,
    createdAt: writeInstant(row.created_at),
    updatedAt: writeInstant(row.updated_at),
  }
}

function presentReviewOf(row: JoinedDispute): Dispute['review'] {
  const { review_id: id, review_platform: platform, review_created_at: createdAt } = row
  if (!id || !platform || !createdAt) return null
  return {
    id,
    platform,
    rating: row.review_rating,
    isRecommended: row.review_is_recommended,
    author: row.review_author,
    content: row.review_content,
    url: row.review_url,
    createdAt: writeInstant(createdAt),
    vanishedAt: writeInstant(row.review_vanished_at),
    locationId: row.review_location_id,
    isSandbox: row.review_is_sandbox ?? false,
  }
}

function presentStated(row: JoinedDispute): Dispute['stated'] {
  const { review_id: reviewId, stated_rating: rating, stated_content: content } = row
  return reviewId === null && (rating !== null || content !== null) ? { rating, content } : null
}

function presentFilingState(row: JoinedDispute) {
  return {
    platformCaseId: row.platform_case_id,
    filedWithPlatform: row.filed_with_platform,
    filingState: row.filing_state,
    filingUndoUntil:
      row.filing_state === 'queued' && row.filing_attempts === 0 ? writeInstant(row.filing_due_at) : null,
    filingFault: row.filing_fault,
    filedAt: writeInstant(row.filed_at),
    isSandboxCase: row.is_sandbox_case,
    filingWay: findFilingWay(row),
    filingObstacle: findFilingObstacle(row),
  }
}

function presentCourse(row: JoinedDispute) {
  const { appealed_at: appealedAt } = row
  return {
    dueAt: writeInstant(row.due_at),
    outcome: row.outcome,
    outcomeNote: row.outcome_note,
    closedAt: writeInstant(row.closed_at),
    appealWords: row.appeal_words,
    appeal:
      appealedAt === null
        ? null
        : {
            filedAt: writeInstant(appealedAt),
            reference: row.appeal_reference,
            isDecided: row.appeal_decided_at !== null,
          },
  }
}

type Linked = Pick<JoinedDispute, 'platform' | 'review_platform' | 'review_source' | 'connection'>

/** Filing is for what the platform gave to us and so knows by a name of its own, by a connection that works. */
export function findFilingObstacle(row: Linked): Dispute['filingObstacle'] {
  if (row.review_platform === null || row.review_source !== 'platform') return 'not-linked'
  return row.connection?.status === 'connected' && !row.connection.needs_reconnect ? null : 'not-connected'
}

/** A connection says what it can do; without one, a person can. */
export function findFilingWay(row: Linked): Dispute['filingWay'] {
  if (row.platform === null) return 'none'
  if (findFilingObstacle(row) !== null) return 'by-hand'
  return row.connection?.capabilities?.canDispute ? 'api' : 'by-hand'
}

export function presentEvent(row: DisputeEventRow): DisputeDetail['events'][number] {
  const { id, kind, detail, actor_name: actorName, created_at: createdAt } = row
  return { id, kind, detail, actorName, createdAt: createdAt.toISOString() }
}

export function presentFiling(row: DisputeFilingRow): DisputeDetail['filings'][number] {
  const { id, way, is_sandbox: isSandbox, reference, filed_by_name: filedByName, outcome } = row
  return {
    id,
    way,
    isSandbox,
    reference,
    filedAt: row.filed_at.toISOString(),
    filedByName,
    outcome,
    decidedAt: writeInstant(row.decided_at),
  }
}

export function presentFile(row: DisputeFileRow): DisputeDetail['files'][number] {
  const { id, name, media_type: mediaType, size, sha256, added_by_name: addedByName, created_at: createdAt } = row
  return { id, name, mediaType, size, sha256, addedByName, createdAt: createdAt.toISOString() }
}
