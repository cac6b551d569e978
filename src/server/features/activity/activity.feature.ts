import { listActivity } from '#shared/contracts/activity.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { createActivityService, type ActivityParts } from './activity.service.ts'

export function makeActivity(
  { transactions }: Foundations,
  { hasDisputesInPlan }: Pick<ActivityParts, 'hasDisputesInPlan'>,
) {
  const activity = createActivityService({ transactions, hasDisputesInPlan })
  return {
    routes: [implement(listActivity, ({ actor, input }) => activity.list(actor, input))],
  }
}
