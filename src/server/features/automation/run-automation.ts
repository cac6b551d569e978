import { linkTo } from '#shared/contracts/addresses.ts'
import type { Review } from '#shared/contracts/reviews.ts'
import type { RunOutcome } from '#shared/domain/automation.ts'
import type { CustomerSettings } from '#shared/domain/customer-settings.ts'
import { paths } from '#shared/domain/paths.ts'
import { NIL_CUSTOMER, type CustomerTx, type Transactions } from '#server/database/transactions.ts'
import { escalate, hasOpenIncidentAt } from '#server/features/incidents/incidents.service.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { proposeReply, writeForApproval, type DraftDeps } from '#server/features/replies/replies.service.ts'
import {
  getReviewView,
  lockReview,
  recordReviewEvent,
  triageByRule,
  type ReviewRow,
} from '#server/features/reviews/reviews.service.ts'
import { planByRule } from '#server/features/scheduled-responses/scheduled-responses.service.ts'
import { lockSettings } from '#server/features/settings/settings.service.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import { TURN_MS, type JobContext } from '#server/kernel/jobs/job.ts'
import {
  countPlannedSince,
  findNextRun,
  listCustomersWithLeftRuns,
  listLatestAnswers,
  listRules,
  settleRun,
  type RunRow,
} from './automation.repository.ts'
import { requestRuns } from './automation.service.ts'
import {
  chooseText,
  findMidnight,
  findRule,
  findSendTime,
  hasAnswer,
  listActing,
  needsPerson,
  openFilling,
  timezoneOf,
  toSubject,
  type ActingRule,
} from './find-answer.ts'

export interface AutomationDeps {
  transactions: Transactions
  drafting: DraftDeps
}

/** Works on what waits, each review in a transaction of its own: killed, run twice or at once, each is done once. */
export async function runAutomation(
  deps: AutomationDeps,
  customerId: string,
  { isLastTry }: Pick<JobContext, 'isLastTry'>,
): Promise<void> {
  const { transactions } = deps
  const deadline = Date.now() + TURN_MS
  for (;;) {
    const run = await transactions.step(customerId, findNextRun)
    if (!run) return
    try {
      await work(deps, customerId)
    } catch (error) {
      if (!isLastTry) throw error
      // The others must not wait for one that cannot be done.
      await transactions.step(customerId, (tx) => giveUp(tx, run))
    }
    if (Date.now() < deadline) continue
    await transactions.step(customerId, requestRuns)
    return
  }
}

async function work({ transactions, drafting }: AutomationDeps, customerId: string): Promise<void> {
  const run = await transactions.step(customerId, doNext)
  if (run?.outcome === 'drafting') await writeDraft({ transactions, drafting }, customerId, run)
}

async function giveUp(tx: CustomerTx, { id }: RunRow): Promise<void> {
  await lockSettings(tx)
  const run = await findNextRun(tx)
  if (run?.id !== id) return
  await settleRun(tx, run, { outcome: 'failed' })
  emit(tx, { type: 'automation.changed', subjectId: id, userId: null })
}

const AT_ONCE = 500

/** However its workers ended, what waits is taken up again. */
export async function sweepRuns(transactions: Transactions): Promise<void> {
  let after = NIL_CUSTOMER
  for (;;) {
    const found = await transactions.platform.step((tx) => listCustomersWithLeftRuns(tx, after, AT_ONCE))
    for (const customerId of found) await transactions.step(customerId, requestRuns)
    after = found.at(-1) ?? after
    if (found.length < AT_ONCE) return
  }
}

/** The settings are held meanwhile: whoever stops everything waits for this one, and is then obeyed; and each counts for the cap. */
async function doNext(tx: CustomerTx): Promise<RunRow | null> {
  const settings = await lockSettings(tx)
  const run = await findNextRun(tx)
  if (!run || run.outcome === 'drafting') return run ?? null
  const review = await lockReview(tx, run.review_id)
  const view = await getReviewView(tx, review.id)
  const done = await act(tx, { settings, run, review, view })
  await settleRun(tx, run, {
    outcome: done.outcome,
    rule_name: done.ruleName ?? null,
    scheduled_id: done.planId ?? null,
  })
  if (done.outcome !== 'no-match') emit(tx, { type: 'automation.changed', subjectId: run.id, userId: null })
  return { ...run, outcome: done.outcome, rule_name: done.ruleName ?? null }
}

interface Occurrence {
  settings: CustomerSettings
  run: RunRow
  review: ReviewRow
  view: Review
}

interface Done {
  outcome: RunOutcome
  ruleName?: string | null
  planId?: string
}

