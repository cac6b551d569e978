import { z } from 'zod'
import { OVERLAP_HOURS, USUAL_OVERLAP_HOURS } from '../domain/api-keys.ts'
import {
  LONGEST_WEBHOOK_ADDRESS,
  MOST_WEBHOOKS,
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_EVENTS,
  WEBHOOK_FAILURES,
  WEBHOOK_GIVEN_UP_FOR,
} from '../domain/webhooks.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageInput, pageOf } from './paging.ts'
import { webhookEventSchema } from './webhook-events.ts'

const webhookSchema = z
  .object({
    id: z.uuid(),
    address: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    isOn: z.boolean(),
    /** Since when nothing has been taken; `null`: the last was. */
    failingSince: z.iso.datetime().nullable(),
    /** When we switched it off because it took nothing for days. */
    givenUpAt: z.iso.datetime().nullable(),
    /** Or because its receiver answered 410. */
    givenUpFor: z.enum(WEBHOOK_GIVEN_UP_FOR).nullable(),
    /** How its secret begins and ends. The secret itself is shown once, when it is made. */
    hint: z.string(),
    /** The secret before the last rotation, while messages are signed with it as well. */
    earlier: z.object({ hint: z.string(), endsAt: z.iso.datetime() }).nullable(),
    createdAt: z.iso.datetime(),
    createdBy: z.string(),
  })
  .meta({ id: 'Webhook' })
export type Webhook = z.infer<typeof webhookSchema>

const shownOnceSchema = z.object({ webhook: webhookSchema, secret: z.string() }).meta({ id: 'WebhookShownOnce' })
export type WebhookShownOnce = z.infer<typeof shownOnceSchema>

const deliverySchema = z
  .object({
    id: z.uuid(),
    state: z.enum(WEBHOOK_DELIVERY_STATES),
    attempts: z.int(),
    createdAt: z.iso.datetime(),
    triedAt: z.iso.datetime().nullable(),
    /** When it is tried next; `null`: it is not. */
    nextAt: z.iso.datetime().nullable(),
    failure: z.enum(WEBHOOK_FAILURES).nullable(),
    /** The `webhook-id` it bears, every time. */
    messageId: z.string(),
    request: webhookEventSchema.nullable(),
    /** The beginning of what was answered last. */
    answer: z.object({ status: z.int(), text: z.string(), ms: z.int() }).nullable(),
  })
  .meta({ id: 'WebhookDelivery' })
export type WebhookDelivery = z.infer<typeof deliverySchema>

const events = z.array(z.enum(WEBHOOK_EVENTS, 'choiceInvalid')).min(1, 'noneChosen').max(WEBHOOK_EVENTS.length)

const isWithoutPassword = ({ username, password }: URL) => username === '' && password === ''

export const webhookInput = z.object({
  address: z
    .string()
    .trim()
    .min(1, 'required')
    .max(LONGEST_WEBHOOK_ADDRESS, 'tooLong')
    .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'webAddressInvalid')
    .refine((text) => !URL.canParse(text) || isWithoutPassword(new URL(text)), 'passwordInAddress'),
  events,
})

const path = { webhookId: z.uuid() }

/** On every plan: whoever has left the one it came with can still see and delete what there is. */
export const listWebhooks = defineEndpoint({
  method: 'GET',
  path: '/api/v1/webhooks',
  summary: 'The addresses that are told of what happens',
  access: 'settings.manage',
  needsAllLocations: true,
  input: z.object({}),
  output: z.object({ items: z.array(webhookSchema).max(MOST_WEBHOOKS) }),
})

export const createWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/v1/webhooks',
  summary: 'Tell an address of what happens; its secret is shown in this answer alone. Asks for a fresh proof',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'api-access',
  input: webhookInput,
  output: shownOnceSchema,
  errors: ['conflict'],
  ratePerMinute: 30,
})

/** Another address is another webhook. */
export const changeWebhook = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/webhooks/:webhookId',
  summary: 'Change what an address is told of, or switch it on or off',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'api-access',
  input: z.object({ ...path, events: events.optional(), isOn: z.boolean().optional() }),
  output: webhookSchema,
  errors: ['not-found'],
})

export const rotateWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/v1/webhooks/:webhookId/rotate',
  summary: 'Give a webhook a new secret; messages are signed with both for a while. Asks for a fresh proof',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'api-access',
  input: z.object({
    ...path,
    /** Of the secret that is to be replaced, so that a rotation that was asked for twice happens once. */
    hint: z.string().max(40),
    overlapHours: z.literal(OVERLAP_HOURS, 'choiceInvalid').default(USUAL_OVERLAP_HOURS),
  }),
  output: shownOnceSchema,
  errors: ['not-found', 'conflict'],
  ratePerMinute: 30,
})

export const deleteWebhook = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/webhooks/:webhookId',
  summary: 'Stop telling an address, and forget what it was told',
  access: 'settings.manage',
  needsAllLocations: true,
  isOpenToReaders: true,
  input: z.object(path),
  output: z.object({ id: z.uuid() }),
  errors: ['not-found'],
})

export const testWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/v1/webhooks/:webhookId/test',
  summary: 'Send a test event',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'api-access',
  input: z.object(path),
  output: z.object({ messageId: z.string() }),
  errors: ['not-found', 'conflict'],
  ratePerMinute: 20,
})

export const listWebhookDeliveries = defineEndpoint({
  method: 'GET',
  path: '/api/v1/webhooks/:webhookId/deliveries',
  summary: 'What an address was sent in the last 30 days and what it answered, the newest first',
  access: 'settings.manage',
  needsAllLocations: true,
  input: z.object({ ...path, ...pageInput }),
  output: pageOf(deliverySchema),
  errors: ['not-found'],
})

export const replayWebhookDelivery = defineEndpoint({
  method: 'POST',
  path: '/api/v1/webhooks/:webhookId/deliveries/:deliveryId/replay',
  summary: 'Send it again, under the same webhook-id',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'api-access',
  input: z.object({ ...path, deliveryId: z.uuid() }),
  output: deliverySchema,
  errors: ['not-found', 'conflict'],
  ratePerMinute: 60,
})
