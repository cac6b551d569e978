import { getCompetitors, saveCompetitors } from '#shared/contracts/competitors.ts'
import { getPrioritizing } from '#shared/contracts/dispute-priorities.ts'
import { getDisputeStats } from '#shared/contracts/dispute-stats.ts'
import {
  appealDispute,
  changeDispute,
  draftDispute,
  fileDispute,
  getDispute,
  linkReview,
  listDisputes,
  openDispute,
  prioritizeDispute,
  prioritizeMany,
  recordFiling,
  rejectDispute,
  reopenDispute,
  resolveDispute,
  setChecklist,
  takeAction,
} from '#shared/contracts/disputes.ts'
import { implement } from '#server/kernel/http/implement.ts'
import type { DisputesService } from './disputes.service.ts'

/** An address with a word in the place of an id comes before the one with the id. */
export const disputesRoutes = (disputes: DisputesService) => [
  implement(listDisputes, ({ actor, input }) => disputes.list(actor, input)),
  implement(getDisputeStats, ({ actor }) => disputes.getStats(actor)),
  implement(draftDispute, ({ actor, input }) => disputes.draft(actor, input)),
  implement(getCompetitors, ({ actor }) => disputes.getCompetitors(actor)),
  implement(saveCompetitors, ({ actor, input }) => disputes.saveCompetitors(actor, input)),
  implement(getPrioritizing, ({ actor }) => disputes.getPrioritizing(actor)),
  implement(prioritizeMany, ({ actor, input }) => disputes.prioritizeMany(actor, input)),
  implement(openDispute, ({ actor, input }) => disputes.open(actor, input)),
  implement(getDispute, ({ actor, input }) => disputes.get(actor, input.disputeId)),
  implement(linkReview, ({ actor, input }) => disputes.linkReview(actor, input)),
  implement(changeDispute, ({ actor, input }) => disputes.change(actor, input)),
  implement(setChecklist, ({ actor, input }) => disputes.setChecklist(actor, input)),
  implement(prioritizeDispute, ({ actor, input }) => disputes.prioritize(actor, input.disputeId)),
  implement(takeAction, ({ actor, input }) => disputes.takeAction(actor, input.disputeId)),
  implement(fileDispute, ({ actor, input }) => disputes.file(actor, input.disputeId)),
  implement(recordFiling, ({ actor, input }) => disputes.recordFiling(actor, input)),
  implement(resolveDispute, ({ actor, input }) => disputes.resolve(actor, input)),
  implement(rejectDispute, ({ actor, input }) => disputes.reject(actor, input)),
  implement(reopenDispute, ({ actor, input }) => disputes.reopen(actor, input.disputeId)),
  implement(appealDispute, ({ actor, input }) => disputes.appeal(actor, input)),
]