async function act(tx: CustomerTx, occurrence: Occurrence): Promise<Done> {
  const { settings, run, review, view } = occurrence
  if (settings.automation.isStopped) return { outcome: 'stopped' }
  const since = run.occasion === 'edited' ? review.updated_at : review.first_seen_at
  const rules = listActing(settings.automation, await listRules(tx)).filter(
    ({ onSince }) => onSince !== null && since >= onSince,
  )
  const rule = findRule(rules, toSubject(view, [run.occasion]))
  if (!rule) return { outcome: 'no-match' }
  const kind = rule.name === null ? 'template-met' : 'rule-met'
  await recordReviewEvent(tx, null, { reviewId: view.id, kind, detail: rule.name })
  await doDeeds(tx, rule, occurrence)
  const answered = await answer(tx, rule, occurrence)
  emit(tx, { type: 'review.changed', subjectId: view.id, userId: null })
  return { ...answered, ruleName: rule.name }
}

/** All that is not an answer. */
async function doDeeds(tx: CustomerTx, { actions, name }: ActingRule, { review, view }: Occurrence): Promise<void> {
  const { tags, assigneeId, notifyIds, isEscalated } = actions
  const ruleName = name ?? ''
  if (tags.length > 0 || assigneeId !== null) {
    await triageByRule(tx, { reviewId: view.id, tags, assigneeId, ruleName })
  }
  if (isEscalated) await escalate(tx, review)
  if (notifyIds.length === 0) return
  await notify(tx, notifyIds, {
    kind: 'review.matched',
    params: { platform: view.platform, author: view.author, rule: ruleName },
    about: { type: 'review', id: view.id },
    link: linkTo(paths.reviews, { review: view.id }),
  })
}

async function answer(tx: CustomerTx, rule: ActingRule, occurrence: Occurrence): Promise<Done> {
  const { settings, view } = occurrence
  const { answer: how, texts } = rule.actions
  if (how === 'none') return { outcome: 'done' }
  if (view.vanishedAt !== null) return { outcome: 'gone' }
  if (hasAnswer(view)) return { outcome: 'answered' }
  if (how === 'draft' && texts.length === 0) return { outcome: 'drafting' }
  const fill = await openFilling(tx, settings)
  const filled = fill(view, texts)
  if (how === 'send') return sendLater(tx, rule, occurrence, filled)
  const { text } = chooseText(filled, await listLatestAnswers(tx))
  return text === null ? { outcome: 'no-text' } : propose(tx, rule, view, { text, outcome: 'drafted' })
}

async function propose(
  tx: CustomerTx,
  { name }: Pick<ActingRule, 'name'>,
  view: Review,
  { text, outcome }: { text: string; outcome: RunOutcome },
): Promise<Done> {
  await proposeReply(tx, name ?? '', { view, text, draft: { drafted_text: null, draft_origin: null } })
  return { outcome }
}

async function sendLater(
  tx: CustomerTx,
  rule: ActingRule,
  { settings, review, view }: Occurrence,
  filled: readonly string[],
): Promise<Done> {
  const { person } = rule
  const timezone = timezoneOf(settings)
  const now = new Date()
  const chosen = chooseText(filled, await listLatestAnswers(tx))
  if (chosen.text === null) return { outcome: chosen.outcome }
  if (person === null) return { outcome: 'stopped' }
  if (view.replyWay === 'none') return { outcome: 'not-connected' }
  if (needsPerson(view)) return { outcome: 'person-first' }
  if (await hasOpenIncidentAt(tx, review.location_id)) return { outcome: 'incident' }
  const { text } = chosen
  if (view.replyWay === 'by-hand') return propose(tx, rule, view, { text, outcome: 'by-hand' })
  if (chosen.outcome === 'same-text') return propose(tx, rule, view, { text, outcome: 'same-text' })
  const isFull = (await countPlannedSince(tx, findMidnight(now, timezone))) >= settings.automation.dailyCap
  if (isFull) return { outcome: 'capped' }
  const at = findSendTime(now, settings)
  return {
    outcome: 'planned',
    planId: await planByRule(tx, { review, view, text, at, timezone, person, ruleId: rule.id }),
  }
}

/** The assistant is asked outside of any transaction; what it wrote waits for a person. */
async function writeDraft({ transactions, drafting }: AutomationDeps, customerId: string, run: RunRow): Promise<void> {
  const { review_id: reviewId, rule_name: name } = run
  const written = await writeForApproval(drafting, { customerId, reviewId }).catch((error: unknown) => {
    // The day's allowance is used up, or the review is gone.
    if (error instanceof AppError) return { skip: 'declined' as const }
    throw error
  })
  await transactions.step(customerId, async (tx) => {
    await lockSettings(tx)
    await lockReview(tx, reviewId)
    const view = await getReviewView(tx, reviewId)
    const outcome = hasAnswer(view) ? 'answered' : 'skip' in written ? toOutcome(written.skip) : 'drafted'
    if (!(await settleRun(tx, run, { outcome }))) return
    if (outcome === 'drafted' && 'text' in written) {
      const { text, origin } = written
      await proposeReply(tx, name ?? '', { view, text, draft: { drafted_text: text, draft_origin: origin } })
    }
    emit(tx, { type: 'automation.changed', subjectId: run.id, userId: null })
  })
}

const toOutcome = (skip: string): RunOutcome => (skip === 'person-first' ? 'person-first' : 'no-draft')
