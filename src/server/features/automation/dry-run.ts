import type * as contract from '#shared/contracts/automation.ts'
import type { AutomationRun, DryRun, RuleInput } from '#shared/contracts/automation.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type { Review } from '#shared/contracts/reviews.ts'
import type { CustomerSettings } from '#shared/domain/customer-settings.ts'
import { toWallTime } from '#shared/domain/wall-time.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { listReviewViews } from '#server/features/reviews/reviews.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { readPage, type PageInput } from '#server/kernel/paging/keyset.ts'
import { listReviewsSince, listRules, listRuns, type ListedRun } from './automation.repository.ts'
import {
  chooseText,
  findRule,
  findSendTime,
  listTemplateRules,
  needsPerson,
  openFilling,
  timezoneOf,
  toActing,
  toSubject,
  type ActingRule,
  type Filling,
} from './find-answer.ts'
import { getRule } from './rules.ts'

const LOOKED_BACK_MS = 30 * 86_400_000
const MOST_REVIEWS = 1000
const MOST_TOLD = 50

/** As if each had come unanswered, one after the other. Nothing is written, and no platform is asked. */
export async function tryRule(
  tx: CustomerTx,
  _actor: Actor,
  { rule, ruleId, settings: given }: ParsedInputOf<typeof contract.tryRule>,
): Promise<DryRun> {
  const kept = await getSettings(tx)
  const settings = given ? { ...kept, automation: { ...kept.automation, ...given, revision: 0 } } : kept
  const { rules, isTried } = await listTried(tx, settings, { rule, ruleId })
  const ids = await listReviewsSince(tx, new Date(Date.now() - LOOKED_BACK_MS), MOST_REVIEWS)
  const views = [...(await listReviewViews(tx, ids)).values()].toSorted((one, other) =>
    one.createdAt.localeCompare(other.createdAt),
  )
  const simulate = openSimulation(settings, await openFilling(tx, settings))
  const met = views.flatMap((view) => {
    const found = findRule(rules, toSubject(view, view.isEdited ? ['new', 'edited'] : ['new']))
    if (!found) return []
    const item = simulate(found, view)
    return isTried(found) ? [item] : []
  })
  return { considered: views.length, met: met.length, items: met.toReversed().slice(0, MOST_TOLD) }
}

/** Those before it win over it, as they would. */
async function listTried(
  tx: CustomerTx,
  { automation }: CustomerSettings,
  { rule, ruleId }: { rule: RuleInput | undefined; ruleId: string | undefined },
): Promise<{ rules: ActingRule[]; isTried: (rule: ActingRule) => boolean }> {
  const before = ruleId === undefined ? null : await getRule(tx, ruleId)
  const kept = await listRules(tx)
  const tried = rule
    ? { id: ruleId ?? null, name: rule.name, when: rule.when, actions: rule.actions, onSince: null, person: null }
    : before && toActing(before)
  const others = kept.filter((one) => one.is_on && one.id !== ruleId)
  if (!tried) {
    const rules = [...others.map(toActing), ...listTemplateRules(automation)]
    return { rules, isTried: ({ name }) => name === null }
  }
  const [earlier, later] = [
    others.filter(({ place }) => before === null || place < before.place),
    others.filter(({ place }) => before !== null && place >= before.place),
  ]
  const rules = [...earlier.map(toActing), tried, ...later.map(toActing)]
  return {
    rules: automation.autoRespond ? [...rules, ...listTemplateRules(automation)] : rules,
    isTried: (one) => one === tried,
  }
}

/** Remembers what was said last, and how much was said that day. */
function openSimulation(settings: CustomerSettings, fill: Filling) {
  const latest: string[] = []
  const sentOn = new Map<string, number>()
  const timezone = timezoneOf(settings)
  return ({ actions }: ActingRule, view: Review): DryRun['items'][number] => {
    const { id: reviewId, platform, author, rating, content, createdAt } = view
    const shown = { reviewId, platform, author, rating, content, createdAt, text: null, sendsAt: null }
    if (actions.answer === 'none') return { ...shown, outcome: 'done' }
    if (actions.answer === 'draft' && actions.texts.length === 0) return { ...shown, outcome: 'drafted' }
    const chosen = chooseText(fill(view, actions.texts), latest)
    if (chosen.text === null) return { ...shown, outcome: chosen.outcome }
    const { text } = chosen
    if (actions.answer === 'draft') return { ...shown, text, outcome: 'drafted' }
    if (needsPerson(view)) return { ...shown, outcome: 'person-first' }
    if (view.replyWay === 'by-hand') return { ...shown, text, outcome: 'by-hand' }
    if (chosen.outcome === 'same-text') return { ...shown, text, outcome: 'same-text' }
    const day = toWallTime(new Date(createdAt), timezone).date
    const sent = sentOn.get(day) ?? 0
    if (sent >= settings.automation.dailyCap) return { ...shown, outcome: 'capped' }
    sentOn.set(day, sent + 1)
    latest.unshift(text)
    const sendsAt = findSendTime(new Date(createdAt), settings).toISOString()
    return { ...shown, text, sendsAt, outcome: 'planned' }
  }
}

export async function describeRuns(tx: CustomerTx, _actor: Actor, input: PageInput) {
  const { rows, nextCursor } = await readPage(input, (wanted) => listRuns(tx, wanted))
  return { items: rows.map(presentRun), nextCursor }
}

const OUTCOME_OF_PLAN = { pending: 'planned', held: 'held', sent: 'sent', superseded: 'superseded' } as const

function presentRun(run: ListedRun): AutomationRun {
  const ofPlan = run.plan_status === null ? 'cancelled' : OUTCOME_OF_PLAN[run.plan_status]
  return {
    id: run.id,
    reviewId: run.review_id,
    platform: run.platform,
    author: run.author,
    occasion: run.occasion,
    ruleName: run.rule_name,
    outcome: run.outcome === 'planned' ? ofPlan : run.outcome,
    createdAt: run.created_at.toISOString(),
  }
}
