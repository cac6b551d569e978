import { z } from 'zod'
import { SENTIMENTS, WEEKDAYS, type CustomerSettings } from './customer-settings.ts'
import { PLATFORMS, type Platform } from './platforms.ts'
import { TEMPLATE_VARIABLES } from './reply-templates.ts'
import { toInstant, toWallTime } from './wall-time.ts'

export const OCCASIONS = ['new', 'edited'] as const
export type Occasion = (typeof OCCASIONS)[number]

/** `draft`: a person decides about it. `send`: after the delay, in working hours, by itself. */
export const RULE_ANSWERS = ['none', 'draft', 'send'] as const

/** What a run came to. Until `settled`, in the order in which it goes on. */
export const RUN_OUTCOMES = [
  'waiting',
  'drafting',
  'no-match',
  'planned',
  'drafted',
  'by-hand',
  'same-text',
  'done',
  'answered',
  'incident',
  'capped',
  'no-text',
  'not-connected',
  'person-first',
  'no-draft',
  'gone',
  'stopped',
  'failed',
] as const
export type RunOutcome = (typeof RUN_OUTCOMES)[number]

/** As people see it: of a planned reply, what has become of the plan. */
export const SHOWN_OUTCOMES = [...RUN_OUTCOMES, 'sent', 'held', 'superseded', 'cancelled'] as const

export const MOST_RULES = 50
export const MOST_VARIANTS = 10
export const LONGEST_DELAY_MINUTES = 10_080
export const HIGHEST_DAILY_CAP = 500

const VARIABLE = /\{(\w+)\}/g
const hasKnownVariables = (text: string) =>
  [...text.matchAll(VARIABLE)].every(([, name]) => TEMPLATE_VARIABLES.some((known) => known === name))

export const answerText = z.string().trim().max(4000, 'tooLong').refine(hasKnownVariables, 'variableUnknown')

/** An empty list lets everything pass. */
export const ruleConditionsSchema = z.object({
  platforms: z.array(z.enum(PLATFORMS, 'choiceInvalid')).max(PLATFORMS.length, 'tooMany'),
  /** A recommendation counts as five stars, one against as one. */
  ratings: z.array(z.int().min(1).max(5)).max(5, 'tooMany'),
  sentiments: z.array(z.enum(SENTIMENTS, 'choiceInvalid')).max(3, 'tooMany'),
  /** ISO 639-1. */
  languages: z.array(z.string().regex(/^[a-z]{2}$/, 'invalid')).max(20, 'tooMany'),
  hasText: z.enum(['any', 'yes', 'no'], 'choiceInvalid'),
  locationIds: z.array(z.uuid()).max(200, 'tooMany'),
  /** One of these is enough, wherever it stands. */
  contains: z.array(z.string().trim().min(1, 'required').max(100, 'tooLong')).max(20, 'tooMany'),
  occasions: z.array(z.enum(OCCASIONS, 'choiceInvalid')).max(2, 'tooMany'),
})
export type RuleConditions = z.infer<typeof ruleConditionsSchema>

export const ruleActionsSchema = z.object({
  answer: z.enum(RULE_ANSWERS, 'choiceInvalid'),
  /** Taken by turns. A draft without any is written by the assistant. */
  texts: z.array(answerText.min(1, 'required')).max(MOST_VARIANTS, 'tooMany'),
  assigneeId: z.uuid().nullable(),
  tags: z.array(z.string().trim().min(1, 'required').max(40, 'tooLong')).max(10, 'tooMany'),
  notifyIds: z.array(z.uuid()).max(20, 'tooMany'),
  isEscalated: z.boolean(),
})
export type RuleActions = z.infer<typeof ruleActionsSchema>

export const doesSomething = ({ answer, assigneeId, tags, notifyIds, isEscalated }: RuleActions) =>
  answer !== 'none' || assigneeId !== null || tags.length > 0 || notifyIds.length > 0 || isEscalated

/** What a rule looks at. */
export interface RuleSubject {
  platform: Platform
  stars: number | null
  sentiment: (typeof SENTIMENTS)[number] | null
  language: string | null
  hasText: boolean
  locationId: string | null
  words: string
  occasions: readonly Occasion[]
}

export function isMet(when: RuleConditions, subject: RuleSubject): boolean {
  const language = subject.language?.slice(0, 2).toLowerCase() ?? null
  return (
    isAmong(when.platforms, subject.platform) &&
    isAmong(when.ratings, subject.stars) &&
    isAmong(when.sentiments, subject.sentiment) &&
    isAmong(when.languages, language) &&
    isAmong(when.locationIds, subject.locationId) &&
    (when.hasText === 'any' || (when.hasText === 'yes') === subject.hasText) &&
    isOneOf(when.contains, (phrase) => subject.words.toLowerCase().includes(phrase.toLowerCase())) &&
    isOneOf(when.occasions, (occasion) => subject.occasions.includes(occasion))
  )
}

const isOneOf = <Value>(wanted: readonly Value[], fits: (value: Value) => boolean) =>
  wanted.length === 0 || wanted.some(fits)

const isAmong = <Value>(wanted: readonly Value[], value: Value | null) =>
  wanted.length === 0 || (value !== null && wanted.includes(value))

/** One template may hold several texts, divided by a line of three hyphens. */
export function splitVariants(template: string): string[] {
  return template
    .split(/^[ \t]*---[ \t]*$/m)
    .map((text) => text.trim())
    .filter((text) => text !== '')
}

/** The text used longest ago, and never the one used last. `null`: there is no other. `latest`: the newest first. */
export function chooseVariant(texts: readonly string[], latest: readonly string[]): string | null {
  const ranked = texts.map((text) => {
    const place = latest.indexOf(text)
    return { text, age: place === -1 ? Infinity : place }
  })
  const oldest = ranked.reduce<(typeof ranked)[number] | null>(
    (best, one) => (best === null || one.age > best.age ? one : best),
    null,
  )
  return oldest && oldest.age > 0 ? oldest.text : null
}

type WorkingHours = CustomerSettings['automation']['workingHours']

const DAY_MS = 86_400_000
const DAYS_OF_WEEK = 7

/** That very moment within working hours, or when the next ones begin, by the clocks of the timezone. */
export function findWorkingTime(from: Date, { enabled, schedule }: WorkingHours, timezone: string): Date {
  if (!enabled) return from
  const today = Date.parse(`${toWallTime(from, timezone).date}T00:00:00.000Z`)
  for (let ahead = 0; ahead <= DAYS_OF_WEEK; ahead += 1) {
    const date = new Date(today + ahead * DAY_MS)
    // Their week begins on a Sunday, ours on a Monday.
    const weekday = WEEKDAYS[(date.getUTCDay() + 6) % DAYS_OF_WEEK]
    const hours = schedule.find(({ day, enabled: isOpen }) => isOpen && day === weekday)
    const [start, end] = [hours?.start, hours?.end].map(
      (time = '') => toInstant({ date: date.toISOString().slice(0, 10), time }, timezone)?.instant,
    )
    // Where clocks go forward, short hours may not take place at all.
    if (!start || !end || start >= end || from >= end) continue
    return from > start ? from : start
  }
  return from
}
