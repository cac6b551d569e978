import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { LOCALES, type Locale } from '#shared/domain/locales.ts'
import { nameAspect } from '#shared/domain/sentiment-words.ts'
import type { WeekClaim } from '#shared/domain/week-claims.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { AssistantFailure, TextBlocked } from '#server/assistant/assistant-failure.ts'
import type { ClaimToWord } from '#server/assistant/port.ts'
import {
  ask,
  tryReserve,
  type AssistantAccess,
  type Reservation,
} from '#server/features/assistant/assistant.service.ts'
import { isCustomerServed, isInPlan } from '#server/features/settings/settings.service.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { enqueueUnlessWaiting } from '#server/kernel/jobs/job-queue.ts'
import { defineJob } from '#server/kernel/jobs/job.ts'
import { makeFigureWriting, type FigureWriting } from './report/figure-writing.ts'
import { tellClaim } from './report/claim-sentences.ts'
import { getWeekClaims } from './reputation.service.ts'
import { find, put, type WeekWords } from './week-words.repository.ts'

export const wordWeekJob = defineJob({
  name: 'reputation.word-week',
  payload: z.object({ customerId: z.uuid(), language: z.enum(LOCALES) }),
})

const FEATURE = 'week_wording'
/** Whoever sees all of it: the words are of the whole business. */
const EVERYBODY = { member: { locations: null } }

/** Asked by whoever looks at it; however many look, one job waits. */
export async function requestWeekWords(tx: CustomerTx, { language }: { language: Locale }): Promise<void> {
  const { customerId } = tx
  await enqueueUnlessWaiting(tx, wordWeekJob, { customerId, language }, `${customerId} ${language}`)
}

/** The model's words for these very claims; `isTried` also where what it said could not be shown. */
export async function findWeekWords(
  tx: CustomerTx,
  language: Locale,
  claims: readonly WeekClaim[],
): Promise<{ words: Pick<WeekWords, 'sentences' | 'model'> | null; isTried: boolean }> {
  const kept = await find(tx, language)
  if (!kept || !isDeepStrictEqual(kept.claims, claims)) return { words: null, isTried: false }
  const { sentences, model } = kept
  return { words: sentences.length > 0 ? { sentences, model } : null, isTried: true }
}

type WordingDeps = Pick<Foundations, 'transactions'> & AssistantAccess

interface Wish {
  claims: readonly WeekClaim[]
  reservation: Reservation
}

/** Nothing is asked for twice, nor beyond the day's allowance; the model is called outside of any transaction. */
export async function wordWeek(
  { transactions, assistant, dailyTokens }: WordingDeps,
  { customerId, language }: { customerId: string; language: Locale },
): Promise<void> {
  const word = assistant.wordWeek?.bind(assistant)
  if (!word || assistant.model === null) return
  const { model } = assistant
  const wish = await transactions.step(customerId, (tx) => prepare(tx, language, { model, dailyTokens }))
  if (!wish) return
  const { claims, reservation } = wish
  const request = { claims: claims.map((claim) => toWord(claim, language)), locale: language }
  const worded = await ask(transactions, { customerId, feature: FEATURE, reservation }, () => word(request)).catch(
    orBlocked,
  )
  if (!worded) return
  const { sentences, origin } = worded
  await transactions.step(customerId, async (tx) => {
    await put(tx, language, { claims, sentences, model, version: origin.version })
    emit(tx, { type: 'theme.changed', subjectId: null, userId: null })
  })
}

async function prepare(
  tx: CustomerTx,
  language: Locale,
  allowance: { model: string; dailyTokens: number | null },
): Promise<Wish | null> {
  if (!(await isCustomerServed(tx)) || !(await isInPlan(tx, 'advanced-analytics'))) return null
  const { claims } = await getWeekClaims(tx, EVERYBODY, {})
  if (claims.length === 0 || (await findWeekWords(tx, language, claims)).isTried) return null
  const kept = await tryReserve(tx, allowance, FEATURE)
  return 'reservation' in kept ? { claims, reservation: kept.reservation } : null
}

/** What may not be shown is kept as nothing, so that it is not asked for again; whatever failed is tried with the next look. */
function orBlocked(error: unknown): (Pick<WeekWords, 'sentences'> & { origin: { version: string } }) | null {
  if (error instanceof TextBlocked) return { sentences: [], origin: { version: error.made?.origin.version ?? '' } }
  if (error instanceof AssistantFailure) return null
  throw error
}

function toWord(claim: WeekClaim, language: Locale): ClaimToWord {
  const write = makeFigureWriting(language)
  return {
    sentence: tellClaim(claim, language, write),
    count: write.count(claim.count),
    name: 'aspect' in claim ? (claim.name ?? nameAspect(claim.aspect, language)) : null,
    moves: listMoves(claim, write),
  }
}

/** As they are shown: what looks the same has not moved. */
function listMoves(claim: WeekClaim, write: FigureWriting): ('up' | 'down')[] {
  if (claim.kind === 'unanswered') return []
  const pairs = [{ now: claim.count, before: claim.before, shown: write.count }]
  if (claim.kind === 'volume' && claim.rating !== null && claim.ratingBefore !== null) {
    pairs.push({ now: claim.rating, before: claim.ratingBefore, shown: write.rating })
  }
  return pairs.flatMap(({ now, before, shown }) =>
    shown(now) === shown(before) ? [] : [now > before ? ('up' as const) : ('down' as const)],
  )
}
