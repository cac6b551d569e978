import type { Review } from '#shared/contracts/reviews.ts'
import {
  chooseVariant,
  findWorkingTime,
  isMet,
  splitVariants,
  type Occasion,
  type RuleActions,
  type RuleConditions,
  type RuleSubject,
  type RunOutcome,
} from '#shared/domain/automation.ts'
import { SENTIMENTS, type CustomerSettings } from '#shared/domain/customer-settings.ts'
import { isReplyTooLong } from '#shared/domain/replies.ts'
import { isTimezone, toInstant, toWallTime } from '#shared/domain/wall-time.ts'
import { findCaution } from '#server/assistant/writing/find-caution.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { fillTemplate } from '#server/features/replies/replies.service.ts'
import { getBusinessName } from '#server/features/team/team.service.ts'
import type { RuleRow } from './automation.repository.ts'

type Automation = CustomerSettings['automation']
type Person = { userId: string; name: string }

export interface ActingRule {
  id: string | null
  /** `null`: the template of a sentiment. */
  name: string | null
  when: RuleConditions
  actions: RuleActions
  onSince: Date | null
  /** Who agreed that its texts are posted. */
  person: Person | null
}

const EVERYTHING: RuleConditions = {
  platforms: [],
  ratings: [],
  sentiments: [],
  languages: [],
  hasText: 'any',
  locationIds: [],
  contains: [],
  occasions: [],
}
const NOTHING: RuleActions = {
  answer: 'none',
  texts: [],
  assigneeId: null,
  tags: [],
  notifyIds: [],
  isEscalated: false,
}

export const toActing = (rule: RuleRow): ActingRule => ({
  id: rule.id,
  name: rule.name,
  when: rule.conditions,
  actions: rule.actions,
  onSince: rule.on_since,
  person: rule.consent,
})

/** Asked after all the rules; an edited review has had its answer. */
export function listTemplateRules({ responseTemplates, onSince, consent }: Automation): ActingRule[] {
  return SENTIMENTS.flatMap((sentiment) => {
    const texts = splitVariants(responseTemplates[sentiment])
    if (texts.length === 0) return []
    return {
      id: null,
      name: null,
      when: { ...EVERYTHING, sentiments: [sentiment], occasions: ['new' as const] },
      actions: { ...NOTHING, answer: 'send' as const, texts },
      onSince: onSince === null ? null : new Date(onSince),
      person: consent,
    }
  })
}

export const listActing = (automation: Automation, rules: readonly RuleRow[]): ActingRule[] => [
  ...rules.filter((rule) => rule.is_on).map(toActing),
  ...(automation.autoRespond ? listTemplateRules(automation) : []),
]

export function toSubject(view: Review, occasions: readonly Occasion[]): RuleSubject {
  const { platform, sentiment, language, locationId, rating, isRecommended, title, content } = view
  const ofRecommendation = isRecommended === null ? null : isRecommended ? 5 : 1
  return {
    platform,
    stars: rating ?? ofRecommendation,
    sentiment,
    language,
    hasText: Boolean(content),
    locationId,
    words: `${title ?? ''}\n${content ?? ''}`,
    occasions,
  }
}

export const findRule = (rules: readonly ActingRule[], subject: RuleSubject) =>
  rules.find(({ when }) => isMet(when, subject))

/** By whose clocks working hours begin and a day ends. */
export const timezoneOf = ({ general }: CustomerSettings) => (isTimezone(general.timezone) ? general.timezone : 'UTC')

const MINUTE_MS = 60_000

export function findSendTime(from: Date, settings: CustomerSettings): Date {
  const { responseDelay, workingHours } = settings.automation
  return findWorkingTime(new Date(from.getTime() + responseDelay * MINUTE_MS), workingHours, timezoneOf(settings))
}

export function findMidnight(now: Date, timezone: string): Date {
  return toInstant({ date: toWallTime(now, timezone).date, time: '00:00' }, timezone)?.instant ?? now
}

export type Filling = (view: Review, texts: readonly string[]) => string[]

/** Texts as they read for a review, without those that come to nothing or that its platform does not take. */
export async function openFilling(tx: CustomerTx, { general }: CustomerSettings): Promise<Filling> {
  const businessName = await getBusinessName(tx)
  return (view, texts) =>
    texts
      .map((text) => fillTemplate(text, { review: view, businessName, locale: general.language }).trim())
      .filter((text) => text !== '' && !isReplyTooLong(text, view.replyLimit))
}

/** The same words are never posted twice in a row: a person sees to it then. */
export function chooseText(
  filled: readonly string[],
  latest: readonly string[],
): { outcome: RunOutcome; text: string | null } {
  const text = chooseVariant(filled, latest)
  if (text !== null) return { outcome: 'planned', text }
  return { outcome: filled.length > 0 ? 'same-text' : 'no-text', text: filled[0] ?? null }
}

/** Somebody was hurt, threatens, or goes to court: no template answers that. */
export function needsPerson({ content, rating, isRecommended, sentiment }: Review): boolean {
  const read = { sentiment: sentiment ?? ('neutral' as const), aspects: [] }
  return findCaution({ content, rating, isRecommended }, read) !== null
}

export const hasAnswer = ({ reply, response, isReplyFinal, planned }: Review) =>
  response !== null || (reply !== null && reply.state !== 'returned') || isReplyFinal || planned !== null
