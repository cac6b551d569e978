import { session } from '../session/session.ts'
import { createApiClient } from './api-client.ts'

/** Calls an endpoint of the product by its contract. */
export const call = createApiClient({ baseUrl: '', tokens: session })
