import { deriveStatus } from '#shared/domain/review-status.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { insertEvents, type NewReviewEvent } from './review-events.repository.ts'
import type { Colleague } from './assignees.repository.ts'
import { seesLocation } from './assignees.ts'
import { factsOf, nextInstant } from './review-facts.ts'
import { lockForTriage, saveTriage, type TriageColumns, type TriagedReview } from './triage.repository.ts'

type Assignee = Pick<Colleague, 'userId' | 'name' | 'locations'>

/** What is absent stays as it is. */
export interface TriageChange {
  isFlagged?: boolean | undefined
  isDone?: boolean | undefined
  isRead?: boolean | undefined
  /** What they do not see stays as it is. */
  assignee?: Assignee | null | undefined
  /** Takes the place of those there are. */
  tags?: readonly string[] | undefined
  addTags?: readonly string[] | undefined
  removeTags?: readonly string[] | undefined
}

interface Triaged {
  found: TriagedReview[]
  changedIds: string[]
}

export interface Doer {
  userId: string
  name: string
}

/** So many are read, decided and written at once; between two, whoever else is asking gets an answer. */
const SLICE = 100

/** As many as a review may carry. */
const MOST_TAGS = 20

/**
 * Does the same to one review or to many, by a person or a rule, in few statements. Answers those it found, without those that the one they are to be
 * assigned to does not see, and those it changed: what is so already is left alone and has no line in the history.
 */
export async function triageReviews(
  tx: CustomerTx,
  doer: Doer | null,
  { ids, change }: { ids: readonly string[]; change: TriageChange },
): Promise<Triaged> {
  // In the order in which each slice locks its own, so that two that want the same ones wait instead of blocking.
  const inOrder = [...new Set(ids.map((id) => id.toLowerCase()))].toSorted()
  const all: Triaged = { found: [], changedIds: [] }
  for (let at = 0; at < inOrder.length; at += SLICE) {
    const { found, changedIds } = await triageSlice(tx, doer, { ids: inOrder.slice(at, at + SLICE), change })
    all.found.push(...found)
    all.changedIds.push(...changedIds)
  }
  return all
}

async function triageSlice(
  tx: CustomerTx,
  doer: Doer | null,
  { ids, change }: { ids: readonly string[]; change: TriageChange },
): Promise<Triaged> {
  const { assignee } = change
  const found = (await lockForTriage(tx, ids)).filter(
    ({ location_id: location }) => !assignee || seesLocation(assignee, location),
  )
  const decided = found.map((review) => decide(review, change, doer))
  await saveTriage(
    tx,
    decided.flatMap(({ columns }) => columns ?? []),
  )
  await insertEvents(
    tx,
    doer,
    decided.flatMap(({ events }) => events),
  )
  return { found, changedIds: decided.flatMap(({ columns }) => columns?.id ?? []) }
}

/** The review's columns after the change, or none when nothing changes. */
function decide(review: TriagedReview, change: TriageChange, doer: Doer | null) {
  const parts = [
    decideFlag(review, change, doer),
    decideDone(review, change, doer),
    decideAssignee(review, change),
    decideTags(review, change),
    decideRead(review, change, doer),
  ].filter((part) => part !== null)
  if (parts.length === 0) return { columns: null, events: [] }
  const changes = Object.assign({}, ...parts.map((part) => part.columns)) as Partial<TriageColumns>
  const after = { ...review, ...changes }
  return {
    columns: { ...pickColumns(after), status: deriveStatus(factsOf(after)) },
    events: parts.flatMap((part): NewReviewEvent[] => (part.event ? [{ reviewId: review.id, ...part.event }] : [])),
  }
}

interface Part {
  columns: Partial<TriageColumns>
  event?: Omit<NewReviewEvent, 'reviewId'>
}

function decideFlag(review: TriagedReview, { isFlagged }: TriageChange, doer: Doer | null): Part | null {
  if (isFlagged === undefined || isFlagged === (review.flagged_at !== null)) return null
  return isFlagged
    ? { columns: { flagged_at: nextInstant(review), flagged_by: doer?.userId ?? null }, event: { kind: 'flagged' } }
    : { columns: { flagged_at: null, flagged_by: null }, event: { kind: 'unflagged' } }
}

function decideDone(review: TriagedReview, { isDone }: TriageChange, doer: Doer | null): Part | null {
  if (isDone === undefined || isDone === (review.done_at !== null)) return null
  return isDone
    ? { columns: { done_at: new Date(), done_by: doer?.userId ?? null }, event: { kind: 'done' } }
    : { columns: { done_at: null, done_by: null }, event: { kind: 'reopened' } }
}

function decideAssignee(review: TriagedReview, { assignee }: TriageChange): Part | null {
  if (assignee === undefined || (assignee?.userId ?? null) === review.assignee_id) return null
  return assignee
    ? { columns: { assignee_id: assignee.userId }, event: { kind: 'assigned', detail: assignee.name } }
    : { columns: { assignee_id: null }, event: { kind: 'unassigned' } }
}

function decideTags(review: TriagedReview, { tags, addTags = [], removeTags = [] }: TriageChange): Part | null {
  const kept = (tags ?? review.tags).filter((tag) => !removeTags.includes(tag))
  const wanted = [...new Set([...kept, ...addTags])].slice(0, MOST_TAGS)
  if (wanted.length === review.tags.length && wanted.every((tag) => review.tags.includes(tag))) return null
  return { columns: { tags: wanted }, event: { kind: 'tagged', detail: wanted.join(', ') } }
}

function decideRead(review: TriagedReview, { isRead }: TriageChange, doer: Doer | null): Part | null {
  if (isRead === undefined || isRead === (review.read_at !== null)) return null
  return { columns: isRead ? { read_at: new Date(), read_by: doer?.userId ?? null } : { read_at: null, read_by: null } }
}

function pickColumns(review: TriagedReview): TriageColumns {
  const { id, status, flagged_at, flagged_by, done_at, done_by, assignee_id, tags, read_at, read_by } = review
  return { id, status, flagged_at, flagged_by, done_at, done_by, assignee_id, tags, read_at, read_by }
}
