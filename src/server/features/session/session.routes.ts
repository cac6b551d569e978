import { changeMyLanguage, getMe } from '#shared/contracts/session.ts'
import { implement } from '#server/kernel/http/implement.ts'
import type { SessionService } from './session.service.ts'

export const sessionRoutes = (session: SessionService) => [
  implement(getMe, ({ actor }) => session.getMe(actor)),
  implement(changeMyLanguage, ({ actor, input }) => session.changeLanguage(actor, input.language)),
]
