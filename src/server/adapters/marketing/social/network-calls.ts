import { z } from 'zod'
import type { Post } from '../port.ts'
import { ProviderError, type Said } from '../provider-http.ts'

/** What a network gave the installation to be known by. */
export interface NetworkKeys {
  id: string
  secret: string
}

export interface NetworkOptions<Hosts> {
  /** `null`: nobody can connect it. */
  keys: NetworkKeys | null
  /** Asked at every call: the sandbox's may not be up yet. */
  hosts: () => Hosts
  isSandbox: boolean
}

export const RIGHTS_MISSING = 'rights-missing'

/** Clocks differ: a post may be a little older there than we think it is. */
const SLACK_MS = 60_000
export const earliestOf = ({ since }: Pick<Post, 'since'>) => new Date(since.getTime() - SLACK_MS)

export function getKeys(keys: NetworkKeys | null): NetworkKeys {
  if (keys) return keys
  throw new ProviderError('refused', { code: 'keys-missing' })
}

export function refuseMissing(granted: readonly string[], needed: readonly string[]): void {
  const missing = needed.filter((right) => !granted.includes(right))
  if (missing.length > 0) throw new ProviderError('refused', { code: RIGHTS_MISSING, words: missing.join(', ') })
}

/** What comes before the post itself: whatever goes wrong here, nothing is published. */
export async function prepare<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    if (!(error instanceof ProviderError) || error.kind !== 'unconfirmed') throw error
    const { words, code, retryAfterSeconds } = error
    throw new ProviderError('retry', { words, code, retryAfterSeconds, cause: error })
  })
}

export const inSeconds = (seconds: number | undefined) =>
  seconds === undefined ? null : new Date(Date.now() + seconds * 1000)

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

export function withQuery(address: string, query: Record<string, string>): URL {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

const graphError = z.object({
  error: z.object({
    message: z.string().catch(''),
    code: z.int(),
    error_user_msg: z.string().optional(),
    is_transient: z.boolean().optional(),
  }),
})
/** The same at Instagram, by its older name. */
const plainError = z.object({ error_message: z.string(), code: z.int() })

const DEAD_TOKEN = [102, 104, 190]
const TOO_MANY = [4, 9, 17, 32, 341, 613]
const TRANSIENT = [1, 2]
const isRights = (code: number) => code === 10 || (code >= 200 && code <= 299)

/** Meta's Graph tells by a code; nearly everything is a 400. https://developers.facebook.com/docs/graph-api/guides/error-handling */
export function readGraphError(body: unknown, { status }: Response): Said | null {
  const plain = plainError.safeParse(body).data
  if (plain) return { words: plain.error_message, code: String(plain.code) }
  const said = graphError.safeParse(body).data?.error
  if (!said) return null
  const { code } = said
  const words = said.error_user_msg ?? said.message
  if (DEAD_TOKEN.includes(code)) return { words, code: String(code), kind: 'refused' }
  if (isRights(code)) return { words, code: RIGHTS_MISSING, kind: 'refused' }
  if (TOO_MANY.includes(code)) return { words, code: String(code), kind: 'retry' }
  if (!said.is_transient && !TRANSIENT.includes(code)) return { words, code: String(code), kind: 'rejected' }
  // In the middle of its work, unless it says that it never began.
  return { words, code: String(code), kind: status === 503 ? 'retry' : 'unconfirmed' }
}
