import type { Permission } from '#shared/domain/permissions.ts'
import type { ActivityRow } from './activity.repository.ts'

export interface Viewer {
  permissions: readonly Permission[]
  /** Those of the reviews told of that are still there. */
  standingReviews: ReadonlySet<string>
}

/** Where the subject of a line is, for whoever may see it there. */
export function findLink(row: ActivityRow, viewer: Viewer): string | null {
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
      return viewer.standingReviews.has(id) ? { link: `/reviews?review=${id}`, needs: 'reviews.view' } : null
    case 'dispute':
      return { link: `/disputes?dispute=${id}`, needs: 'disputes.view' }
    case 'incident':
      return { link: `/disputes?incident=${id}`, needs: 'disputes.view' }
    case 'integration':
    case 'import':
      return { link: '/settings?tab=integrations', needs: 'integrations.view' }
    case 'member':
      return { link: '/team', needs: 'team.view' }
    case 'customer':
      return findSetting(action)
  }
}

function findSetting(action: ActivityRow['action']): Place {
  if (action === 'assistant.voice-changed') return { link: '/settings?tab=assistant', needs: 'reviews.view' }
  if (action === 'workspace.created') return { link: '/settings', needs: 'settings.view' }
  return { link: '/settings?tab=security', needs: 'settings.manage' }
}
