import type { ActivityEntry } from '#shared/contracts/activity.ts'
import { findLink, type Viewer } from './activity-links.ts'
import type { ActivityRow } from './activity.repository.ts'

export function presentActivity(row: ActivityRow, viewer: Viewer): ActivityEntry {
  return {
    id: row.id,
    action: row.action,
    actorName: row.actor_name,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    subjectLabel: row.subject_label,
    amount: row.amount,
    createdAt: row.created_at.toISOString(),
    link: findLink(row, viewer),
  }
}
