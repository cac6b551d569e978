import { changeMyLanguage, getMe } from '#shared/contracts/session.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { createSessionService } from './session.service.ts'

export function makeSession({ transactions, config }: Foundations) {
  const session = createSessionService({ transactions, isSandbox: config.isSandboxOn })
  return {
    routes: [
      implement(getMe, ({ actor }) => session.getMe(actor)),
      implement(changeMyLanguage, ({ actor, input }) => session.changeLanguage(actor, input.language)),
    ],
  }
}
