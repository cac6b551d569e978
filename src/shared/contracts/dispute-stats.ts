import { z } from 'zod'
import { DISPUTE_REASONS } from '../domain/assistant.ts'
import { PLATFORMS } from '../domain/platforms.ts'
import { defineEndpoint } from './endpoint.ts'

export const disputeStatsSchema = z
  .object({
    open: z.int(),
    /** How often something was filed: what was reopened may have been filed again. */
    filed: z.int(),
    rows: z.array(
      z.object({
        platform: z.enum(PLATFORMS).nullable(),
        reason: z.enum(DISPUTE_REASONS),
        open: z.int(),
        resolved: z.int(),
        /** Of those resolved, what no platform has decided. */
        withdrawn: z.int(),
        rejected: z.int(),
      }),
    ),
    /** Days from a filing to its outcome, in the middle. */
    medianDays: z.number().nullable(),
  })
  .meta({ id: 'DisputeStats' })
export type DisputeStats = z.infer<typeof disputeStatsSchema>

export const getDisputeStats = defineEndpoint({
  method: 'GET',
  path: '/api/v1/disputes/stats',
  readsReplica: true,
  summary: 'What became of disputes, by platform and reason',
  access: 'disputes.view',
  isOpenToKeys: true,
  plan: 'disputes',
  input: z.object({}),
  output: disputeStatsSchema,
})
