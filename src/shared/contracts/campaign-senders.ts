import { z } from 'zod'
import { PERSONAL_CHANNELS } from '../domain/campaigns.ts'
import { PROVIDERS } from '../domain/providers.ts'
import { defineEndpoint } from './endpoint.ts'

export const listCampaignSenders = defineEndpoint({
  method: 'GET',
  path: '/api/v1/campaign-senders',
  summary: 'The accounts that can carry a campaign right now, the default of each channel first',
  access: 'campaigns.manage',
  plan: 'campaigns',
  needsAllLocations: true,
  input: z.object({}),
  output: z
    .object({
      items: z.array(
        z.object({
          id: z.uuid(),
          channel: z.enum(PERSONAL_CHANNELS),
          provider: z.enum(PROVIDERS),
          /** Whom messages come from. */
          sender: z.string(),
          isDefault: z.boolean(),
        }),
      ),
    })
    .meta({ id: 'CampaignSenders' }),
})
