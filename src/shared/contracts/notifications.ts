import { z } from 'zod'
import { NOTIFICATION_TYPES } from '../domain/activity-actions.ts'
import { LOCALES } from '../domain/locales.ts'
import { NOTIFICATION_KINDS } from '../domain/notification-kinds.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageInput, pageOf } from './paging.ts'

/** Of the words; else the person's own, or the customer's. */
const language = z.enum(LOCALES).optional()

export const notificationSchema = z
  .object({
    id: z.uuid(),
    /** `null` for those from before there were kinds. */
    kind: z.enum(NOTIFICATION_KINDS).nullable(),
    type: z.enum(NOTIFICATION_TYPES),
    message: z.string(),
    /** Of how many things it tells. */
    amount: z.int(),
    /** The first words of some of the reviews it tells of together, as far as they are still kept. */
    excerpts: z.array(z.string()),
    /** Where in the product its subject is. */
    link: z.string().nullable(),
    isRead: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Notification' })
export type Notification = z.infer<typeof notificationSchema>

export const listNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/v1/notifications',
  summary: 'Notifications of the signed-in person, newest first',
  access: 'signed-in',
  input: z.object({ ...pageInput, language }),
  output: pageOf(notificationSchema).extend({ unreadCount: z.int() }),
})

export const readNotification = defineEndpoint({
  method: 'POST',
  path: '/api/v1/notifications/:notificationId/read',
  summary: 'Mark one notification as read',
  access: 'signed-in',
  input: z.object({ notificationId: z.uuid(), language }),
  output: notificationSchema,
})

export const readAllNotifications = defineEndpoint({
  method: 'POST',
  path: '/api/v1/notifications/read-all',
  summary: 'Mark every notification as read',
  access: 'signed-in',
  input: z.object({}),
  output: z.object({ readCount: z.int() }),
})
