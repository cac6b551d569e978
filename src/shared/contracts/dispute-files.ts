import { z } from 'zod'
import { disputeDetailSchema, disputeFileSchema, ofDispute } from './disputes.ts'
import { defineEndpoint } from './endpoint.ts'

export const addDisputeFile = defineEndpoint({
  method: 'POST',
  path: '/api/v1/disputes/:disputeId/files',
  summary: 'Add an image or a PDF as evidence',
  access: 'disputes.create',
  plan: 'disputes',
  input: ofDispute.extend({
    name: z.string().trim().min(1, 'required').max(200, 'tooLong'),
    /** Base64. What it is, the server finds out by itself. */
    data: z.base64().min(1, 'required'),
  }),
  output: disputeDetailSchema,
  errors: ['not-found', 'conflict'],
  maxBodyBytes: 7_500_000,
  ratePerMinute: 60,
})

const ofFile = ofDispute.extend({ fileId: z.uuid() })

export const removeDisputeFile = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/disputes/:disputeId/files/:fileId',
  summary: 'Remove a file',
  access: 'disputes.create',
  plan: 'disputes',
  input: ofFile,
  output: disputeDetailSchema,
  errors: ['not-found', 'illegal-transition'],
})

const removedFileSchema = disputeFileSchema
  .extend({ removedAt: z.iso.datetime(), removedByName: z.string().nullable() })
  .meta({ id: 'RemovedDisputeFile' })
export type RemovedDisputeFile = z.infer<typeof removedFileSchema>

export const listRemovedFiles = defineEndpoint({
  method: 'GET',
  path: '/api/v1/disputes/:disputeId/removed-files',
  summary: 'What was removed from a dispute, by whom and when; for the owner, and empty for everybody else',
  access: 'disputes.view',
  plan: 'disputes',
  input: ofDispute,
  output: z.object({ items: z.array(removedFileSchema) }),
  errors: ['not-found'],
})

export const getDisputeFile = defineEndpoint({
  method: 'GET',
  path: '/api/v1/disputes/:disputeId/files/:fileId',
  summary: 'The file itself, to be saved, never to be run',
  access: 'disputes.view',
  plan: 'disputes',
  input: ofFile,
  output: z.string(),
  mediaType: 'application/octet-stream',
  errors: ['not-found'],
})
