import type { ScopedTx } from '#server/database/transactions.ts'
import { emit } from '#server/kernel/events/emit.ts'

/** Every open screen of the person looks again who it is for, and those whose session has ended notice at once. */
export function notifyPerson(tx: ScopedTx, userId: string): void {
  emit(tx, { type: 'member.changed', subjectId: userId, userId })
}
