import { z } from 'zod'
import { BillingError } from '#server/adapters/billing/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { defineJob } from '#server/kernel/jobs/job.ts'
import { openAccount, type PlanDeps } from './change-plan.ts'
import { findAsked, insertCredit, noteFault, settle, type AskedCredit } from './credits.repository.ts'
import { followAccount } from './follow-account.ts'

export const giveCreditJob = defineJob({
  name: 'billing.give-credit',
  payload: z.object({ customerId: z.uuid(), creditId: z.uuid() }),
  retryLimit: 12,
})

/** What bears the same name is asked for once. */
export async function askForCredit(tx: CustomerTx, asked: AskedCredit): Promise<void> {
  if (!(await insertCredit(tx, asked))) return
  await enqueue(tx, giveCreditJob, { customerId: tx.customerId, creditId: asked.id })
}

/**
 * The credit's own name goes along, so that it is given once however often it is asked for. It counts as given when the account has been
 * read with it; `tell` hears of it then, in that transaction.
 */
export async function giveCredit(
  deps: PlanDeps,
  { customerId, creditId }: { customerId: string; creditId: string },
  tell: (tx: CustomerTx, amountCents: number) => Promise<void>,
): Promise<void> {
  const { transactions, provider } = deps
  const asked = await transactions.step(customerId, (tx) => findAsked(tx, creditId))
  if (!asked) return
  try {
    const accountRef = await openAccount(deps, customerId)
    await provider.giveCredit(accountRef, { key: creditId, amountCents: asked.amount_cents })
    await followAccount(deps, customerId)
  } catch (error) {
    if (!(error instanceof BillingError)) throw error
    const isOver = error.kind !== 'unavailable'
    await transactions.step(customerId, async (tx) => {
      await (isOver
        ? settle(tx, creditId, { state: 'failed', fault: error.message })
        : noteFault(tx, creditId, error.message))
    })
    if (isOver) return
    throw error
  }
  await transactions.step(customerId, async (tx) => {
    if (await settle(tx, creditId, { state: 'done', fault: null })) await tell(tx, asked.amount_cents)
  })
}
