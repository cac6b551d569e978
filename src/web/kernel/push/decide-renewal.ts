import type { ToldDevice } from './told-device.ts'

/** Who is signed in here, and by which session. */
export interface Sitter {
  userId: string
  sessionId: string
}

interface Browser {
  canBeTold: boolean
  /** Where pushes reach it now. */
  address: { endpoint: string } | null
}

type Renewal = 'silence' | 'register' | 'subscribe' | null

/** What has to be done so that a browser that was told goes on to be; `null`: nothing. */
export function decideRenewal(told: ToldDevice, sitter: Sitter, { canBeTold, address }: Browser): Renewal {
  if (told.userId !== sitter.userId || !canBeTold) return 'silence'
  if (address?.endpoint !== told.endpoint) return 'subscribe'
  return told.sessionId === sitter.sessionId ? null : 'register'
}
