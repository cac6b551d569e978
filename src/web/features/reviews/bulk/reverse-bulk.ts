import type { BulkAction } from '#shared/contracts/review-bulk.ts'
import type { Review } from '#shared/contracts/reviews.ts'

export interface BulkStep {
  action: BulkAction
  ids: string[]
}

type KnownState = Pick<Review, 'id' | 'isFlagged' | 'isDone' | 'isRead' | 'assignee' | 'tags'>

/** What brings each review back to how it was; those the action did not change are left alone. */
export function reverseBulk(action: BulkAction, reviews: readonly KnownState[]): BulkStep[] {
  const steps = new Map<string, BulkStep>()
  for (const review of reviews) {
    const reverse = reverseOne(action, review)
    if (!reverse) continue
    const key = JSON.stringify(reverse)
    const step = steps.get(key) ?? { action: reverse, ids: [] }
    step.ids.push(review.id)
    steps.set(key, step)
  }
  return [...steps.values()]
}

function reverseOne(action: BulkAction, review: KnownState): BulkAction | null {
  switch (action.kind) {
    case 'flag':
      return action.isFlagged === review.isFlagged ? null : { kind: 'flag', isFlagged: review.isFlagged }
    case 'done':
      return action.isDone === review.isDone ? null : { kind: 'done', isDone: review.isDone }
    case 'read':
      return action.isRead === review.isRead ? null : { kind: 'read', isRead: review.isRead }
    case 'assign':
      return reverseAssignment(action.assigneeId, review)
    case 'tag':
      return reverseTags(action, review)
    case 'schedule':
    case 'dispute':
    case 'draft':
      return null
  }
}

function reverseAssignment(given: string | null, { assignee }: KnownState): BulkAction | null {
  const assigneeId = assignee?.userId ?? null
  return given === assigneeId ? null : { kind: 'assign', assigneeId }
}

function reverseTags(given: { add: string[]; remove: string[] }, { tags }: KnownState): BulkAction | null {
  const remove = given.add.filter((tag) => !tags.includes(tag))
  const add = given.remove.filter((tag) => tags.includes(tag))
  return add.length + remove.length === 0 ? null : { kind: 'tag', add, remove }
}
