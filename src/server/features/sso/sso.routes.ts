import { deleteSsoProvider, getSsoProvider, putSsoProvider } from '#shared/contracts/sso.ts'
import { implement } from '#server/kernel/http/implement.ts'
import type { SsoService } from './sso.service.ts'

export const ssoProviderRoutes = (sso: SsoService) => [
  implement(getSsoProvider, ({ actor }) => sso.get(actor)),
  implement(putSsoProvider, ({ actor, input }) => sso.put(actor, input)),
  implement(deleteSsoProvider, ({ actor }) => sso.remove(actor)),
]
