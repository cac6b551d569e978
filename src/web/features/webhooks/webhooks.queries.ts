import type { InputOf } from '#shared/contracts/endpoint.ts'
import * as contract from '#shared/contracts/webhooks.ts'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, pagedQuery, useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

const renews = [queryKeys.webhooks]
const LOOK_AGAIN_MS = 3000

export const webhooksQuery = endpointQuery(queryKeys.webhooks, contract.listWebhooks, {})

/** Looked at again while it is open: what somebody sends arrives a moment later. */
export const deliveriesQuery = (webhookId: string) => ({
  ...pagedQuery([...queryKeys.webhooks, webhookId, 'deliveries'], contract.listWebhookDeliveries, { webhookId }),
  refetchInterval: LOOK_AGAIN_MS,
})

export const useCreateWebhook = () =>
  useChange((input: InputOf<typeof contract.createWebhook>) => call(contract.createWebhook, input), { renews })

export const useChangeWebhook = () =>
  useChange((input: InputOf<typeof contract.changeWebhook>) => call(contract.changeWebhook, input), { renews })

export const useRotateWebhook = () =>
  useChange((input: InputOf<typeof contract.rotateWebhook>) => call(contract.rotateWebhook, input), { renews })

export const useDeleteWebhook = () =>
  useChange((webhookId: string) => call(contract.deleteWebhook, { webhookId }), { renews })

export const useTestWebhook = () =>
  useChange((webhookId: string) => call(contract.testWebhook, { webhookId }), { renews })

export const useReplayDelivery = () =>
  useChange((input: InputOf<typeof contract.replayWebhookDelivery>) => call(contract.replayWebhookDelivery, input), {
    renews,
  })
