import { useState } from 'react'
import type { Dispute } from '#shared/contracts/disputes.ts'
import type { DisputesAddressControl } from '../disputes-search.ts'
import type { Filing } from '../filing/use-filing.ts'

export interface DisputeActions {
  open: (dispute: Dispute) => void
  prioritize: (dispute: Dispute) => void
  file: (dispute: Dispute) => void
}

/** What a row can do, and whose priority is looked at. */
export function useDisputeActions(address: DisputesAddressControl, filing: Filing) {
  const [prioritized, setPrioritized] = useState<Dispute | null>(null)
  const actions: DisputeActions = {
    open: ({ id }) => address.openDispute(id),
    prioritize: setPrioritized,
    file: (dispute) => (dispute.filingWay === 'api' ? filing.ask(dispute) : address.openDispute(dispute.id, 'filing')),
  }
  return { actions, prioritized, closePriority: () => setPrioritized(null) }
}
