import { z } from 'zod'
import { NetworkFailure } from '#web/kernel/api/api-problem.ts'
import { authorizationState } from '#web/kernel/session/authorization-state.ts'
import { session } from '#web/kernel/session/session.ts'

const answerSchema = z.object({ error: z.object({ message: z.string() }).nullish() })

/** The exchange was refused; the server's own sentence where it gave one. */
export class ExchangeRefused extends Error {}
/** The answer belongs to no question of this tab. */
export class StateRefused extends Error {}

interface Returned {
  code: string
  state: string
}

/** The settings' own way back from a platform: the state is compared here, the server knows the rest by the session. */
export async function exchangeCode({ code, state }: Returned, customerId: string): Promise<null> {
  if (authorizationState.take() !== state) throw new StateRefused()
  const token = await session.getAccessToken()
  const response = await fetch('/functions/v1/exchange-oauth-token', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ code, customerId }),
  }).catch((error: unknown) => {
    throw new NetworkFailure(error)
  })
  const answer = answerSchema.safeParse(await response.json().catch(() => null))
  if (!answer.success || !response.ok || answer.data.error) throw new ExchangeRefused(answer.data?.error?.message ?? '')
  return null
}
