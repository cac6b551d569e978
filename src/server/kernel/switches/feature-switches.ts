import type { FeatureSwitch } from '#shared/domain/feature-switches.ts'
import type { Transactions } from '#server/database/transactions.ts'
import { listOffNames } from './feature-switches.repository.ts'

/** So long a process goes by what it read last. */
const KEPT_MS = 2000

export interface FeatureSwitches {
  isOff(name: FeatureSwitch): Promise<boolean>
}

/** Read when somebody asks for what can be switched off, and kept for a moment. */
export function createFeatureSwitches({ platform }: Transactions, now: () => number = Date.now): FeatureSwitches {
  let read: { at: number; off: Promise<ReadonlySet<FeatureSwitch>> } | null = null
  return {
    async isOff(name) {
      if (!read || now() - read.at > KEPT_MS) {
        read = { at: now(), off: platform.read(listOffNames).then((names) => new Set(names)) }
        // What could not be read is asked for again.
        read.off.catch(() => (read = null))
      }
      return (await read.off).has(name)
    },
  }
}
