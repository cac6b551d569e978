import type { Foundations } from '#server/kernel/foundations.ts'
import { platformPush, type PushDeps } from './platform-push.routes.ts'

export function makePlatformPush({ transactions }: Foundations, ports: Omit<PushDeps, 'transactions'>) {
  return { mounts: [platformPush({ transactions, ...ports })] }
}
