import type * as contract from '#shared/contracts/automation.ts'
import type { AutomationRule, RuleInput } from '#shared/contracts/automation.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { MOST_RULES, type RuleActions } from '#shared/domain/automation.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { listLocationTimezones } from '#server/features/locations/locations.service.ts'
import { getAssignee } from '#server/features/reviews/reviews.service.ts'
import { withdrawPlansOfRules } from '#server/features/scheduled-responses/scheduled-responses.service.ts'
import { lockSettings } from '#server/features/settings/settings.service.ts'
import { listMembersWho } from '#server/features/team/team.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { insertRule, listRules, placeRules, removeRule, updateRule, type RuleRow } from './automation.repository.ts'
import { agree, type Consent, presentConsent, tellOfChange } from './automation-settings.ts'

export async function describeRules(tx: CustomerTx): Promise<{ items: AutomationRule[] }> {
  return { items: (await listRules(tx)).map(presentRule) }
}

export async function createRule(tx: CustomerTx, actor: Actor, input: RuleInput): Promise<AutomationRule> {
  // Of two who change rules at once, one comes after the other.
  await lockSettings(tx)
  const rules = await listRules(tx)
  if (rules.length >= MOST_RULES) throw refusal('rules-full', { values: { most: MOST_RULES } })
  const columns = await toColumns(tx, actor, input, null)
  const rule = await insertRule(tx, { ...columns, place: (rules.at(-1)?.place ?? 0) + 1 })
  await tellOfChange(tx, actor, rule.name)
  return presentRule(rule)
}

export async function changeRule(
  tx: CustomerTx,
  actor: Actor,
  { ruleId, revision, rule: input }: ParsedInputOf<typeof contract.changeRule>,
): Promise<AutomationRule> {
  await lockSettings(tx)
  const before = await getRule(tx, ruleId)
  if (before.revision !== revision) throw refusal('rules-changed-meanwhile')
  const columns = await toColumns(tx, actor, input, before)
  const rule = await updateRule(tx, ruleId, { ...columns, revision: revision + 1 })
  // What it would no longer say does not leave either.
  if (!rule.is_on || !hasSameTexts(before.actions, rule.actions)) await withdrawPlansOfRules(tx, actor, { ruleId })
  await tellOfChange(tx, actor, rule.name)
  return presentRule(rule)
}

export async function deleteRule(tx: CustomerTx, actor: Actor, { ruleId }: { ruleId: string }) {
  await lockSettings(tx)
  const removed = await removeRule(tx, ruleId)
  if (!removed) throw ruleNotFound()
  await withdrawPlansOfRules(tx, actor, { ruleId })
  await tellOfChange(tx, actor, removed.name)
  return describeRules(tx)
}

export async function orderRules(tx: CustomerTx, actor: Actor, { ruleIds }: { ruleIds: string[] }) {
  await lockSettings(tx)
  const known = new Set((await listRules(tx)).map(({ id }) => id))
  const isWhole = ruleIds.length === known.size && new Set(ruleIds).size === known.size
  if (!isWhole || !ruleIds.every((id) => known.has(id))) throw refusal('rules-changed-meanwhile')
  await placeRules(tx, ruleIds)
  await tellOfChange(tx, actor, '')
  return describeRules(tx)
}

export async function getRule(tx: CustomerTx, ruleId: string): Promise<RuleRow> {
  const rule = (await listRules(tx)).find(({ id }) => id === ruleId)
  if (!rule) throw ruleNotFound()
  return rule
}

async function toColumns(tx: CustomerTx, actor: Actor, input: RuleInput, before: RuleRow | null) {
  const { name, isOn, when, actions } = input
  await refuseStrangers(tx, input)
  const consent = await findConsent(tx, actor, input, before)
  return {
    name,
    is_on: isOn,
    conditions: JSON.stringify(when),
    actions: JSON.stringify(actions),
    on_since: isOn ? ((before?.is_on ? before.on_since : null) ?? new Date()) : null,
    consent: consent && JSON.stringify(consent),
  }
}

async function findConsent(tx: CustomerTx, actor: Actor, input: RuleInput, before: RuleRow | null): Promise<Consent> {
  const { name: label, isOn, actions, hasConsented = false } = input
  if (!isOn || actions.answer !== 'send') return before?.consent ?? null
  const kept = before?.is_on && hasSameTexts(before.actions, actions) ? before.consent : null
  return agree(tx, actor, { kept, hasConsented, label })
}

const hasSameTexts = (one: RuleActions, other: RuleActions) =>
  one.answer === other.answer && JSON.stringify(one.texts) === JSON.stringify(other.texts)

/** Whom and what it names is the customer's own. */
async function refuseStrangers(tx: CustomerTx, { when, actions }: RuleInput): Promise<void> {
  await getAssignee(tx, actions.assigneeId, 'reviews.view')
  const people = new Set((await listMembersWho(tx, 'reviews.view')).map(({ userId }) => userId))
  if (!actions.notifyIds.every((userId) => people.has(userId))) {
    throw refusal('person-not-member', { at: { fields: ['actions.notifyIds'], code: 'invalid' } })
  }
  const locations = await listLocationTimezones(tx)
  if (!when.locationIds.every((id) => locations.has(id))) throw refusal('location-not-found')
}

const ruleNotFound = () => refusal('rule-not-found')

function presentRule({ id, name, is_on: isOn, conditions, actions, consent, revision }: RuleRow): AutomationRule {
  return { id, name, isOn, when: conditions, actions, consent: presentConsent(consent), revision }
}
