import type { ReviewFilter } from '#shared/contracts/reviews.ts'

const sort = 'newest'

export const EVERYTHING: ReviewFilter = { sort }

/** What nearly everybody looks for, without having to save it first. */
export const READY_MADE_VIEWS = [
  { name: 'all', filter: EVERYTHING },
  { name: 'assignedToMe', filter: { assignee: 'me', sort } },
  { name: 'unassigned', filter: { assignee: 'nobody', sort } },
  { name: 'needsReply', filter: { status: 'pending', sort } },
  { name: 'problems', filter: { reply: 'problem', sort } },
  { name: 'awaitingApproval', filter: { reply: 'awaiting-approval', sort } },
] as const satisfies readonly { name: string; filter: ReviewFilter }[]
