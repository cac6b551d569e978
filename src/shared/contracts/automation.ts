import { z } from 'zod'
import {
  answerText,
  doesSomething,
  HIGHEST_DAILY_CAP,
  LONGEST_DELAY_MINUTES,
  OCCASIONS,
  ruleActionsSchema,
  ruleConditionsSchema,
  SHOWN_OUTCOMES,
} from '../domain/automation.ts'
import { WEEKDAYS } from '../domain/customer-settings.ts'
import { PLATFORMS } from '../domain/platforms.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageInput, pageOf } from './paging.ts'

/** Who agreed that these texts are posted in the name of the business, and when. */
const consentSchema = z.object({ name: z.string(), at: z.iso.datetime() })

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'timeInvalid')
const workingDay = z
  .object({ day: z.enum(WEEKDAYS), enabled: z.boolean(), start: clockTime, end: clockTime })
  .refine(({ enabled, start, end }) => !enabled || start < end, { path: ['end'], error: 'endBeforeStartTime' })

const workingHoursInput = z
  .object({ enabled: z.boolean(), schedule: z.array(workingDay).length(WEEKDAYS.length, 'invalid') })
  .refine(({ schedule }) => new Set(schedule.map(({ day }) => day)).size === WEEKDAYS.length, 'invalid')
  .refine(({ enabled, schedule }) => !enabled || schedule.some((day) => day.enabled), {
    path: ['enabled'],
    error: 'workingDayMissing',
  })

const templatesShape = { positive: answerText, neutral: answerText, negative: answerText }

const automationShape = {
  autoRespond: z.boolean(),
  /** Minutes. */
  responseDelay: z.int('numberInvalid').min(0, 'responseDelayRange').max(LONGEST_DELAY_MINUTES, 'responseDelayRange'),
  /** By sentiment; an empty one leaves such reviews alone. */
  responseTemplates: z.object(templatesShape),
  workingHours: workingHoursInput,
  /** As many replies a day leave by themselves at most. */
  dailyCap: z.int('numberInvalid').min(1, 'dailyCapRange').max(HIGHEST_DAILY_CAP, 'dailyCapRange'),
}

const automationSettingsSchema = z
  .object({
    ...automationShape,
    /** Nothing happens by itself, whatever else is on. */
    isStopped: z.boolean(),
    consent: consentSchema.nullable(),
    /** To be sent along with a change, which is refused where somebody else's came first. */
    revision: z.int(),
  })
  .meta({ id: 'AutomationSettings' })
export type AutomationSettings = z.infer<typeof automationSettingsSchema>

export const getAutomationSettings = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/automation',
  summary: 'Which reviews are answered by themselves, with what, and when',
  access: 'settings.view',
  input: z.object({}),
  output: automationSettingsSchema,
})

export const automationSettingsInput = z.object({
  ...automationShape,
  /** Needed for whatever is posted from now on and was not agreed to yet. */
  hasConsented: z.boolean().optional(),
  /** Of the settings that the change begins with. Left out, it is made whatever others have changed. */
  revision: z.int().optional(),
})

export const changeAutomationSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/settings/automation',
  summary: 'Say which reviews are answered by themselves, with what, and when',
  access: 'settings.manage',
  needsAllLocations: true,
  input: automationSettingsInput,
  output: automationSettingsSchema,
  errors: ['conflict'],
})

/** Apart from the settings, so that it takes effect at once and against nobody's changes. */
export const stopAutomation = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/settings/automation/stop',
  summary: 'Stop everything that happens by itself and take back what is planned, or let it go on',
  access: 'settings.manage',
  needsAllLocations: true,
  input: z.object({ isStopped: z.boolean() }),
  output: automationSettingsSchema,
})

const ruleShape = {
  name: z.string().trim().min(1, 'required').max(80, 'tooLong'),
  isOn: z.boolean(),
  when: ruleConditionsSchema,
  actions: ruleActionsSchema,
}

const ruleSchema = z
  .object({ id: z.uuid(), ...ruleShape, consent: consentSchema.nullable(), revision: z.int() })
  .meta({ id: 'AutomationRule' })
export type AutomationRule = z.infer<typeof ruleSchema>

