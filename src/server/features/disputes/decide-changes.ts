import type { DisputeReason } from '#shared/domain/assistant.ts'
import { PLATFORM_POLICIES, type PolicyCategory } from '#shared/domain/dispute-policies.ts'
import type { DisputeEventKind } from '#shared/domain/dispute-status.ts'
import type { DisputeChanges, DisputeRow } from './disputes.repository.ts'

/** What is absent stays as it is. */
export interface WantedChanges {
  reason?: DisputeReason | undefined
  category?: PolicyCategory | null | undefined
  description?: string | undefined
  evidence?: string[] | undefined
  notes?: string[] | undefined
  dueAt?: string | null | undefined
  assignee?: { userId: string; name: string } | null | undefined
}

interface DecidedEvent {
  kind: DisputeEventKind
  detail: string | null
}

interface Part {
  columns: DisputeChanges
  events: DecidedEvent[]
}

const NOTHING: Part = { columns: {}, events: [] }

/** One line of history for each kind of change; what is so already is left alone and has none. */
export function decideChanges(dispute: DisputeRow, wanted: WantedChanges): Part {
  const parts = [
    decideWords(dispute, wanted),
    decideLines(dispute.evidence, wanted.evidence, 'evidence'),
    decideLines(dispute.notes, wanted.notes, 'notes'),
    decideDeadline(dispute, wanted),
    decideAssignee(dispute, wanted),
  ]
  return {
    columns: Object.assign({}, ...parts.map(({ columns }) => columns)) as DisputeChanges,
    events: parts.flatMap(({ events }) => events),
  }
}

/** The detail names what changed, by the names of the fields. */
function decideWords(dispute: DisputeRow, { reason, category, description }: WantedChanges): Part {
  const wanted = { reason, category: findCategory(dispute, { reason, category }), description }
  const changed = (['reason', 'category', 'description'] as const).filter(
    (field) => wanted[field] !== undefined && wanted[field] !== dispute[field],
  )
  if (changed.length === 0) return NOTHING
  const isRewritten = changed.includes('description') && dispute.draft_origin !== null
  return {
    columns: {
      ...Object.fromEntries(changed.map((field) => [field, wanted[field]])),
      ...(isRewritten && { draft_edited: true }),
    },
    events: [{ kind: 'changed', detail: changed.join(', ') }],
  }
}

/** A category that goes with the new reason stays; another gives way to the one that is usual for it. */
function findCategory(
  { platform, reason: before, category: current }: DisputeRow,
  { reason, category }: Pick<WantedChanges, 'reason' | 'category'>,
): PolicyCategory | null | undefined {
  if (category !== undefined || reason === undefined || reason === before || platform === null) return category
  const fitting = PLATFORM_POLICIES[platform].byReason[reason]
  return current !== null && fitting.includes(current) ? undefined : fitting[0]
}

const LINE_KINDS = {
  evidence: ['evidence-added', 'evidence-removed'],
  notes: ['note-added', 'note-removed'],
} as const

function decideLines(before: readonly string[], after: string[] | undefined, field: 'evidence' | 'notes'): Part {
  if (after === undefined || JSON.stringify(before) === JSON.stringify(after)) return NOTHING
  const [added, removed] = LINE_KINDS[field]
  const changes: [DisputeEventKind, string[]][] = [
    [added, without(after, before)],
    [removed, without(before, after)],
  ]
  const events = changes.flatMap(([kind, lines]) => (lines.length > 0 ? [{ kind, detail: lines.join('\n') }] : []))
  const isOrderOnly = events.length === 0
  return {
    columns: { [field]: JSON.stringify(after) },
    events: isOrderOnly ? [{ kind: 'changed', detail: field }] : events,
  }
}

/** The same line twice is two lines. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return lines.filter((line) => {
    const place = left.indexOf(line)
    if (place === -1) return true
    left.splice(place, 1)
    return false
  })
}

/** Another day is asked about anew. */
function decideDeadline({ due_at: before }: DisputeRow, { dueAt }: WantedChanges): Part {
  const after = dueAt ? new Date(dueAt) : null
  if (dueAt === undefined || after?.getTime() === before?.getTime()) return NOTHING
  return {
    columns: { due_at: after, reminded_at: null },
    events: [{ kind: 'deadline-set', detail: after?.toISOString() ?? null }],
  }
}

function decideAssignee({ assignee_id: before }: DisputeRow, { assignee }: WantedChanges): Part {
  if (assignee === undefined || (assignee?.userId ?? null) === before) return NOTHING
  return {
    columns: { assignee_id: assignee?.userId ?? null },
    events: [{ kind: 'assigned', detail: assignee?.name ?? null }],
  }
}
