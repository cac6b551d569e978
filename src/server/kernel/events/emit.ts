import type { ScopedTx } from '#server/database/transactions.ts'
import { append, type NewLiveEvent } from './live-events.repository.ts'

const pending = new WeakMap<ScopedTx, NewLiveEvent[]>()

/** Tells every open screen of the transaction's customer (administrators, for the nil one), once it has committed. */
export function emit(tx: ScopedTx, event: NewLiveEvent): void {
  const waiting = pending.get(tx)
  if (waiting) {
    waiting.push(event)
    return
  }
  const events = [event]
  pending.set(tx, events)
  tx.beforeCommit(() => append(tx, events))
}
