import { completeAuthorization, type Integration } from '#shared/contracts/integrations.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import { call } from '#web/kernel/api/call.ts'
import { authorizationState, type Returned } from '#web/kernel/session/authorization-state.ts'

export type ReturnFault = 'denied' | 'noCode' | 'noState' | 'invalidState' | 'noCustomer'

/** Refused before anybody was asked. */
export class ReturnRefused extends Error {
  readonly fault: ReturnFault

  constructor(fault: ReturnFault) {
    super(fault)
    this.fault = fault
  }
}

export function findReturnFault({ code, state, error }: Returned, keptState: string | null): ReturnFault | null {
  if (error === 'access_denied') return 'denied'
  if (!code) return 'noCode'
  if (!state) return 'noState'
  // Nothing kept: a page loaded again. The server knows the state by its session, and answers a used one as before.
  return keptState !== null && keptState !== state ? 'invalidState' : null
}

/** The code for a connection. */
export async function completeReturn(platform: Platform, returned: Returned): Promise<Integration> {
  const fault = findReturnFault(returned, authorizationState.take())
  if (fault) throw new ReturnRefused(fault)
  return call(completeAuthorization, { platform, code: returned.code, state: returned.state })
}
