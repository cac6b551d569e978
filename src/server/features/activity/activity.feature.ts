import { listActivity } from '#shared/contracts/activity.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { createActivityService } from './activity.service.ts'

export function makeActivity({ transactions }: Foundations) {
  const activity = createActivityService({ transactions })
  return {
    routes: [implement(listActivity, ({ actor, input }) => activity.list(actor, input))],
  }
}
