import type { Problem } from '#shared/contracts/problem.ts'
import { createUuid } from '#web/kernel/random-uuid.ts'
import type { BrokenRule } from './broken-rule.ts'

export type SendOutcome =
  | { kind: 'arrived' }
  | { kind: 'refused'; broken: BrokenRule[] }
  | { kind: 'rateLimited' }
  | { kind: 'failed' }

type SendMessage = (fields: Record<string, unknown>) => Promise<SendOutcome>

/**
 * Keeps one idempotency key for all attempts at the same message, so that one whose answer got lost is not
 * delivered twice. Changed text is another message and gets another key.
 */
export function createMessageSender(): SendMessage {
  let key = createUuid()
  let attempted = ''

  return async (fields) => {
    const body = JSON.stringify(fields)
    if (attempted && attempted !== body) key = createUuid()
    attempted = body
    try {
      return await post(body, key)
    } catch {
      return { kind: 'failed' }
    }
  }
}

async function post(body: string, key: string): Promise<SendOutcome> {
  const response = await fetch('/api/v1/contact-messages', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body,
  })
  if (response.ok) return { kind: 'arrived' }
  if (response.status === 429) return { kind: 'rateLimited' }

  const problem = (await response.json()) as Partial<Problem>
  const broken = problem.errors?.map(({ field, code }) => ({ field, code })) ?? []
  return broken.length > 0 ? { kind: 'refused', broken } : { kind: 'failed' }
}
