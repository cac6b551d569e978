import { z } from 'zod'
import { contactFilterShape } from './contact-filter.ts'
import { defineEndpoint } from './endpoint.ts'

export const SEGMENT_LIMITS = { segments: 100, name: 80 } as const

export const contactSegmentSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    filter: z.object(contactFilterShape),
    /** As many as match by now. */
    count: z.int(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ContactSegment' })
export type ContactSegment = z.infer<typeof contactSegmentSchema>

export const segmentInput = z.object({
  name: z.string().trim().min(1, 'required').max(SEGMENT_LIMITS.name, 'tooLong'),
  filter: z.object(contactFilterShape),
})

export const listContactSegments = defineEndpoint({
  method: 'GET',
  path: '/api/v1/contact-segments',
  summary: 'Saved filters, with how many contacts match each by now',
  access: 'contacts.view',
  input: z.object({}),
  output: z.object({ items: z.array(contactSegmentSchema) }),
})

export const createContactSegment = defineEndpoint({
  method: 'POST',
  path: '/api/v1/contact-segments',
  summary: 'Save a filter under a name',
  access: 'contacts.manage',
  input: segmentInput,
  output: contactSegmentSchema,
  errors: ['conflict'],
})

const ofSegment = z.object({ segmentId: z.uuid() })

export const changeContactSegment = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/contact-segments/:segmentId',
  summary: 'Rename a saved filter, or change what it keeps',
  access: 'contacts.manage',
  input: segmentInput.partial().extend(ofSegment.shape),
  output: contactSegmentSchema,
  errors: ['not-found', 'conflict'],
})

export const deleteContactSegment = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/contact-segments/:segmentId',
  summary: 'Delete a saved filter; the contacts stay',
  access: 'contacts.manage',
  input: ofSegment,
  output: z.object({}),
  errors: ['not-found'],
})
