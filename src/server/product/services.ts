import { z } from 'zod'
import { ensureDemoWorkspace } from '#server/features/demo/demo-workspace.ts'
import type { Transactions } from '#server/database/transactions.ts'
import { isCustomerServed } from '#server/features/settings/settings.service.ts'
import { looksLikeKey } from '#server/features/api-keys/authenticate-key.ts'
import type { AuthenticateOptions, Principal } from '#server/kernel/http/actor.ts'
import { LiveHub } from '#server/kernel/events/live-hub.ts'
import type { JobHandler } from '#server/kernel/jobs/job.ts'
import { buildAuth, type AuthOptions } from './auth.ts'
import { makeFeatures, type Feature } from './features.ts'
import type { ProductFoundations } from './foundations.ts'

export interface ServiceOptions extends AuthOptions {
  /** How often open streams are asked whether their reader may still read. */
  liveRecheckMs?: number | undefined
}

const ofCustomer = z.object({ customerId: z.uuid() })

export type Services = ReturnType<typeof buildServices>

export function buildServices(base: ProductFoundations, options: ServiceOptions) {
  const auth = buildAuth(base, options)
  const features = makeFeatures(base, auth)
  const all: Feature[] = [auth, ...Object.values(features)]
  const { transactions, log, app } = base
  return {
    ...auth,
    /** A person by their session, or a program by its key. */
    authenticate: (token: string, options: AuthenticateOptions): Promise<Principal | null> =>
      looksLikeKey(token) ? features.apiKeys.authenticate(token, options) : auth.authenticate(token, options),
    features,
    integrations: features.integrations.integrations,
    hub: new LiveHub({ address: app.address, transactions, log, recheckMs: options.liveRecheckMs }),
    implementations: all.flatMap(({ routes = [] }) => routes),
    mounts: all.flatMap(({ mounts = [] }) => mounts),
    jobHandlers: all.flatMap(({ jobs = [] }) => jobs).map((handler) => whileServed(handler, transactions)),
    warmUp() {
      for (const feature of all) feature.warmUp?.()
    },
    stop: () => Promise.all(all.map(async (feature) => feature.stop?.())),
    /** Whether the demo's people are there; with them comes their business. */
    async startDemo(): Promise<boolean> {
      const hasDemo = await ensureDemoWorkspace(auth.demoAccounts)
      if (hasDemo) await features.demo.request()
      return hasDemo
    },
  }
}

/** For jobs whose work leaves the house: what a customer that can only read has waiting stays as it is. */
function whileServed(handler: JobHandler, transactions: Transactions): JobHandler {
  if (!handler.definition.waitsForService) return handler
  return {
    ...handler,
    async run(payload, context) {
      const { data: key } = ofCustomer.safeParse(payload)
      if (key && !(await transactions.read(key.customerId, isCustomerServed))) return
      await handler.run(payload, context)
    },
  }
}
