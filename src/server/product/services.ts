import { ensureDemoWorkspace } from '#server/features/demo/demo-workspace.ts'
import { LiveHub } from '#server/kernel/events/live-hub.ts'
import { buildAuth, type AuthOptions } from './auth.ts'
import { makeFeatures, type Feature } from './features.ts'
import type { ProductFoundations } from './foundations.ts'

export interface ServiceOptions extends AuthOptions {
  /** How often open streams are asked whether their reader may still read. */
  liveRecheckMs?: number | undefined
}

export type Services = ReturnType<typeof buildServices>

export function buildServices(base: ProductFoundations, options: ServiceOptions) {
  const auth = buildAuth(base, options)
  const features = makeFeatures(base, auth)
  const all: Feature[] = [auth, ...Object.values(features)]
  const { transactions, log, app } = base
  return {
    ...auth,
    features,
    integrations: features.integrations.integrations,
    hub: new LiveHub({ address: app.address, transactions, log, recheckMs: options.liveRecheckMs }),
    implementations: all.flatMap(({ routes = [] }) => routes),
    mounts: all.flatMap(({ mounts = [] }) => mounts),
    jobHandlers: all.flatMap(({ jobs = [] }) => jobs),
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
