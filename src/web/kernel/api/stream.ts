import { session } from '#web/kernel/session/session.ts'
import { createStreamClient } from './stream-client.ts'

/** Calls an endpoint whose answer comes piece by piece, by its contract. */
export const stream = createStreamClient({ baseUrl: '', tokens: session })
