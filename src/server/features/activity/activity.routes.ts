import { listActivity } from '#shared/contracts/activity.ts'
import { implement } from '#server/kernel/http/implement.ts'
import type { ActivityService } from './activity.service.ts'

export const activityRoutes = (activity: ActivityService) => [
  implement(listActivity, ({ actor, input }) => activity.list(actor, input)),
]
