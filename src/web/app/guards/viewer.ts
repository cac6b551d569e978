import type { QueryClient } from '@tanstack/react-query'
import type { Me } from '#shared/contracts/session.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { language } from '#web/kernel/i18n/language.ts'
import { chosenCustomer } from '#web/kernel/session/chosen-customer.ts'
import { meQuery } from '#web/kernel/session/me.ts'
import { session } from '#web/kernel/session/session.ts'

/** Signed in, but nothing of the product opens before the second factor is shown. */
export const SECOND_FACTOR_DUE = 'second-factor-due'

/** Who looks at the page; `null` when nobody is signed in. */
export type Viewer = Me | typeof SECOND_FACTOR_DUE | null

/** Somebody is signed in, but who it is cannot be found out. */
export class AuthenticationFailure extends Error {
  override readonly name = 'AuthenticationFailure'

  /** Where it passes by itself: how long to wait before one more try. */
  readonly triesAgainAfterSeconds: number | null

  constructor(cause: unknown, triesAgainAfterSeconds: number | null) {
    super('Failed to authenticate user', { cause })
    this.triesAgainAfterSeconds = triesAgainAfterSeconds
  }
}

/** The answer finds out who looks at the page, and speaks their saved language as soon as it is known. */
export function createViewerFinder(queryClient: QueryClient): () => Promise<Viewer> {
  /** For the customer this tab works for. Where that is not the person's, or not any more, for the one they used last. */
  async function findTheirs(): Promise<Me> {
    const me = await queryClient.ensureQueryData(meQuery)
    if (me.customer) chosenCustomer.pin(me.customer.id)
    if (me.customer || chosenCustomer.get() === null) return me
    chosenCustomer.drop()
    queryClient.removeQueries(meQuery)
    return findTheirs()
  }

  async function findMe(): Promise<Viewer> {
    if (!(await session.getAccessToken())) return null
    if (await session.isSecondFactorDue()) return SECOND_FACTOR_DUE
    const known = queryClient.getQueryData(meQuery.queryKey)
    if (known) return known
    const me = await findTheirs()
    // Only now: a language chosen later holds, even where saving it failed.
    if (me.user.language) await language.use(me.user.language)
    return me
  }

  let hasWaited = false
  /** One wait is enough: whoever is sent away twice in a row decides for themselves. */
  function findWait(error: unknown): number | null {
    const seconds = error instanceof ApiProblem && error.code === 'rate-limited' ? error.retryAfterSeconds : null
    const wait = hasWaited ? null : seconds
    hasWaited ||= wait !== null
    return wait
  }

  return async () => {
    try {
      const viewer = await findMe()
      hasWaited = false
      return viewer
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'not-signed-in') return null
      if (error instanceof ApiProblem && error.code === 'second-factor-required') return SECOND_FACTOR_DUE
      throw new AuthenticationFailure(error, findWait(error))
    }
  }
}
