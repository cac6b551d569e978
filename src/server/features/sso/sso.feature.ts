import { deleteSsoProvider, getSsoProvider, putSsoProvider } from '#shared/contracts/sso.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { createSsoService } from './sso.service.ts'

export function makeSso({ transactions, keyring, publicUrl, config }: Foundations) {
  const sso = createSsoService({ transactions, keyring, publicUrl, isSandboxOn: config.isSandboxOn })
  return {
    routes: [
      implement(getSsoProvider, ({ actor }) => sso.get(actor)),
      implement(putSsoProvider, ({ actor, input }) => sso.put(actor, input)),
      implement(deleteSsoProvider, ({ actor }) => sso.remove(actor)),
    ],
  }
}
