import type * as contract from '#shared/contracts/campaign-sending.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import type { CampaignValues } from './campaigns.repository.ts'

export { listRanked as rankCampaigns } from './analytics/analytics.repository.ts'
export { presentOne as findCampaign } from './campaign-view.ts'
export { NOTHING_SET } from './campaigns.repository.ts'
export { requestMatching } from './responses/match-reviews.ts'
export { followReports } from './sending/follow-reports.ts'
export { moveCampaign, planCampaign } from './sending/move-campaign.ts'
export { countResponses, noteResponse } from './sending/note-response.ts'

type ToOne = (tx: CustomerTx, actor: Actor, campaignId: string) => Promise<void>

/** What people do with campaigns. */
export interface CampaignDeeds {
  /** Answers its id. */
  add: (tx: CustomerTx, actor: Actor, values: CampaignValues) => Promise<string>
  send: (tx: CustomerTx, actor: Actor, input: ParsedInputOf<typeof contract.sendCampaign>) => Promise<void>
  activate: ToOne
  pause: ToOne
  end: ToOne
}
