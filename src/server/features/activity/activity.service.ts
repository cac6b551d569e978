import { AsyncLocalStorage } from 'node:async_hooks'
import type { listActivity } from '#shared/contracts/activity.ts'
import type { OutputOf, ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type { ActivityAction, SubjectType } from '#shared/domain/activity-actions.ts'
import { ACTIVITY_SUBJECTS, type ActivitySubject, subjectOf } from '#shared/domain/activity-subjects.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { mayUse } from '#server/kernel/http/access.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { readCursor, toPage } from '#server/kernel/paging/keyset.ts'
import { presentActivity } from './activity.presenter.ts'
import { insert, listNewest, listStandingReviews } from './activity.repository.ts'

/** `null` when the product did it by itself. */
type Doer = { userId: string; name: string } | null

export interface Subject {
  type: SubjectType
  id: string
  /** What people call it, as it was called then. */
  label: string
  /** Of how many things the entry tells. */
  amount?: number
}

const moments = new AsyncLocalStorage<Date>()

/** Whatever this work records is of that moment: lines are never changed, so history that is brought along comes dated. */
export function recordAsOf<T>(at: Date, work: () => Promise<T>): Promise<T> {
  return moments.run(at, work)
}

/** Part of the change it tells of: same transaction, and every open feed hears of it. */
export async function recordActivity(
  tx: CustomerTx,
  doer: Doer,
  action: ActivityAction,
  subject: Subject,
): Promise<void> {
  const id = await insert(tx, {
    actor_user_id: doer?.userId ?? null,
    actor_name: doer?.name ?? null,
    action,
    subject_group: subjectOf(action),
    subject_type: subject.type,
    subject_id: subject.id,
    subject_label: subject.label,
    amount: subject.amount ?? null,
    created_at: moments.getStore(),
  })
  emit(tx, { type: 'activity.recorded', subjectId: id, userId: null })
}

export function createActivityService({ transactions }: { transactions: Transactions }) {
  function listSubjectsFor({ member }: Actor): ActivitySubject[] {
    const canSeeDisputes = mayUse(member, 'disputes.view', 'disputes')
    return ACTIVITY_SUBJECTS.filter((subject) => subject !== 'disputes' || canSeeDisputes)
  }

  return {
    list(viewer: Actor, input: ParsedInputOf<typeof listActivity>): Promise<OutputOf<typeof listActivity>> {
      const { subject: wanted = [], actor, limit } = input
      const after = readCursor(input.cursor)
      return transactions.read(viewer.customerId, async (tx) => {
        const seen = listSubjectsFor(viewer)
        const subjects = seen.filter((subject) => wanted.length === 0 || wanted.includes(subject))
        const { rows, nextCursor } = toPage(await listNewest(tx, { subjects, actor, after, limit: limit + 1 }), limit)
        const reviewIds = rows.flatMap((row) => (row.subject_type === 'review' ? [row.subject_id] : []))
        const standingReviews = await listStandingReviews(tx, reviewIds)
        const { permissions } = viewer.member
        return { items: rows.map((row) => presentActivity(row, { permissions, standingReviews })), nextCursor }
      })
    },
  }
}
