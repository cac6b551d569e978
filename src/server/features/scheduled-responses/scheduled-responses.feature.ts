import * as contract from '#shared/contracts/scheduled-responses.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { handleJob } from '#server/kernel/jobs/job.ts'
import type { Transactions } from '#server/database/transactions.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { fireResponse } from './firing/fire-response.ts'
import { cancelPlan, changePlan, sendNow } from './planning/change-plan.ts'
import { scheduleResponse } from './planning/plan-response.ts'
import { fireOverdueJob, fireResponseJob } from './scheduled-responses.jobs.ts'
import { listScheduled, previewPlan } from './list-scheduled.ts'
import type { SchedulingDeps } from './scheduling-deps.ts'
import { listOverdue } from './overdue-responses.repository.ts'

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
  return {
    routes: [
      implement(contract.listScheduledResponses, ({ actor, input }) => listScheduled(deps, actor, input)),
      implement(contract.scheduleResponse, ({ actor, input }) => scheduleResponse(deps, actor, input)),
      implement(contract.changeScheduledResponse, ({ actor, input }) => changePlan(deps, actor, input)),
      implement(contract.sendScheduledResponseNow, ({ actor, input }) => sendNow(deps, actor, input.scheduledId)),
      implement(contract.cancelScheduledResponse, ({ actor, input }) => cancelPlan(deps, actor, input.scheduledId)),
      implement(contract.previewScheduledTime, ({ actor, input }) => previewPlan(deps, actor, input)),
    ],
    jobs: [
      handleJob(fireResponseJob, (firing) => fireResponse(deps, firing)),
      handleJob(fireOverdueJob, () => fireOverdue(deps)),
    ],
  }
}
