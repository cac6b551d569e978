import type { Incident, IncidentDetail } from '#shared/contracts/incidents.ts'
import type { GatheredReview, IncidentRow } from './incidents.repository.ts'

export function presentIncident(row: IncidentRow): Incident {
  return {
    id: row.id,
    state: row.state,
    locationId: row.location_id,
    locationName: row.location_name,
    reviewCount: row.review_count,
    maxRating: row.rule.maxRating,
    firstReviewAt: row.first_review_at.toISOString(),
    lastReviewAt: row.last_review_at.toISOString(),
    isAutomationPaused: row.state === 'open',
    openedAt: row.opened_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    closedByName: row.closed_by_name,
  }
}

export function presentReview(row: GatheredReview): IncidentDetail['reviews'][number] {
  const { id, platform, rating, author, content, url, created_at: createdAt, dispute_id: disputeId } = row
  return { id, platform, rating, author, content, url, createdAt: createdAt.toISOString(), disputeId }
}
