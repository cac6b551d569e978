import { sessionFetch } from './auth-client.ts'
import { readAuthFailure } from './auth-failure.ts'

interface Result {
  data: unknown
  error: unknown
}

/** The data of a call to the auth service; what went wrong is thrown as an AuthFailure. */
export async function takeData<R extends Result>(call: Promise<R>): Promise<Extract<R, { error: null }>['data']> {
  const { data, error } = await call
  if (error === null) return data
  throw readAuthFailure(error, sessionFetch.getLatestRefusal())
}
