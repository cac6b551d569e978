import { session } from '#web/kernel/session/session.ts'
import { createApiClient } from './api-client.ts'

/** Calls an endpoint of the product by its contract. */
export const call = createApiClient({ baseUrl: '', tokens: session })
