import type { Capabilities, Platform } from '#shared/domain/platforms.ts'
import { PlatformError } from '#server/adapters/review-platforms/platform-error.ts'
import type { Connection, ReviewPlatform } from '#server/adapters/review-platforms/port.ts'

export interface PushDeps {
  /** Where this platform reaches us. */
  pushUrl: (platform: Platform) => string
}

/** Tries what the connection can do, and asks to be told of changes. Where that fails it works on without, and says so. */
export async function probeAndSubscribe(
  { pushUrl }: PushDeps,
  platform: ReviewPlatform,
  connection: Connection,
): Promise<Capabilities> {
  const capabilities = await platform.probe(connection)
  if (!capabilities.canPush || !platform.subscribe) return capabilities
  try {
    await platform.subscribe(connection, pushUrl(platform.platform))
    return capabilities
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    return { ...capabilities, canPush: false, limits: [...new Set([...capabilities.limits, 'noPush' as const])] }
  }
}
