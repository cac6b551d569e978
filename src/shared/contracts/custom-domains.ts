import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

/**
 * `waiting-cname`, `waiting-txt`: the record that is not found yet. `failing`: it was active, and one of them is gone. `removed`:
 * it has been failing for too long, and belongs to nobody.
 */
export const CUSTOM_DOMAIN_STATES = ['waiting-cname', 'waiting-txt', 'active', 'failing', 'removed'] as const

/** So long a domain may fail before it is taken away. */
export const FAILING_DAYS = 7

const customDomainSchema = z
  .object({
    domain: z.string(),
    state: z.enum(CUSTOM_DOMAIN_STATES),
    /** Since when it is active, failing or removed. */
    since: z.iso.datetime().nullable(),
    /** Of one that fails: when it will be taken away. */
    removedAt: z.iso.datetime().nullable(),
    /** What its DNS must say. */
    records: z.array(
      z.object({ type: z.enum(['CNAME', 'TXT']), name: z.string(), value: z.string(), isFound: z.boolean() }),
    ),
    checkedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CustomDomain' })
export type CustomDomain = z.infer<typeof customDomainSchema>

const answerSchema = z.object({ customDomain: customDomainSchema.nullable() }).meta({ id: 'CustomDomainSetting' })
export type CustomDomainSetting = z.infer<typeof answerSchema>

export const customDomainInput = z.object({
  domain: z.string().trim().toLowerCase().min(1, 'required').max(253, 'tooLong'),
})

export const getCustomDomain = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/custom-domain',
  summary: 'The domain that the pages and links of the business are on, and what its DNS must say',
  access: 'settings.view',
  input: z.object({}),
  output: answerSchema,
})

export const putCustomDomain = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/settings/custom-domain',
  summary: 'Name the domain that pages and links are to be on; it takes the place of the one before',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'custom-branding',
  input: customDomainInput,
  output: answerSchema,
  errors: ['conflict'],
})

export const checkCustomDomain = defineEndpoint({
  method: 'POST',
  path: '/api/v1/settings/custom-domain/check',
  summary: 'Look into the DNS of the domain now; it is done by itself every few minutes',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'custom-branding',
  input: z.object({}),
  output: answerSchema,
  errors: ['not-found', 'conflict'],
  ratePerMinute: 10,
})

/** On every plan: whoever has left the one it came with can still let it go. */
export const deleteCustomDomain = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/settings/custom-domain',
  summary: 'Have pages and links on the product’s own domain again',
  access: 'settings.manage',
  needsAllLocations: true,
  input: z.object({}),
  output: answerSchema,
})
