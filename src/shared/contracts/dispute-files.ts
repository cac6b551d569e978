import { z } from 'zod'
import { disputeDetailSchema, ofDispute } from './disputes.ts'
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
