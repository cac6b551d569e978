import type { AnalyzedSentiment } from '#server/assistant/port.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { ask, tryReserve, type AssistantAccess } from '#server/features/assistant/assistant.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { notifyOfAnalysis } from './read-arrivals.ts'
import { hasLostWords, isAboutTheReview, isSameReview, readMany, toAnalysis, toRequest } from './analysis.ts'
import { giveUp, listNext, lockRunning, noteSlice, type ReanalysisRow, type Reader } from './reanalyses.repository.ts'
import { reanalyzeReviewsJob } from './review-analysis.jobs.ts'
import { save } from './review-analyses.repository.ts'
import { load, lockByIds, type ReviewToRead } from './reviews-to-read.repository.ts'

const FEATURE = 'sentiment_analysis'
const SLICE = 200
const SOON_MS = 60_000

export interface ReanalysisDeps {
  transactions: Transactions
  access: AssistantAccess
  reader: Reader
  /** How long one job works before it hands over to the next, so that none runs for ever. */
  sliceMs: number
}

interface RunKey {
  customerId: string
  runId: string
}

export async function workOnReanalysis(
  deps: ReanalysisDeps,
  key: RunKey,
  { isLastTry }: { isLastTry: boolean },
): Promise<void> {
  try {
    await reanalyze(deps, key)
  } catch (error) {
    if (isLastTry) await noteReanalysisFailure(deps, key)
    throw error
  }
}

/** Slice by slice; each slice, its count and the place to go on from are one commit. */
export async function reanalyze(deps: ReanalysisDeps, key: RunKey): Promise<void> {
  const deadline = Date.now() + deps.sliceMs
  const readSome = deps.access.assistant.model === null ? readSlice : readOne
  while (await readSome(deps, key)) {
    if (Date.now() < deadline) continue
    await deps.transactions.step(key.customerId, (tx) => handOver(tx, key.runId, 'once'))
    return
  }
}

/** Answers whether there is more. */
function readSlice({ transactions, access, reader }: ReanalysisDeps, { customerId, runId }: RunKey): Promise<boolean> {
  return transactions.step(customerId, async (tx) => {
    const run = await lockRunning(tx, runId)
    if (!run) return false
    const ids = await listNext(tx, run, { reader, limit: SLICE })
    const reviews = await lockByIds(tx, ids)
    // What was read while the words were there says more than the stars alone.
    await readMany(
      tx,
      access.assistant,
      reviews.filter((review) => !hasLostWords(review)),
    )
    return note(tx, run, ids)
  })
}

async function note(tx: CustomerTx, run: ReanalysisRow, ids: readonly string[]): Promise<boolean> {
  const after = await noteSlice(tx, run.id, { read: ids.length, lastId: ids.at(-1) ?? null })
  notifyOfAnalysis(tx, null)
  return after.state === 'running'
}

/** By a provider, one at a time and outside of any transaction. One that it cannot read stays as it was read before. */
async function readOne(deps: ReanalysisDeps, { customerId, runId }: RunKey): Promise<boolean> {
  const next = await deps.transactions.step(customerId, (tx) => findNext(deps, tx, runId))
  if (!next) return false
  const { run, review, locale, reservation } = next
  const made = await ask(deps.transactions, { customerId, feature: FEATURE, reservation }, () =>
    deps.access.assistant.analyzeSentiment(toRequest(review, locale)),
  ).catch((error: unknown) => {
    if (isAboutTheReview(error)) return null
    throw error
  })
  return deps.transactions.step(customerId, (tx) => keepOne(tx, run, { review, made }))
}

async function findNext({ access, reader }: ReanalysisDeps, tx: CustomerTx, runId: string) {
  const run = await lockRunning(tx, runId)
  if (!run) return null
  const [review] = await load(tx, await listNext(tx, run, { reader, limit: 1 }))
  if (!review) {
    await note(tx, run, [])
    return null
  }
  const outcome = await tryReserve(tx, { model: access.assistant.model, dailyTokens: access.dailyTokens }, FEATURE)
  if ('reservation' in outcome) return { run, review, ...outcome, locale: (await getSettings(tx)).general.language }
  await handOver(tx, runId, outcome.shortage === 'used' ? 'next-day' : 'soon')
  return null
}

/** Goes on with the run in another job: at once, when answers under way are there, or with the next day's allowance. */
function handOver(tx: CustomerTx, runId: string, at: 'once' | 'soon' | 'next-day'): Promise<void> {
  const payload = { customerId: tx.customerId, runId }
  return enqueue(tx, reanalyzeReviewsJob, payload, at === 'once' ? {} : { startAfter: laterThan(new Date(), at) })
}

/** Days are counted as in the usage log: by UTC. */
function laterThan(now: Date, at: 'soon' | 'next-day'): Date {
  if (at === 'soon') return new Date(now.getTime() + SOON_MS)
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))
}

async function keepOne(
  tx: CustomerTx,
  asked: ReanalysisRow,
  { review, made }: { review: ReviewToRead; made: AnalyzedSentiment | null },
): Promise<boolean> {
  const run = await lockRunning(tx, asked.id)
  const [now] = await lockByIds(tx, [review.id])
  if (made && now && isSameReview(review, now)) await save(tx, [toAnalysis(now, made)])
  if (!run) return false
  // Somebody else, believed dead, has been here meanwhile.
  return run.after_id === asked.after_id ? note(tx, run, [review.id]) : true
}

/** What is read stays so; the person is told why the rest is not. */
function noteReanalysisFailure(
  { transactions }: Pick<ReanalysisDeps, 'transactions'>,
  { customerId, runId }: RunKey,
): Promise<void> {
  return transactions.step(customerId, async (tx) => {
    await giveUp(tx, runId)
    notifyOfAnalysis(tx, null)
  })
}
