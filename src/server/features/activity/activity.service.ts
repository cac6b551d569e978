import { AsyncLocalStorage } from 'node:async_hooks'
import type { ActivityAction, SubjectType } from '#shared/domain/activity-actions.ts'
import { subjectOf } from '#shared/domain/activity-subjects.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { insert } from './activity.repository.ts'

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
