import { z } from 'zod'
import { MAIL_TOPICS, NOTIFICATION_CHANNELS, NOTIFICATION_KINDS } from '../domain/notification-kinds.ts'
import { defineEndpoint } from './endpoint.ts'

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid')

/** Switched off they keep their times. */
const quietHoursSchema = z.object({ isOn: z.boolean(), from: clockTime, to: clockTime })

export const notificationPreferencesSchema = z
  .object({
    /** Only what the person may be told of. */
    choices: z.array(
      z.object({
        kind: z.enum(NOTIFICATION_KINDS),
        channel: z.enum(NOTIFICATION_CHANNELS),
        isOn: z.boolean(),
        /** Cannot be switched off. */
        isFixed: z.boolean(),
      }),
    ),
    quietHours: quietHoursSchema,
    timezone: z.string(),
    digest: z.object({ isOn: z.boolean(), hour: z.int().min(0).max(23) }),
    /** Browsers that are told, besides this one or with it. */
    devices: z.array(z.object({ id: z.uuid(), device: z.string(), createdAt: z.iso.datetime() })),
    /** What a browser needs to subscribe; `null` where this installation sends no pushes. */
    pushKey: z.string().nullable(),
    /** What the customer lets out to anybody; where not, only what is fixed goes that way, whatever a person chose. */
    workspace: z.object({ email: z.boolean(), push: z.boolean() }),
  })
  .meta({ id: 'NotificationPreferences' })
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>

export const getNotificationPreferences = defineEndpoint({
  method: 'GET',
  path: '/api/v1/me/notification-preferences',
  summary: 'What the signed-in person is told of, and how',
  access: 'signed-in',
  input: z.object({}),
  output: notificationPreferencesSchema,
})

export const changeNotificationPreferences = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/me/notification-preferences',
  summary: 'Change what one is told of; what is absent stays as it is',
  access: 'signed-in',
  input: z.object({
    choices: z
      .array(z.object({ kind: z.enum(NOTIFICATION_KINDS), channel: z.enum(NOTIFICATION_CHANNELS), isOn: z.boolean() }))
      .max(200, 'tooLong')
      .optional(),
    quietHours: quietHoursSchema.optional(),
    timezone: z.string().max(64, 'tooLong').optional(),
    digest: z.object({ isOn: z.boolean(), hour: z.int().min(0).max(23) }).optional(),
  }),
  output: notificationPreferencesSchema,
})

export const addPushDevice = defineEndpoint({
  method: 'POST',
  path: '/api/v1/me/push-devices',
  summary: 'Have this browser told by web push',
  access: 'signed-in',
  input: z.object({
    endpoint: z.url().max(2000, 'tooLong'),
    p256dh: z.string().max(200, 'tooLong'),
    auth: z.string().max(100, 'tooLong'),
  }),
  output: z.object({ id: z.uuid(), device: z.string(), createdAt: z.iso.datetime() }),
})

export const removePushDevice = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/me/push-devices/:deviceId',
  summary: 'Tell a browser no more',
  access: 'signed-in',
  input: z.object({ deviceId: z.uuid() }),
  output: z.object({ id: z.uuid() }),
})

/** From the address in a mail: signed, and long by what the mail told of. */
const unsubscribeWord = z.string().min(20, 'invalid').max(2000, 'tooLong')

const unsubscribingSchema = z
  .object({
    companyName: z.string(),
    /** What the mail was about, and whether it is still mailed. */
    topics: z.array(z.object({ topic: z.enum(MAIL_TOPICS), isOn: z.boolean() })),
  })
  .meta({ id: 'Unsubscribing' })
export type Unsubscribing = z.infer<typeof unsubscribingSchema>

/** Looking ends nothing: mail programs follow links by themselves. */
export const lookAtUnsubscribing = defineEndpoint({
  method: 'POST',
  path: '/api/v1/unsubscribe/look',
  summary: 'What the unsubscribe link of a mail is about',
  access: 'public',
  input: z.object({ word: unsubscribeWord }),
  output: unsubscribingSchema,
  errors: ['not-found'],
  ratePerMinute: 60,
})

export const changeUnsubscribing = defineEndpoint({
  method: 'POST',
  path: '/api/v1/unsubscribe/change',
  summary: 'Stop what the unsubscribe link of a mail is about, or have it mailed again',
  access: 'public',
  input: z.object({ word: unsubscribeWord, isOn: z.boolean() }),
  output: unsubscribingSchema,
  errors: ['not-found'],
  ratePerMinute: 60,
})
