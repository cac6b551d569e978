import { loadChunk } from '#web/kernel/load-chunk.ts'
import type { AuthFailure } from './auth-failure.ts'

/** The secret of a mail's link, and what the mail was for. */
export interface MailLink {
  tokenHash: string
  type: 'signup' | 'magiclink' | 'email_change' | 'recovery' | 'invite'
}

/**
 * How somebody came here. `link`: by a mail's link, which is still to be used. `signed-in`: a code gave this browser a
 * session. `elsewhere`: it did its work, but another browser had asked for it. `half`: one of two confirmations is in.
 * `failed`: it did not work.
 */
export type Arrival =
  | { kind: 'plain' | 'signed-in' | 'elsewhere' | 'half' }
  | { kind: 'link'; link: MailLink }
  | { kind: 'failed'; failure: AuthFailure }

/** One of these stands in every name that a link or a provider may write into the address. */
const BRINGING = /token|code|error|message/

const namesIn = (parameters: string) => [...new URLSearchParams(parameters).keys()]

export function mayBring({ search, hash }: Pick<Location, 'search' | 'hash'>): boolean {
  return [...namesIn(search), ...namesIn(hash.slice(1))].some((name) => BRINGING.test(name))
}

let arrival: Arrival = { kind: 'plain' }

export const arrivals = {
  /** Takes what the address brings, before anything else reads it. Most bring nothing, and do without what reads it. */
  async receive(): Promise<void> {
    if (!mayBring(location)) return
    const { receiveArrival } = await loadChunk(() => import('./read-arrival.ts'))
    arrival = await receiveArrival()
  },
  get: () => arrival,
  /** Once told, it is not told again. */
  forget() {
    arrival = { kind: 'plain' }
  },
}