const rulesSchema = z.object({ items: z.array(ruleSchema) })

export const ruleInput = z
  .object({ ...ruleShape, hasConsented: z.boolean().optional() })
  .refine(({ actions }) => doesSomething(actions), { path: ['actions', 'answer'], error: 'actionMissing' })
  .refine(({ actions }) => actions.answer !== 'send' || actions.texts.length > 0, {
    path: ['actions', 'texts'],
    error: 'required',
  })
export type RuleInput = z.infer<typeof ruleInput>

export const listRules = defineEndpoint({
  method: 'GET',
  path: '/api/v1/automation/rules',
  summary: 'The rules for reviews that come, in the order in which they are asked',
  access: 'settings.view',
  input: z.object({}),
  output: rulesSchema,
})

export const createRule = defineEndpoint({
  method: 'POST',
  path: '/api/v1/automation/rules',
  summary: 'Add a rule as the last one',
  access: 'settings.manage',
  needsAllLocations: true,
  input: ruleInput,
  output: ruleSchema,
  errors: ['conflict'],
})

export const changeRule = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/automation/rules/:ruleId',
  summary: 'Change a rule, or switch it on or off',
  access: 'settings.manage',
  needsAllLocations: true,
  input: z.object({ ruleId: z.uuid(), revision: z.int(), rule: ruleInput }),
  output: ruleSchema,
  errors: ['not-found', 'conflict'],
})

export const deleteRule = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/automation/rules/:ruleId',
  summary: 'Delete a rule',
  access: 'settings.manage',
  needsAllLocations: true,
  input: z.object({ ruleId: z.uuid() }),
  output: rulesSchema,
  errors: ['not-found'],
})

export const orderRules = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/automation/rule-order',
  summary: 'Put the rules in another order: the first that fits is the one that acts',
  access: 'settings.manage',
  needsAllLocations: true,
  input: z.object({ ruleIds: z.array(z.uuid()).max(200) }),
  output: rulesSchema,
  errors: ['conflict'],
})

const dryRunItemSchema = z.object({
  reviewId: z.uuid(),
  platform: z.enum(PLATFORMS),
  author: z.string().nullable(),
  rating: z.int().nullable(),
  content: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** What would have been written; `null` where the assistant writes it, or nothing is. */
  text: z.string().nullable(),
  /** When it would have left; `null` for what waits for a person. */
  sendsAt: z.iso.datetime().nullable(),
  outcome: z.enum(SHOWN_OUTCOMES),
})

const dryRunSchema = z
  .object({
    /** Reviews of the last 30 days. */
    considered: z.int(),
    /** Those it would have met, of which the newest are told. */
    met: z.int(),
    items: z.array(dryRunItemSchema),
  })
  .meta({ id: 'AutomationDryRun' })
export type DryRun = z.infer<typeof dryRunSchema>

export const tryRule = defineEndpoint({
  method: 'POST',
  path: '/api/v1/automation/dry-run',
  summary: 'Which reviews of the last 30 days a rule, or the templates, would have met, and with what. Changes nothing',
  access: 'settings.manage',
  needsAllLocations: true,
  input: z.object({
    /** As if it were on, in its place among the others; a new one is the last. Without it, the templates are tried. */
    rule: ruleInput.optional(),
    ruleId: z.uuid().optional(),
    /** As if these were saved. */
    settings: automationSettingsInput.optional(),
  }),
  output: dryRunSchema,
  errors: ['not-found'],
  ratePerMinute: 30,
})

const runSchema = z
  .object({
    id: z.uuid(),
    reviewId: z.uuid(),
    platform: z.enum(PLATFORMS),
    author: z.string().nullable(),
    occasion: z.enum(OCCASIONS),
    /** `null`: the template of its sentiment. */
    ruleName: z.string().nullable(),
    outcome: z.enum(SHOWN_OUTCOMES),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'AutomationRun' })
export type AutomationRun = z.infer<typeof runSchema>

export const listRuns = defineEndpoint({
  method: 'GET',
  path: '/api/v1/automation/runs',
  summary: 'What was done to reviews by rules and templates, the latest first',
  access: 'settings.view',
  input: z.object(pageInput),
  output: pageOf(runSchema),
})
