import type { Actor } from '#server/kernel/http/actor.ts'
import type { Competitors } from '#shared/contracts/competitors.ts'
import { draftDispute } from './assisting/draft-dispute.ts'
import { prioritizeDispute } from './assisting/prioritize-dispute.ts'
import { getPrioritizing, prioritizeMany } from './assisting/prioritize-many.ts'
import { changeDispute } from './changing/change-dispute.ts'
import { setChecklist, takeAction } from './changing/checklist.ts'
import { appealDispute, rejectDispute, reopenDispute, resolveDispute } from './deciding/decide-dispute.ts'
import type { DisputeParts } from './dispute-parts.ts'
import { askFiling, recordFiling } from './filing/ask-filing.ts'
import { linkReview } from './opening/link-review.ts'
import { openDispute } from './opening/open-dispute.ts'
import { getDisputeDetail, getStats, listDisputes } from './reading/read-disputes.ts'
import { emitChanged } from './tell.ts'
import { listNames, putNames } from './competitors/competitor-names.repository.ts'

export type { DisputeDesk } from './assisting/dispute-desk.ts'
export type { DisputeParts } from './dispute-parts.ts'
export { openMany } from './opening/open-many.ts'
export { findOpenOf as findOpenDisputesOf } from './disputes.repository.ts'

export type DisputesService = ReturnType<typeof createDisputesService>

export function createDisputesService(parts: DisputeParts) {
  const { customers } = parts
  return {
    list: (actor: Actor, input: Parameters<typeof listDisputes>[2]) => listDisputes(customers, actor, input),
    getStats: (actor: Actor) => getStats(customers, actor),
    get: (actor: Actor, disputeId: string) =>
      customers.transaction(actor.customerId, (tx) => getDisputeDetail(tx, disputeId)),

    open: (actor: Actor, input: Parameters<typeof openDispute>[2]) => openDispute(parts, actor, input),
    linkReview: (actor: Actor, input: Parameters<typeof linkReview>[2]) => linkReview(parts, actor, input),
    change: (actor: Actor, input: Parameters<typeof changeDispute>[2]) => changeDispute(parts, actor, input),
    setChecklist: (actor: Actor, input: Parameters<typeof setChecklist>[2]) => setChecklist(parts, actor, input),
    takeAction: (actor: Actor, disputeId: string) => takeAction(parts, actor, disputeId),

    draft: (actor: Actor, input: Parameters<typeof draftDispute>[2]) => draftDispute(parts, actor, input),
    prioritize: (actor: Actor, disputeId: string) => prioritizeDispute(parts, actor, disputeId),
    getPrioritizing: (actor: Actor) => getPrioritizing(parts, actor),
    prioritizeMany: (actor: Actor, input: Parameters<typeof prioritizeMany>[2]) => prioritizeMany(parts, actor, input),

    getCompetitors: (actor: Actor) => getCompetitors(parts, actor),
    saveCompetitors: (actor: Actor, input: Parameters<typeof saveCompetitors>[2]) =>
      saveCompetitors(parts, actor, input),

    file: (actor: Actor, disputeId: string) => askFiling(parts, actor, disputeId),
    recordFiling: (actor: Actor, input: Parameters<typeof recordFiling>[2]) => recordFiling(parts, actor, input),
    resolve: (actor: Actor, input: Parameters<typeof resolveDispute>[2]) => resolveDispute(parts, actor, input),
    reject: (actor: Actor, input: Parameters<typeof rejectDispute>[2]) => rejectDispute(parts, actor, input),
    reopen: (actor: Actor, disputeId: string) => reopenDispute(parts, actor, disputeId),
    appeal: (actor: Actor, input: Parameters<typeof appealDispute>[2]) => appealDispute(parts, actor, input),
  }
}

function getCompetitors(parts: DisputeParts, actor: Actor): Promise<Competitors> {
  return parts.steps.transaction(actor.customerId, async (tx) => {
    return { names: await listNames(tx) }
  })
}

function saveCompetitors(parts: DisputeParts, actor: Actor, { names }: Competitors): Promise<Competitors> {
  return parts.customers.transaction(actor.customerId, async (tx) => {
    await putNames(tx, names)
    emitChanged(tx, null)
    return { names }
  })
}
