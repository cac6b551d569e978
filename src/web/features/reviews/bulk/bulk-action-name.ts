import type { BulkAction } from '#shared/contracts/review-bulk.ts'

/** What is done, in one word: taking a flag away is another thing than setting one. */
export function nameOfAction(action: BulkAction) {
  switch (action.kind) {
    case 'assign':
      return action.assigneeId === null ? 'unassign' : 'assign'
    case 'tag':
      return action.add.length > 0 ? 'tag' : 'untag'
    case 'flag':
    case 'done':
    case 'read':
      return nameOfSwitch(action)
    case 'schedule':
    case 'dispute':
    case 'draft':
      return action.kind
  }
}

function nameOfSwitch(action: Extract<BulkAction, { kind: 'flag' | 'done' | 'read' }>) {
  switch (action.kind) {
    case 'flag':
      return action.isFlagged ? 'flag' : 'unflag'
    case 'done':
      return action.isDone ? 'done' : 'reopen'
    case 'read':
      return action.isRead ? 'read' : 'unread'
  }
}
