import type { AnalyzedSentiment } from '#server/assistant/port.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { ask, tryReserve, type AssistantAccess } from '#server/features/assistant/assistant.service.ts'
import { requestAutomation } from '#server/features/automation/automation.service.ts'
import { requestThemeWatch } from '#server/features/reputation/themes.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { isAboutTheReview, isSameReview, readMany, toAnalysis, toRequest } from './analysis.ts'
import { save } from './review-analyses.repository.ts'
import { requestAnalysis } from './review-analysis.jobs.ts'
import { claimNext, lockByIds, lockWaiting, putOff, unclaim, type ReviewToRead } from './reviews-to-read.repository.ts'

const FEATURE = 'sentiment_analysis'
const BATCH = 200
/** Longer than a provider is waited for, so that nobody else asks about the same one meanwhile. */
const CLAIM_SECONDS = 900

export interface ArrivalDeps {
  transactions: Transactions
  /** Who reads what arrives: the built-in engine, or a provider where that was asked for. */
  access: AssistantAccess
  /** How long one job works before it hands over to the next, so that none runs for ever. */
  sliceMs: number
}

/** Reads what waits, until nothing does. Safe to run twice, also at once: each takes others. */
export async function readArrivals(deps: ArrivalDeps, customerId: string): Promise<void> {
  const deadline = Date.now() + deps.sliceMs
  const readSome = deps.access.assistant.model === null ? readBatch : readNext
  while (await readSome(deps, customerId)) {
    if (Date.now() < deadline) continue
    await deps.transactions.step(customerId, requestAnalysis)
    return
  }
}

/** Answers whether there may be more. */
async function readBatch(deps: ArrivalDeps, customerId: string): Promise<boolean> {
  const take = (isPatient: boolean) =>
    deps.transactions.step(customerId, async (tx) => {
      const reviews = await lockWaiting(tx, { limit: BATCH, isPatient })
      await readMany(tx, deps.access.assistant, reviews)
      if (reviews.length > 0) notifyOfAnalysis(tx, null)
      return reviews.length > 0
    })
  // What others held just now may be left for us when they let go of it.
  return (await take(false)) || take(true)
}

export function notifyOfAnalysis(tx: CustomerTx, reviewId: string | null): void {
  emit(tx, { type: 'review.changed', subjectId: reviewId, userId: null })
  emit(tx, { type: 'analysis.progressed', subjectId: null, userId: null })
}

/** One by one, asked outside of any transaction. A day's allowance that is used up ends it; the clock asks again. */
async function readNext(deps: ArrivalDeps, customerId: string): Promise<boolean> {
  const { transactions, access } = deps
  const next = await transactions.step(customerId, async (tx) => {
    const review = await claimNext(tx, CLAIM_SECONDS)
    if (!review) return undefined
    const outcome = await tryReserve(tx, { model: access.assistant.model, dailyTokens: access.dailyTokens }, FEATURE)
    if ('reservation' in outcome) return { review, ...outcome, locale: (await getSettings(tx)).general.language }
    await unclaim(tx, review.id)
    return undefined
  })
  if (!next) return false
  const { review, locale, reservation } = next
  try {
    const made = await ask(transactions, { customerId, feature: FEATURE, reservation }, () =>
      access.assistant.analyzeSentiment(toRequest(review, locale)),
    )
    await transactions.step(customerId, (tx) => keep(tx, review, made))
  } catch (error) {
    const isUnreadable = isAboutTheReview(error)
    await transactions.step(customerId, (tx) => (isUnreadable ? putOff : unclaim)(tx, review.id))
    if (!isUnreadable) throw error
  }
  return true
}

/** Only if it is still what was asked about: what was changed meanwhile waits again. */
async function keep(tx: CustomerTx, asked: ReviewToRead, made: AnalyzedSentiment): Promise<void> {
  const [review] = await lockByIds(tx, [asked.id])
  const isSame = review !== undefined && isSameReview(asked, review)
  if (isSame) {
    await save(tx, [toAnalysis(review, made)])
    await requestAutomation(tx, [review.id])
    await requestThemeWatch(tx)
  } else await unclaim(tx, asked.id)
  notifyOfAnalysis(tx, asked.id)
}
