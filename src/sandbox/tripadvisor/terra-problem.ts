import { randomUUID } from 'node:crypto'
import type { z } from 'zod'

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
}

export interface FieldError {
  field: string
  message: string
  rejected_value: unknown
}

/** Terra's way to say no. */
export function terraProblem(status: number, detail: string, fieldErrors: FieldError[] = []): Response {
  const body = {
    type: 'about:blank',
    title: TITLES[status] ?? 'Error',
    status,
    detail,
    message: detail,
    trace_id: randomUUID(),
    ...(fieldErrors.length > 0 && { field_errors: fieldErrors }),
  }
  return Response.json(body, {
    status,
    headers: {
      'content-type': 'application/problem+json',
      ...(status === 429 && { 'retry-after': '2' }),
    },
  })
}

export function invalidRequest(error: z.ZodError, given: Record<string, unknown>): Response {
  const fields = error.issues.map(({ path, message }) => {
    const field = path.join('.')
    return { field, message, rejected_value: given[field] ?? null }
  })
  return terraProblem(400, 'The request is not valid.', fields)
}
