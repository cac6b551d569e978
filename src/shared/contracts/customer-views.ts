import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

/** How long it lasts. */
export const VIEW_MINUTES = 30

export const viewInput = z.object({
  /** The customer's people read it in their activity. */
  reason: z.string().trim().min(1, 'required').max(200, 'tooLong'),
})

/** From then on, requests of this session that name the customer are answered as its people's are, as far as they read. */
export const startCustomerView = defineEndpoint({
  method: 'POST',
  path: '/api/v1/admin/customers/:customerId/view',
  summary: 'See a customer as its people do, to read, for half an hour; they can read that and why',
  access: 'platform-admin',
  adminRole: 'support',
  input: viewInput.extend({ customerId: z.uuid() }),
  output: z.object({ endsAt: z.iso.datetime() }),
  errors: ['not-found', 'conflict'],
})

export const endCustomerView = defineEndpoint({
  method: 'POST',
  path: '/api/v1/admin/customer-view/end',
  summary: 'See a customer as its people do no longer',
  access: 'platform-admin',
  adminRole: 'support',
  isOpenInView: true,
  input: z.object({}),
  output: z.object({ hasEnded: z.literal(true) }),
})
