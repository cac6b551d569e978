import { AppError } from '#server/kernel/errors/app-error.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { sumProvidersToday } from './ai-usage.repository.ts'

/** Who is asked, and how much of it a customer has a day. */
export interface Allowance {
  /** `null`: the built-in assistant, which is free. */
  model: string | null
  /** `null`: as much as they like. */
  dailyTokens: number | null
}

/**
 * Before a provider is asked. What is under way at the same moment is not counted yet: a day may end a little over its
 * allowance, by what a few answers cost.
 */
export async function refuseOverCap(tx: CustomerTx, allowance: Allowance): Promise<void> {
  if (!(await isOverCap(tx, allowance))) return
  const tokens = (allowance.dailyTokens ?? 0).toLocaleString('en-US')
  throw new AppError(
    'plan-limit',
    `Today’s allowance of ${tokens} AI tokens is used up. It starts again at midnight UTC.`,
    { retryAfterSeconds: secondsToMidnight(new Date()) },
  )
}

export async function isOverCap(tx: CustomerTx, { model, dailyTokens }: Allowance): Promise<boolean> {
  if (model === null || dailyTokens === null) return false
  return (await sumProvidersToday(tx)) >= dailyTokens
}

function secondsToMidnight(now: Date): number {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)
  return Math.ceil((midnight - now.getTime()) / 1000)
}
