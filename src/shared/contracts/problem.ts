import { z } from 'zod'
import { ERROR_STATUS, type ErrorCode } from '../domain/error-codes.ts'

const codes = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]

/** RFC 9457, with a stable code, the request's id and, for refused fields, a sentence at each. */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.enum(codes),
    requestId: z.string(),
    errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
    retryAfterSeconds: z.int().optional(),
  })
  .meta({ id: 'Problem' })
export type Problem = z.infer<typeof problemSchema>
