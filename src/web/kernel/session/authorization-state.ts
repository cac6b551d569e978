const KEY = 'goodword-authorization-state'

/** What a platform has to send back. Lies in the tab that asks, until somebody comes back to it. */
export const authorizationState = {
  keep(state: string): void {
    try {
      sessionStorage.setItem(KEY, state)
    } catch {
      // Blocked: the server compares what comes back by itself.
    }
  },

  /** Compared once: it is gone afterwards. `null` when nothing is kept here. */
  take(): string | null {
    try {
      const state = sessionStorage.getItem(KEY)
      sessionStorage.removeItem(KEY)
      return state
    } catch {
      return null
    }
  },
}

export interface Returned {
  code: string
  state: string
  /** Why there is no code, in the vendor's own word. */
  error: string
}

/** Reads the address as it is: the router would take a code of digits for a number. */
export function readReturn(search: string): Returned {
  const parameters = new URLSearchParams(search)
  const find = (name: string) => parameters.get(name) ?? ''
  return { code: find('code'), state: find('state'), error: find('error') }
}
