import { keepPreviousData } from '@tanstack/react-query'
import { listActivity } from '#shared/contracts/activity.ts'
import type { ActivitySubject } from '#shared/domain/activity-subjects.ts'
import { pagedQuery } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

/** As the address says it. */
export interface AuditFilter {
  /** A person's user id, or `product`. */
  actor?: string | undefined
  subject?: readonly ActivitySubject[] | undefined
  /** Days, both included. */
  from?: string | undefined
  to?: string | undefined
}

/** Under the key of all activity: what is told by a live event is asked for again. */
export const auditQuery = ({ actor, subject = [], from, to }: AuditFilter) => ({
  ...pagedQuery([...queryKeys.activity, 'audit', { actor, subject, from, to }], listActivity, {
    actor,
    subject: [...subject],
    from,
    to,
    limit: 50,
  }),
  placeholderData: keepPreviousData,
})

export const isNarrowed = ({ actor, subject = [], from, to }: AuditFilter): boolean =>
  subject.length > 0 || [actor, from, to].some((part) => part !== undefined)
