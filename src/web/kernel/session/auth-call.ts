import type { AuthClient } from '@supabase/auth-js'
import { paths } from '#shared/domain/paths.ts'
import { NetworkFailure } from '#web/kernel/api/api-problem.ts'
import { createChunk } from '#web/kernel/load-chunk.ts'
import { createSessionFetch } from './session-fetch.ts'

type Client = InstanceType<typeof AuthClient>

/** Where a link or a provider may bring a session. A code in any other address is meant for something else. */
export const ARRIVAL_PATHS: readonly string[] = [paths.login, paths.verify, paths.resetPassword]

export const sessionFetch = createSessionFetch()

export const authUrl = () => `${location.origin}/auth/v1`

const client = createChunk<Client>(async () => {
  const { buildAuthClient } = await import('./auth-client.ts')
  return buildAuthClient({
    url: authUrl(),
    isArrival: ARRIVAL_PATHS.includes(location.pathname),
    fetch: sessionFetch.fetch,
  })
})

/** Fetched and built on first use: a session that still holds can be read without it. */
export function authClient(): Promise<Client> {
  return client.load().catch((error: unknown) => {
    throw new NetworkFailure(error)
  })
}

/** `null` before its first use. */
export const findAuthClient = client.get

/** Told once it is built; at once where it is. */
export function onAuthClient(listener: (built: Client) => (() => void) | undefined): () => void {
  let stop: (() => void) | undefined
  const tell = () => {
    const built = client.get()
    if (built) stop ??= listener(built)
  }
  const unsubscribe = client.subscribe(tell)
  tell()
  return () => {
    unsubscribe()
    stop?.()
  }
}

interface Result {
  data: unknown
  error: unknown
}

/** The data of a call to the auth service; what went wrong is thrown as an AuthFailure. */
export async function takeData<R extends Result>(
  ask: (client: Client) => Promise<R>,
): Promise<Extract<R, { error: null }>['data']> {
  const { data, error } = await ask(await authClient())
  if (error === null) return data
  const { readAuthFailure } = await import('./read-auth-failure.ts')
  throw readAuthFailure(error, sessionFetch.getLatestRefusal())
}
