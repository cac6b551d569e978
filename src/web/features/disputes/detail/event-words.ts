import { type Fault, faultSchema } from '#shared/domain/faults.ts'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import type { DisputeEventKind } from '#shared/domain/dispute-status.ts'

export type DisputeEvent = DisputeDetail['events'][number]
export type SentenceKey = DisputeEventKind | 'deadline-cleared' | 'unassigned'

const BUILT_IN = { engine: 'built-in', model: null } as const
const CHANGED_FIELDS = ['reason', 'category', 'description', 'evidence', 'notes'] as const
export type ChangedField = (typeof CHANGED_FIELDS)[number]

/** Nobody and no day are told in other words than somebody and a day. */
export function sentenceOf({ kind, detail }: DisputeEvent): SentenceKey {
  if (kind === 'deadline-set' && detail === null) return 'deadline-cleared'
  if (kind === 'assigned' && detail === null) return 'unassigned'
  return kind
}

/** What changed, by the names of the fields as they are recorded. */
export function listChangedFields({ detail }: DisputeEvent): ChangedField[] {
  const named = (detail ?? '').split(', ')
  return CHANGED_FIELDS.filter((field) => named.includes(field))
}

interface ToldPriority {
  level: 'high' | 'medium' | 'low'
  score: number
  /** Older events do not say. */
  origin: { engine: 'built-in' | 'model'; model: string | null } | null
}

/** How urgent and who says so, as `high, 8, gpt-4o` and `high, 8, built-in` record it. */
export function findPriority({ detail }: DisputeEvent): ToldPriority | null {
  const [, level, score, by] = /^(high|medium|low), (\d+)(?:, (.+))?$/.exec(detail ?? '') ?? []
  if (level === undefined) return null
  const said = by === 'built-in' ? BUILT_IN : ({ engine: 'model', model: by ?? null } as const)
  return { level: level as ToldPriority['level'], score: Number(score), origin: by === undefined ? null : said }
}

/** These are told with the words themselves below. */
const QUOTED: readonly DisputeEventKind[] = [
  'evidence-added',
  'evidence-removed',
  'note-added',
  'note-removed',
  'action-taken',
  'filing-failed',
  'appeal-written',
  'resolved',
  'rejected',
]

/** Since faults have kinds; what was recorded before is a sentence, and is quoted. */
export function findFault({ kind, detail }: DisputeEvent): Fault | null {
  if (kind !== 'filing-failed' || !detail?.startsWith('{')) return null
  return faultSchema.safeParse(JSON.parse(detail)).data ?? null
}

export const findQuote = ({ kind, detail }: DisputeEvent): string | null => (QUOTED.includes(kind) ? detail : null)
