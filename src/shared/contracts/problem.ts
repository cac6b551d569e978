import { z } from 'zod'
import { ERROR_STATUS, type ErrorCode } from '../domain/error-codes.ts'

const codes = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]

/** A reason clients may switch on, and the values of its sentence. */
export const refusalReasonSchema = z.object({
  reason: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})

/**
 * RFC 9457, with a stable code, the request's id and, for refused fields, a sentence at each. What the product itself
 * refuses carries a stable reason and the values of its sentence, for whoever says it in another language.
 */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.enum(codes),
    reason: refusalReasonSchema.shape.reason.optional(),
    values: refusalReasonSchema.shape.values.optional(),
    requestId: z.string(),
    errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
    retryAfterSeconds: z.int().optional(),
  })
  .meta({ id: 'Problem' })
export type Problem = z.infer<typeof problemSchema>
