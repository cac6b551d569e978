import type { Reply, Review } from '#shared/contracts/reviews.ts'
import { hasReplyApi, type Capabilities } from '#shared/domain/platforms.ts'
import { writeInstant } from '#server/database/out-of-json.ts'
import type { JoinedReview, ReplyRecord } from './review-rows.repository.ts'

export function presentReview(row: JoinedReview): Review {
  const capabilities = findCapabilities(row)
  return {
    id: row.id,
    platform: row.platform,
    platformReviewId: row.platform_review_id,
    source: row.source,
    rating: row.rating,
    isRecommended: row.is_recommended,
    ...presentWords(row),
    language: row.language,
    url: row.url,
    status: row.status,
    sentiment: row.sentiment,
    sentimentScore: row.sentiment_score,
    sentimentOrigin: presentSentimentOrigin(row),
    response: row.response,
    respondedAt: writeInstant(row.responded_at),
    aiGenerated: row.ai_generated,
    reply: row.current_reply && presentReply(row.current_reply),
    planned: row.planned && { ...row.planned, scheduledTime: writeInstant(row.planned.scheduledTime) },
    locationId: row.location_id,
    locationName: row.location_name,
    ...presentTriage(row),
    isEdited: row.is_edited,
    isSandbox: row.is_sandbox,
    ...presentReplying(row, capabilities),
    noteCount: row.note_count,
    vanishedAt: writeInstant(row.vanished_at),
    createdAt: writeInstant(row.created_at),
    updatedAt: writeInstant(row.updated_at),
  }
}

/** Gone when the platform's time for them has run out. */
function presentWords(row: JoinedReview) {
  return {
    title: row.title,
    content: row.content,
    author: row.author,
    authorUrl: row.author_url,
    media: row.media ?? [],
  }
}

function presentSentimentOrigin(row: JoinedReview): Review['sentimentOrigin'] {
  if (row.sentiment === null || row.analysis === null) return null
  if (row.analysis.corrected !== null) return { engine: 'person', model: null }
  return { engine: row.analysis.engine, model: row.analysis.model }
}

function presentTriage(row: JoinedReview) {
  return {
    assignee: row.assignee_id && row.assignee_name ? { userId: row.assignee_id, name: row.assignee_name } : null,
    tags: row.tags,
    isRead: row.is_read,
    isFlagged: row.is_flagged,
    isDone: row.is_done,
  }
}

export function presentReply(row: ReplyRecord): Reply {
  return {
    id: row.id,
    text: row.text,
    state: row.state,
    source: row.source,
    authorName: row.author_name,
    aiGenerated: row.ai_generated,
    draftOrigin: row.draft_origin,
    draftShare: row.draft_share,
    undoUntil: row.state === 'queued' && row.attempts === 0 ? writeInstant(row.post_after) : null,
    nextTryAt: row.state === 'queued' && row.attempts > 0 ? writeInstant(row.post_after) : null,
    postedAt: writeInstant(row.posted_at),
    settledAt: writeInstant(row.settled_at),
    fault: row.fault,
    decidedByName: row.decided_by_name,
    returnNote: row.return_note,
    createdAt: writeInstant(row.created_at),
  }
}

/** What can be done about an answer, and what stands there already. */
function presentReplying(row: JoinedReview, capabilities: Capabilities | null) {
  return {
    replyWay: findReplyWay(row, capabilities),
    needsReconnect: row.connection?.status === 'connected' && row.connection.needsReconnect,
    isBeyondPlan: row.connection?.status === 'resting',
    lacksReplyPermission: capabilities?.limits.includes('replyNotAllowed') ?? false,
    replyLimit: capabilities?.replyLimit ?? null,
    canDeleteReply: capabilities?.canDeleteReply ?? false,
    isReplyFinal: isReplyThere(row) && isWrittenOnce(capabilities),
    liveReply: row.live_reply && { text: row.live_reply.text, answeredAt: writeInstant(row.live_reply.answered_at) },
  }
}

const isReplyThere = ({ live_reply: live, reply_state: state }: JoinedReview) =>
  live !== null || state === 'live' || state === 'checking'

/** The platform takes a reply and does not let it be changed. */
const isWrittenOnce = (capabilities: Capabilities | null) =>
  capabilities !== null && capabilities.canReply && !capabilities.canEditReply

/** Only while connected: what a connection that was given up could do says nothing. */
function findCapabilities(row: JoinedReview): Capabilities | null {
  return row.connection?.status === 'connected' ? row.connection.capabilities : null
}

function findReplyWay(row: JoinedReview, capabilities: Capabilities | null): Review['replyWay'] {
  // No platform knows it by an id of ours.
  if (row.source === 'manual') return 'by-hand'
  if (capabilities) return capabilities.canReply ? 'api' : 'by-hand'
  if (row.is_platform_connected) return 'by-hand'
  return row.source !== 'platform' && !hasReplyApi(row.platform) ? 'by-hand' : 'none'
}
