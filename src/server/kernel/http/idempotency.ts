import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import type { TransactionGuard } from '#server/database/transactions.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { claimKey, findAnswer, saveAnswer, type GivenAnswer } from './idempotency.repository.ts'

/** A mutation that may arrive twice. Keys are the caller's own, so two callers never meet. */
export interface KeyedRequest {
  caller: string
  key: string
  requestHash: string
  /** What is answered is told once, and kept nowhere. */
  isSecret: boolean
}

interface KeyedRun extends KeyedRequest {
  isClaimed: boolean
  committedResult: unknown
}

/** Thrown inside the second request's transaction: the effect has happened, here is what was answered then. */
export class StoredAnswer extends Error {
  readonly answer: unknown

  constructor(answer: unknown) {
    super('This request was answered before.')
    this.answer = answer
  }
}

const runs = new AsyncLocalStorage<KeyedRun>()

export function hashRequest(method: string, path: string, input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([method, path, input]))
    .digest('base64url')
}

/**
 * Runs a mutation under its key. The key's row and the effect commit together, so the mutation must be one
 * transaction and answer that transaction's result; anything else is a fault in the code and is refused loudly.
 */
export async function runOnce<T>(request: KeyedRequest, work: () => Promise<T>): Promise<T> {
  const run: KeyedRun = { ...request, isClaimed: false, committedResult: undefined }
  const result = await runs.run(run, work)
  if (run.isClaimed && run.committedResult !== result) {
    throw new Error('A mutation with an Idempotency-Key must answer the result of its one transaction.')
  }
  return result
}

/** Wraps every transaction: the first one of a keyed request claims the key or finds the answer given before. */
export const keepIdempotencyKey: TransactionGuard = async (tx, work) => {
  const run = runs.getStore()
  if (!run || run.isClaimed) return work()
  // A twin that is still running holds the row; this waits for its commit.
  const isFirst = await claimKey(tx, run)
  if (!isFirst) {
    const earlier = await findAnswer(tx, run)
    throw earlier ? toReplay(run, earlier) : new Error('An answer that was kept is gone.')
  }
  run.isClaimed = true
  const result = await work()
  run.committedResult = result
  await saveAnswer(tx, run, run.isSecret ? null : result)
  return result
}

/** For what is looked up before somebody outside is asked: a request that was answered before asks nobody again. */
export const replayAnswered: TransactionGuard = async (tx, work) => {
  const run = runs.getStore()
  const earlier = run && !run.isClaimed ? await findAnswer(tx, run) : undefined
  if (run && earlier) throw toReplay(run, earlier)
  return work()
}

function toReplay({ requestHash, isSecret }: KeyedRequest, earlier: GivenAnswer): StoredAnswer | AppError {
  if (earlier.requestHash === requestHash) {
    return isSecret ? refusal('secret-told-once') : new StoredAnswer(earlier.answer)
  }
  return new AppError('idempotency-key-reused', 'This Idempotency-Key was used for another request.')
}
