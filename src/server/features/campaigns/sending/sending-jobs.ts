import { z } from 'zod'
import { CAMPAIGN_CHANNELS, type CampaignChannel } from '#shared/domain/campaigns.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { ProviderDeps } from '#server/features/providers/providers.service.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { deriveUuid } from '#server/kernel/crypto/derive-uuid.ts'
import { defineJob } from '#server/kernel/jobs/job.ts'
import { enqueue, enqueueUnlessWaiting } from '#server/kernel/jobs/job-queue.ts'

export type SendingDeps = ProviderDeps & Pick<Foundations, 'log'>

const campaignKey = z.object({ customerId: z.uuid(), campaignId: z.uuid() })
export type CampaignKey = z.infer<typeof campaignKey>

/** Turns an audience into rows, part by part. */
export const gatherJob = defineJob({
  name: 'campaigns.gather',
  payload: campaignKey.extend({ run: z.int(), after: z.uuid().nullable(), isAgain: z.boolean() }),
})
export type Gathering = z.infer<typeof gatherJob.payload>

/** Hands over what waits on one channel; it waits for others most of the time. */
export const deliverJob = defineJob({
  name: 'campaigns.deliver',
  payload: campaignKey.extend({ channel: z.enum(CAMPAIGN_CHANNELS) }),
  atOnce: 10,
})
export type Delivering = z.infer<typeof deliverJob.payload>

/** Does what a campaign's time has come for. */
export const clockJob = defineJob({ name: 'campaigns.clock', payload: campaignKey })

/** Tells a day and an hour before its time that a planned campaign has no message yet. `at`: the time that was planned. */
export const remindJob = defineJob({
  name: 'campaigns.remind',
  payload: campaignKey.extend({ at: z.iso.datetime(), hours: z.int() }),
})
export type Reminding = z.infer<typeof remindJob.payload>

/** Shows new visits to the campaigns that ask after them, and reminds whoever has not answered. */
export const visitsJob = defineJob({
  name: 'campaigns.visits',
  payload: z.object({ customerId: z.uuid() }),
  waitsForService: true,
})

/** Asks what became of mailings where the service does not tell by itself. `seenAt`: the last time; `after`: a mailing's name. */
export const resultsJob = defineJob({
  name: 'campaigns.results',
  payload: campaignKey.extend({ seenAt: z.iso.datetime(), after: z.string().nullable() }),
})
export type ReadingResults = z.infer<typeof resultsJob.payload>

/** Asks networks what people did with a campaign's posts. `at`: when it was to. */
export const postsJob = defineJob({
  name: 'campaigns.read-posts',
  payload: campaignKey.extend({ at: z.iso.datetime() }),
})
export type ReadingPosts = z.infer<typeof postsJob.payload>

/** Looks whether the addresses in a campaign can be reached. */
export const linksJob = defineJob({ name: 'campaigns.check-links', payload: campaignKey })

/** Looks every minute for those whose time has come and whose job got lost. */
export const sweepJob = defineJob({ name: 'campaigns.sweep', payload: z.object({}), cron: '* * * * *' })

/** What a process has written down that was killed before it counted it. */
export const leftClicksJob = defineJob({
  name: 'campaigns.count-left-clicks',
  payload: z.object({}),
  cron: '* * * * *',
})

/** However often it is asked for, one job comes at that time. */
export function enqueueClock(tx: CustomerTx, campaignId: string, startAfter: Date): Promise<void> {
  const id = deriveUuid(`campaign clock ${campaignId} ${startAfter.getTime()}`)
  return enqueue(tx, clockJob, { customerId: tx.customerId, campaignId }, { id, startAfter })
}

export const enqueueDelivery = (tx: CustomerTx, campaignId: string, channel: CampaignChannel): Promise<void> =>
  enqueueUnlessWaiting(tx, deliverJob, { customerId: tx.customerId, campaignId, channel }, `${campaignId} ${channel}`)

export const enqueueVisits = (tx: CustomerTx): Promise<void> =>
  enqueueUnlessWaiting(tx, visitsJob, { customerId: tx.customerId }, `visits ${tx.customerId}`)
