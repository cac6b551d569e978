import { z } from 'zod'
import { DISPUTE_LIMITS } from '../domain/dispute-status.ts'
import { disputeDescription, disputeDetailSchema, disputeLines, disputeSchema, ofDispute } from './disputes.ts'
import { defineEndpoint } from './endpoint.ts'

/** What was seen is what is filed: words that are not saved yet come along, and are saved with the request. */
export const fileDispute = defineEndpoint({
  method: 'POST',
  path: '/api/v1/disputes/:disputeId/file',
  summary: 'File a dispute with the platform, where it can be done for a person',
  access: 'disputes.file',
  plan: 'disputes',
  input: ofDispute.extend({
    description: disputeDescription.optional(),
    /** What the person saw of what is sent; another by now is a conflict. */
    seen: disputeSchema.pick({ reason: true, category: true, description: true, evidence: true }).optional(),
  }),
  output: disputeDetailSchema,
  errors: ['not-found', 'conflict', 'illegal-transition'],
})

export const undoFiling = defineEndpoint({
  method: 'POST',
  path: '/api/v1/disputes/:disputeId/file/undo',
  summary: 'Take a filing back before it leaves',
  access: 'disputes.file',
  plan: 'disputes',
  input: ofDispute,
  output: disputeDetailSchema,
  errors: ['not-found', 'illegal-transition'],
})

export const recordFiling = defineEndpoint({
  method: 'POST',
  path: '/api/v1/disputes/:disputeId/filed',
  summary: 'Say that one has filed it on the platform’s own page',
  access: 'disputes.file',
  plan: 'disputes',
  input: ofDispute.extend({
    reference: z.string().trim().max(200, 'tooLong').nullable(),
    filedAt: z.iso.datetime().optional(),
  }),
  output: disputeDetailSchema,
  errors: ['not-found', 'illegal-transition'],
})

const appealInput = ofDispute.extend({
  /** What is new, before the case itself. */
  words: z.string().trim().max(DISPUTE_LIMITS.description, 'tooLong').default(''),
  /** The whole of it, with what is new. */
  evidence: disputeLines.optional(),
  /** As the person saw it; another one by now is a conflict. */
  updatedAt: z.iso.datetime().optional(),
})

/** There is one, for a dispute that was rejected after it was filed; it is in progress again. */
export const appealDispute = defineEndpoint({
  method: 'POST',
  path: '/api/v1/disputes/:disputeId/appeal',
  summary: 'Record the appeal made on the platform’s page',
  access: 'disputes.file',
  plan: 'disputes',
  input: appealInput.extend({ reference: z.string().trim().max(200, 'tooLong').nullable() }),
  output: disputeDetailSchema,
  errors: ['not-found', 'conflict', 'illegal-transition'],
})

/** It counts as made once the platform has it; until it leaves, `undoFiling` takes it back. */
export const fileAppeal = defineEndpoint({
  method: 'POST',
  path: '/api/v1/disputes/:disputeId/appeal/file',
  summary: 'Send the appeal to the platform, where it can be done for a person',
  access: 'disputes.file',
  plan: 'disputes',
  input: appealInput,
  output: disputeDetailSchema,
  errors: ['not-found', 'conflict', 'illegal-transition'],
})
