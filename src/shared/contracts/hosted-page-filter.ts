import { z } from 'zod'
import { HOSTED_PAGE_KINDS } from '../domain/hosted-page-kinds.ts'

/** Only a published page is there for visitors; what is saved of one shows at once. */
export const HOSTED_PAGE_STATUSES = ['draft', 'published'] as const
export type HostedPageStatus = (typeof HOSTED_PAGE_STATUSES)[number]

/** `name` runs from A to Z, the others from the newest, most or latest on. */
export const HOSTED_PAGE_SORTS = ['newest', 'name', 'most-answered', 'last-answered'] as const
export type HostedPageSort = (typeof HOSTED_PAGE_SORTS)[number]

/** Apart from the pages themselves: every address of the product is read by it, and their content is large. */
export const hostedPageFilterShape = {
  /** In its name, its title, its address, or its location's name. */
  search: z.string().trim().max(200).optional(),
  kind: z.enum(HOSTED_PAGE_KINDS).optional(),
  status: z.enum(HOSTED_PAGE_STATUSES).optional(),
  location: z.uuid().optional(),
  sort: z.enum(HOSTED_PAGE_SORTS).default('newest'),
}
