import { z } from 'zod'
import { isSlackAddress, SLACK_FAILURES } from '../domain/slack.ts'
import { defineEndpoint } from './endpoint.ts'

/** Ways out, and what is told of at all. Each goes before what a person chose. */
const switchesShape = {
  email: z.boolean(),
  push: z.boolean(),
  slack: z.boolean(),
  reviewAlerts: z.boolean(),
  disputeAlerts: z.boolean(),
  campaignAlerts: z.boolean(),
}

const companyNotificationsSchema = z
  .object({
    ...switchesShape,
    /** The end of the webhook's address; the whole of it is never told again. `null` where there is none. */
    slackHint: z.string().nullable(),
    /** Why the last message did not arrive in Slack, until one does. */
    slackFailure: z.object({ reason: z.enum(SLACK_FAILURES), at: z.iso.datetime() }).nullable(),
    /** To be sent along with a change, which is refused where somebody else's came first. */
    revision: z.int(),
  })
  .meta({ id: 'CompanyNotifications' })
export type CompanyNotifications = z.infer<typeof companyNotificationsSchema>

export const getCompanyNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/notifications',
  summary: 'What the whole team is told of, and which ways it may go out',
  access: 'settings.view',
  input: z.object({}),
  output: companyNotificationsSchema,
})

const slackAddress = z
  .string()
  .trim()
  .max(500, 'tooLong')
  .refine((text) => text === '' || isSlackAddress(text), 'slackAddressInvalid')
  .optional()

export const companyNotificationsInput = z.object({
  ...switchesShape,
  /** Of an incoming webhook. Left out or empty, the one there is stays. */
  slackAddress,
  revision: z.int().optional(),
})

export const changeCompanyNotifications = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/settings/notifications',
  summary: 'Choose what the whole team is told of, and which ways it may go out',
  access: 'settings.manage',
  needsAllLocations: true,
  input: companyNotificationsInput,
  output: companyNotificationsSchema,
  errors: ['conflict'],
})

export const testSlack = defineEndpoint({
  method: 'POST',
  path: '/api/v1/settings/notifications/slack-test',
  summary: 'Post a test message to Slack: to this address or, without one, to the one that is saved',
  access: 'settings.manage',
  needsAllLocations: true,
  input: z.object({ slackAddress }),
  output: z.object({ failure: z.enum(SLACK_FAILURES).nullable() }),
  ratePerMinute: 10,
})
