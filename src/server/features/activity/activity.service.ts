import type { ActivityAction, SubjectType } from '#shared/domain/activity-actions.ts'
import type { CustomerTransactions, CustomerTx } from '#server/database/transactions.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { readCursor, toPage } from '#server/kernel/paging/keyset.ts'
import { presentActivity } from './activity.presenter.ts'
import { insert, listNewest } from './activity.repository.ts'

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
    subject_type: subject.type,
    subject_id: subject.id,
    subject_label: subject.label,
    amount: subject.amount ?? null,
  })
  emit(tx, { type: 'activity.recorded', subjectId: id, userId: null })
}

export type ActivityService = ReturnType<typeof createActivityService>

export function createActivityService({ customers }: { customers: CustomerTransactions }) {
  return {
    async list(actor: Actor, input: { cursor?: string | undefined; limit: number }) {
      const after = readCursor(input.cursor)
      const found = await customers.transaction(actor.customerId, (tx) =>
        listNewest(tx, { after, limit: input.limit + 1 }),
      )
      const { rows, nextCursor } = toPage(found, input.limit)
      return { items: rows.map(presentActivity), nextCursor }
    },
  }
}
