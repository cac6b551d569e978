import { z } from 'zod'
import { SUBSCRIPTION_TIERS } from '../domain/plans.ts'

/** What the list can be narrowed to. Those who can only read are among all. */
export const LISTED_STATUSES = ['active', 'trialing', 'suspended', 'deactivated'] as const

export const CUSTOMER_SORTS = ['newest', 'company', 'trial'] as const
export type CustomerSort = (typeof CUSTOMER_SORTS)[number]

/** As the address and the list's request name it. */
export const customerFilterShape = {
  search: z.string().trim().max(200, 'tooLong').optional(),
  tier: z.enum(SUBSCRIPTION_TIERS, 'choiceInvalid').optional(),
  status: z.enum(LISTED_STATUSES, 'choiceInvalid').optional(),
}
