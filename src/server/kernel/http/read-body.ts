import type { IncomingMessage } from 'node:http'
import { AppError } from '#server/kernel/errors/app-error.ts'
import { MAX_BODY_BYTES, MAX_JSON_DEPTH } from './limits.ts'

/** Reads at most the allowed number of bytes, also from a body that does not say how long it is. */
export async function readBody(incoming: IncomingMessage, maxBytes: number = MAX_BODY_BYTES): Promise<Buffer> {
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes)
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of incoming as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maxBytes) throw tooLarge(maxBytes)
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('malformed-body', 'The body ended before it was complete.', { cause: error })
  }
  return Buffer.concat(chunks)
}

export async function readJson(incoming: IncomingMessage, maxBytes?: number): Promise<unknown> {
  const body = await readBody(incoming, maxBytes)
  if (body.length === 0) return {}
  const type = incoming.headers['content-type'] ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new AppError('unsupported-media-type', 'Send the body as application/json.')
  }
  return parseJson(body.toString('utf8'))
}

/** PostgreSQL keeps no NUL and no half of a character in a text, so none gets in. */
export function parseJson(text: string): unknown {
  if (/\0|\\u0000/.test(text)) throw cannotBeKept()
  const parsed = readText(text)
  if (isDeeperThan(parsed, MAX_JSON_DEPTH)) throw new AppError('malformed-body', 'The body is nested too deeply.')
  return parsed
}

function readText(text: string): unknown {
  const hasHalves = /\\ud[89a-f]/i.test(text)
  try {
    return JSON.parse(text, hasHalves ? refuseLoneHalf : undefined)
  } catch (error) {
    throw new AppError('malformed-body', 'The body is not valid JSON.', { cause: error })
  }
}

function refuseLoneHalf(key: string, value: unknown): unknown {
  if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) throw cannotBeKept()
  return value
}

const cannotBeKept = () => new AppError('malformed-body', 'The body holds a character that cannot be kept.')

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((child) => isDeeperThan(child, depth - 1))
}

function tooLarge(maxBytes: number): AppError {
  return new AppError('body-too-large', `The body may have at most ${Math.floor(maxBytes / 1024)} KB.`)
}
