import type { ActivityEntry } from '#shared/contracts/activity.ts'
import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import type { Permission } from '#shared/domain/permissions.ts'
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

interface Viewer {
  permissions: readonly Permission[]
  /** Those of the reviews and QR codes told of that are still there. */
  standing: ReadonlySet<string>
}

/** Where the subject of a line is, for whoever may see it there. */
function findLink(row: ActivityRow, viewer: Viewer): string | null {
  const place = findPlace(row, viewer)
  return place && viewer.permissions.includes(place.needs) ? place.link : null
}

interface Place {
  link: string
  needs: Permission
}

function findPlace({ subject_type: type, subject_id: id, action }: ActivityRow, viewer: Viewer): Place | null {
  switch (type) {
    case 'review':
      return viewer.standing.has(id) ? { link: linkTo(paths.reviews, { review: id }), needs: 'reviews.view' } : null
    case 'dispute':
      return { link: linkTo(paths.disputes, { dispute: id }), needs: 'disputes.view' }
    case 'incident':
      return { link: linkTo(paths.disputes, { incident: id }), needs: 'disputes.view' }
    case 'qr-code':
      return viewer.standing.has(id) ? { link: linkTo(paths.qrCodes, { qrCode: id }), needs: 'qr-codes.view' } : null
    case 'integration':
    case 'import':
      return { link: linkTo(paths.settings, { tab: 'integrations' }), needs: 'integrations.view' }
    case 'member':
      return { link: paths.team, needs: 'team.view' }
    case 'customer':
      return findSetting(action)
  }
}

function findSetting(action: ActivityRow['action']): Place {
  if (action === 'assistant.voice-changed')
    return { link: linkTo(paths.settings, { tab: 'assistant' }), needs: 'reviews.view' }
  if (action === 'workspace.created' || action === 'workspace.renamed')
    return { link: paths.settings, needs: 'settings.view' }
  return { link: linkTo(paths.settings, { tab: 'security' }), needs: 'settings.manage' }
}
