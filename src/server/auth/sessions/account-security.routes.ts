import {
  endMySession,
  endOtherSessions,
  listMySecurityEvents,
  listMySessions,
} from '#shared/contracts/account-security.ts'
import { implement } from '#server/kernel/http/implement.ts'
import type { AccountSecurityService } from './account-security.service.ts'

export const accountSecurityRoutes = (security: AccountSecurityService) => [
  implement(listMySessions, ({ actor }) => security.listSessions(actor)),
  implement(endMySession, ({ actor, input, request }) => security.endSession(actor, input.sessionId, request)),
  implement(endOtherSessions, ({ actor, request }) => security.endOtherSessions(actor, request)),
  implement(listMySecurityEvents, ({ actor, input }) => security.listEvents(actor, input)),
]
