import {
  cancelScheduledResponse,
  changeScheduledResponse,
  listScheduledResponses,
  previewScheduledTime,
  scheduleResponse,
  sendScheduledResponseNow,
} from '#shared/contracts/scheduled-responses.ts'
import { implement } from '#server/kernel/http/implement.ts'
import type { ScheduledResponsesService } from './scheduled-responses.service.ts'

export const scheduledResponsesRoutes = (scheduled: ScheduledResponsesService) => [
  implement(listScheduledResponses, ({ actor, input }) => scheduled.list(actor, input)),
  implement(scheduleResponse, ({ actor, input }) => scheduled.schedule(actor, input)),
  implement(changeScheduledResponse, ({ actor, input }) => scheduled.change(actor, input)),
  implement(sendScheduledResponseNow, ({ actor, input }) => scheduled.sendNow(actor, input.scheduledId)),
  implement(cancelScheduledResponse, ({ actor, input }) => scheduled.cancel(actor, input.scheduledId)),
  implement(previewScheduledTime, ({ actor, input }) => scheduled.preview(actor, input)),
]
