import { APIError } from 'openai/error'
import { z } from 'zod'
import { DISPENSABLE, type Dispensable, type SentBody } from './chat-request.ts'

/** How servers that speak the protocol say no. Local ones give numbers for codes and leave fields out. */
const refusalSchema = z.object({
  message: z.string().catch(''),
  type: z.string().nullish().catch(null),
  param: z.string().nullish().catch(null),
  code: z.coerce.string().nullish().catch(null),
})

export interface ServerRefusal {
  status: number | null
  message: string
  /** Code and type: servers put the word into either. */
  words: readonly string[]
  param: string | null
  headers: Headers | null
}

/** `null` for what was not said by a server. */
export function findRefusal(error: unknown): ServerRefusal | null {
  if (!(error instanceof APIError)) return null
  const { status, headers } = error as { status?: number; headers?: Headers }
  const parsed = refusalSchema.safeParse(error.error)
  const { message, type, param, code } = parsed.data ?? { message: error.message }
  if (status === undefined && !parsed.success) return null
  return {
    status: status ?? null,
    message,
    words: [code, type].filter((word) => typeof word === 'string'),
    param: param ?? null,
    headers: headers ?? null,
  }
}

const TOO_LONG = /context[ _-]?(length|size|window)|maximum context|too many tokens/i

export function isTooLong({ words, message }: ServerRefusal): boolean {
  return words.some((word) => /context_(length|size|window)/.test(word)) || TOO_LONG.test(message)
}

const NOT_TAKEN = /unsupported|not support|unknown|unrecogni[sz]ed|unexpected|extra|not permitted|not allowed|invalid/i

/** The part of the request that the server does not take, if that is what it says. */
export function findRefusedParameter(refusal: ServerRefusal, body: SentBody): Dispensable | null {
  if ((refusal.status !== 400 && refusal.status !== 422) || isTooLong(refusal)) return null
  const { param, message, words } = refusal
  const isAboutTaking = NOT_TAKEN.test(message) || words.some((word) => word.startsWith('unsupported_'))
  const named = param ? nameIn(param, body) : null
  return named ?? (isAboutTaking ? nameIn(message, body) : null)
}

/** The one named first: "max_tokens is not supported, use max_completion_tokens". */
function nameIn(text: string, body: SentBody): Dispensable | null {
  const [first] = DISPENSABLE.filter((name) => isSent(name, body))
    .map((name) => ({ name, at: text.search(new RegExp(`\\b${name}\\b`)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
  if (!first) return null
  return first.name === 'response_format' && isSent('json_schema', body) ? 'json_schema' : first.name
}

function isSent(name: Dispensable, body: SentBody): boolean {
  return name === 'json_schema' ? body.response_format?.type === 'json_schema' : name in body
}
