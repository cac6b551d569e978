import type { Foundations } from '#server/kernel/foundations.ts'
import { platformPush } from './platform-push.routes.ts'
import { createPlatformPushService, type PushOptions } from './platform-push.service.ts'

export function makePlatformPush({ transactions }: Foundations, ports: Omit<PushOptions, 'transactions'>) {
  return { mounts: [platformPush(createPlatformPushService({ transactions, ...ports }))] }
}
