import type { ActivityEntry } from '#shared/contracts/activity.ts'
import { linkTo, linkToHostedPage } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import type { Permission } from '#shared/domain/permissions.ts'
import type { ActivityLine, ActivityRow } from './activity.repository.ts'

export function presentActivity(row: ActivityLine, viewer: Viewer): ActivityEntry {
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
    changes: row.changes ?? [],
    origin: findOrigin(row, viewer),
  }
}

interface Viewer {
  permissions: readonly Permission[]
  /** Those of the reviews and QR codes told of that are still there. */
  standing: ReadonlySet<string>
}

/** Whom it does not concern is not told from where others work. */
function findOrigin({ browser, system, address }: ActivityLine, { permissions }: Viewer): ActivityEntry['origin'] {
  const isKnown = browser !== null || system !== null || address !== null
  return isKnown && permissions.includes('team.manage') ? { browser, system, address } : null
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

/** What can be taken away again, and then leads nowhere. */
const CAN_GO: ReadonlySet<ActivityRow['subject_type']> = new Set([
  'review',
  'qr-code',
  'hosted-page',
  'contact',
  'campaign',
])

const MARKETING_PLACES = {
  'hosted-page': (id) => ({ link: linkToHostedPage(id, { tab: 'results' }), needs: 'qr-codes.view' }),
  contact: (id) => ({ link: linkTo(paths.contacts, { contact: id }), needs: 'contacts.view' }),
  campaign: (id) => ({ link: linkTo(paths.campaigns, { campaign: id }), needs: 'campaigns.view' }),
  'qr-code': (id) => ({ link: linkTo(paths.qrCodes, { qrCode: id }), needs: 'qr-codes.view' }),
} satisfies Partial<Record<ActivityRow['subject_type'], (id: string) => Place>>

const isOfMarketing = (type: ActivityRow['subject_type']): type is keyof typeof MARKETING_PLACES =>
  type in MARKETING_PLACES

function findPlace({ subject_type: type, subject_id: id, action }: ActivityRow, viewer: Viewer): Place | null {
  if (CAN_GO.has(type) && !viewer.standing.has(id)) return null
  if (isOfMarketing(type)) return MARKETING_PLACES[type](id)
  switch (type) {
    case 'review':
      return { link: linkTo(paths.reviews, { review: id }), needs: 'reviews.view' }
    case 'dispute':
      return { link: linkTo(paths.disputes, { dispute: id }), needs: 'disputes.view' }
    case 'incident':
      return { link: linkTo(paths.disputes, { incident: id }), needs: 'disputes.view' }
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
  if (action === 'workspace.settings-changed') return { link: paths.settings, needs: 'settings.view' }
  if (action === 'workspace.branding-changed')
    return { link: linkTo(paths.settings, { tab: 'branding' }), needs: 'settings.view' }
  if (action === 'workspace.activity-exported') return { link: paths.team, needs: 'team.view' }
  if (action.startsWith('contact.')) return { link: paths.contacts, needs: 'contacts.view' }
  if (action === 'review.exported') return { link: paths.reviews, needs: 'reviews.view' }
  if (action === 'assistant.voice-changed')
    return { link: linkTo(paths.settings, { tab: 'assistant' }), needs: 'reviews.view' }
  if (action === 'workspace.created' || action === 'workspace.renamed')
    return { link: paths.settings, needs: 'settings.view' }
  return { link: linkTo(paths.settings, { tab: 'security' }), needs: 'settings.manage' }
}
