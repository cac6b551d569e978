import type { CustomerTx } from '#server/database/transactions.ts'
import { append, type NewLiveEvent } from './live-events.repository.ts'

const pending = new WeakMap<CustomerTx, NewLiveEvent[]>()

/** Tells every open screen of the customer, once the transaction has committed. */
export function emit(tx: CustomerTx, event: NewLiveEvent): void {
  const waiting = pending.get(tx)
  if (waiting) {
    waiting.push(event)
    return
  }
  const events = [event]
  pending.set(tx, events)
  tx.beforeCommit(() => append(tx, events))
}
