import * as contract from '#shared/contracts/scheduled-responses.ts'
import type { ScheduledResponse } from '#shared/contracts/scheduled-responses.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implementIn } from '#server/kernel/http/implement.ts'
import { handleJob } from '#server/kernel/jobs/job.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { getReviewView, listReviewViews } from '#server/features/reviews/reviews.service.ts'
import { isInOpenIncident } from '#server/features/incidents/incidents.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { readPage, type PageInput } from '#server/kernel/paging/keyset.ts'
import { fireResponse } from './fire-response.ts'
import { cancelPlan, changePlan, sendNow } from './change-plan.ts'
import { scheduleResponse } from './plan-response.ts'
import { fireOverdueJob, fireResponseJob } from './scheduled-responses.jobs.ts'
import type { SchedulingDeps } from './scheduling-deps.ts'
import { findById, listOverdue, listOpen } from './scheduled-responses.repository.ts'
import { planNotFound } from './scheduling-words.ts'
import { openTimezones, previewTime } from './plan-time.ts'
import { presentPlan } from './scheduled-responses.presenter.ts'

const AT_ONCE = 500

async function fireOverdue({ transactions }: { transactions: Transactions }): Promise<void> {
  const overdue = await transactions.platform.step((tx) => listOverdue(tx, AT_ONCE))
  for (const { customerId, scheduledId } of overdue) {
    await transactions.step(customerId, (tx) => enqueue(tx, fireResponseJob, { customerId, scheduledId }))
  }
}

/** Replies for later. */
export function makeScheduledResponses({ transactions }: Foundations, { gateway }: Pick<SchedulingDeps, 'gateway'>) {
  const deps: SchedulingDeps = { transactions, gateway }
  const route = implementIn(transactions)
  return {
    routes: [
      route(contract.listScheduledResponses, listScheduled),
      route(contract.getScheduledResponse, async (tx, _actor, { scheduledId }) => {
        const plan = await findById(tx, scheduledId)
        if (!plan) throw planNotFound()
        return presentPlan(plan, await getReviewView(tx, plan.review_id))
      }),
      route(contract.scheduleResponse, scheduleResponse),
      route(contract.changeScheduledResponse, changePlan),
      route(contract.sendScheduledResponseNow, sendNow),
      route(contract.cancelScheduledResponse, cancelPlan),
      route(contract.previewScheduledTime, previewPlan),
    ],
    jobs: [
      handleJob(fireResponseJob, (firing) => fireResponse(deps, firing)),
      handleJob(fireOverdueJob, () => fireOverdue(deps)),
    ],
  }
}

async function listScheduled(
  tx: CustomerTx,
  _actor: Actor,
  input: PageInput,
): Promise<{ items: ScheduledResponse[]; nextCursor: string | null }> {
  const { rows, nextCursor } = await readPage(input, async (wanted) =>
    // The cursor holds the time a list runs by, which here is the time they are planned for.
    (await listOpen(tx, wanted)).map((plan) => ({ id: plan.id, created_at: plan.scheduled_time, plan })),
  )
  const views = await listReviewViews(
    tx,
    rows.map(({ plan }) => plan.review_id),
  )
  const items = rows.flatMap(({ plan }) => {
    const view = views.get(plan.review_id)
    return view ? [presentPlan(plan, view)] : []
  })
  return { items, nextCursor }
}

async function previewPlan(
  tx: CustomerTx,
  _actor: Actor,
  { reviewId, ...wall }: Parameters<typeof previewTime>[0] & { reviewId: string },
) {
  const { locationId } = await getReviewView(tx, reviewId)
  const timezoneOf = await openTimezones(tx)
  return { ...previewTime(wall, timezoneOf(locationId)), isInIncident: await isInOpenIncident(tx, reviewId) }
}
