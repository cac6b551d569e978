export const DISPUTE_STATUSES = ['pending', 'in_progress', 'resolved', 'rejected'] as const
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number]

/** What is told of a dispute. */
export const DISPUTE_TURNS = [
  'filed',
  'filing-failed',
  'resolved',
  'rejected',
  'reopened',
  'appealed',
  'prioritizing-failed',
] as const

/** Every legal move. `rejected` can be reopened; `resolved` is final. */
const NEXT_STATUSES: Record<DisputeStatus, readonly DisputeStatus[]> = {
  pending: ['in_progress', 'resolved', 'rejected'],
  in_progress: ['resolved', 'rejected'],
  resolved: [],
  rejected: ['pending'],
}

export function statusesThatMayBecome(to: DisputeStatus): DisputeStatus[] {
  return DISPUTE_STATUSES.filter((from) => NEXT_STATUSES[from].includes(to))
}

export const canBecome = (from: DisputeStatus, to: DisputeStatus): boolean => NEXT_STATUSES[from].includes(to)

/** Nobody has decided it yet. */
export const isOpen = (status: DisputeStatus): boolean => status === 'pending' || status === 'in_progress'

/** Where the filing of this round stands: what was reopened can be filed again. */
export const FILING_STATES = ['none', 'queued', 'filing', 'filed', 'failed'] as const
export type FilingState = (typeof FILING_STATES)[number]

/** `by-hand`: a person did, on the platform's page, and said so. */
export const FILED_WAYS = ['api', 'by-hand'] as const
export type FiledWay = (typeof FILED_WAYS)[number]

/** What the platform did, as a person recorded it. */
export const DISPUTE_OUTCOMES = ['removed', 'edited', 'kept', 'withdrawn'] as const
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number]

/** That the review stays is what rejecting is for. */
export const RESOLVING_OUTCOMES = ['removed', 'edited', 'withdrawn'] as const satisfies readonly DisputeOutcome[]
export type ResolvingOutcome = (typeof RESOLVING_OUTCOMES)[number]

export const DISPUTE_EVENT_KINDS = [
  'created',
  'review-linked',
  'changed',
  'evidence-added',
  'evidence-removed',
  'note-added',
  'note-removed',
  'file-added',
  'file-removed',
  'prioritized',
  'action-taken',
  'checked',
  'filing-asked',
  'filing-undone',
  'filed',
  'filing-failed',
  'resolved',
  'rejected',
  'reopened',
  'appeal-written',
  'appealed',
  'appeal-decided',
  'deadline-set',
  'reminded',
  'assigned',
] as const
export type DisputeEventKind = (typeof DISPUTE_EVENT_KINDS)[number]

/** What a review can be started with, and how many lines and files a case holds. */
export const DISPUTE_LIMITS = {
  description: 4000,
  line: 1000,
  lines: 50,
  files: 10,
  fileBytes: 5_000_000,
  /** Of a review that somebody tells of. */
  content: 20_000,
} as const
export const EVIDENCE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'] as const
