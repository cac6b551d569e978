import { z } from 'zod'
import { LOCALES } from '../domain/locales.ts'
import { CUSTOMER_STATUSES, SUBSCRIPTION_TIERS } from '../domain/plans.ts'
import { CUSTOMER_SORTS, customerFilterShape } from './customer-filter.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageInput, pageOf } from './paging.ts'

const sort = z.enum(CUSTOMER_SORTS, 'choiceInvalid').default('newest')

const listedCustomerSchema = z
  .object({
    id: z.uuid(),
    /** Empty until somebody has said what the business is called. */
    companyName: z.string(),
    /** The owner's, also of one who has not come yet. */
    email: z.string().nullable(),
    tier: z.enum(SUBSCRIPTION_TIERS),
    status: z.enum(CUSTOMER_STATUSES),
    trialEndsAt: z.iso.datetime().nullable(),
    isDemo: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ListedCustomer' })
export type ListedCustomer = z.infer<typeof listedCustomerSchema>

export const listCustomers = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/customers',
  summary: 'Every customer, found by company or the owner’s mail',
  access: 'platform-admin',
  // A cursor may hold a name.
  input: z.object({ ...customerFilterShape, sort, ...pageInput, cursor: z.string().max(1500).optional() }),
  output: pageOf(listedCustomerSchema),
})

export const exportCustomers = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/customers.csv',
  summary: 'The customers of the list, as a file for spreadsheets',
  access: 'platform-admin',
  input: z.object({ ...customerFilterShape, sort, language: z.enum(LOCALES).default('en') }),
  output: z.string(),
  mediaType: 'text/csv',
})
