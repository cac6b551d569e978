import type { IncomingMessage } from 'node:http'
import type { z } from 'zod'
import type { Endpoint } from '#shared/contracts/endpoint.ts'
import { isValidationKey, VALIDATION_SENTENCES } from '#shared/domain/validation-messages.ts'
import { AppError, type FieldError } from '#server/kernel/errors/app-error.ts'
import { readJson } from './read-body.ts'

interface Sent {
  params: Record<string, string>
  query: Record<string, string | string[]>
  incoming: IncomingMessage
}

/** As it came, before the contract has looked at it. */
export type RawInput = Record<string, unknown>

/** Path parameters, query and body as the one object the contract describes. A parameter in the path wins. */
export async function readRawInput(endpoint: Endpoint, raw: Sent): Promise<RawInput> {
  const isInQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  if (isInQuery) return { ...raw.query, ...raw.params }
  const body = await readJson(raw.incoming, endpoint.maxBodyBytes)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('malformed-body', 'The body must be a JSON object.')
  }
  return { ...body, ...raw.params }
}

export function parseInput(endpoint: Endpoint, raw: RawInput): unknown {
  const parsed = endpoint.input.safeParse(raw)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map((issue) => toFieldError(issue, raw))
  // A malformed id in the path names nothing, whoever asks: the answer is the same as for a stranger's id.
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1])
  const isPathFault = fields.every((field) => names.includes(field.field))
  if (isPathFault) throw new AppError('not-found', 'There is nothing at this address.')
  throw new AppError('invalid-input', 'Some of the values are not valid.', { fields })
}

function toFieldError(issue: z.core.$ZodIssue, raw: RawInput): FieldError {
  const isMissing = issue.path.length === 1 && raw[String(issue.path[0])] === undefined
  const code = isMissing ? 'required' : isValidationKey(issue.message) ? issue.message : 'invalid'
  return { field: issue.path.join('.'), code, message: VALIDATION_SENTENCES[code] }
}
