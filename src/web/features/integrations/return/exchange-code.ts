import { z } from 'zod'
import { NetworkFailure, readProblem } from '#web/kernel/api/api-problem.ts'
import { authorizationState } from '#web/kernel/session/authorization-state.ts'
import { session } from '#web/kernel/session/session.ts'

const answerSchema = z.object({ error: z.looseObject({ message: z.string() }).nullish() })

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
  const refusal = answer.data?.error
  if (!answer.success || !response.ok || refusal) {
    throw readProblem({ response, text: JSON.stringify({ ...refusal, detail: refusal?.message }) })
  }
  return null
}
