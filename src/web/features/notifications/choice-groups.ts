import type { NotificationPreferences } from '#shared/contracts/notification-preferences.ts'
import type { NotificationChannel, NotificationKind } from '#shared/domain/notification-kinds.ts'

const GROUPS = ['reviews', 'replies', 'disputes', 'workspace', 'security'] as const
export type ChoiceGroup = (typeof GROUPS)[number]

const GROUP_OF: Record<NotificationKind, ChoiceGroup> = {
  'review.new': 'reviews',
  'review.bad': 'reviews',
  'review.assigned': 'reviews',
  'review.mentioned': 'reviews',
  'reply.live': 'replies',
  'reply.rejected': 'replies',
  'reply.failed': 'replies',
  'reply.awaiting': 'replies',
  'reply.returned': 'replies',
  'reply.held': 'replies',
  'dispute.changed': 'disputes',
  'dispute.assigned': 'disputes',
  'dispute.due': 'disputes',
  'incident.opened': 'disputes',
  'connection.broken': 'workspace',
  'connection.expiring': 'workspace',
  'invitation.accepted': 'workspace',
  'security.notice': 'security',
}

export type Choice = NotificationPreferences['choices'][number]

export interface ChoiceRow {
  kind: NotificationKind
  byChannel: Partial<Record<NotificationChannel, Choice>>
}

/** A row a kind, in the order they come in; a group without any is left out. */
export function groupChoices(choices: readonly Choice[]): { group: ChoiceGroup; rows: ChoiceRow[] }[] {
  const kinds = [...Map.groupBy(choices, ({ kind }) => kind)]
  const rows = kinds.map(([kind, own]): ChoiceRow => ({
    kind,
    byChannel: Object.fromEntries(own.map((choice) => [choice.channel, choice])),
  }))
  return GROUPS.map((group) => ({ group, rows: rows.filter(({ kind }) => GROUP_OF[kind] === group) })).filter(
    (each) => each.rows.length > 0,
  )
}
