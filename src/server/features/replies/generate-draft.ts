import type { DraftSkip } from '#shared/contracts/review-bulk.ts'
import type { GeneratedDraft } from '#shared/contracts/replies.ts'
import type { Review } from '#shared/contracts/reviews.ts'
import { type BlockReason, isCaution } from '#shared/domain/assistant.ts'
import { isFamiliar } from '#shared/domain/familiar-text.ts'
import { TextBlocked } from '#server/assistant/assistant-failure.ts'
import type { CallOptions, DraftedText, ReplyRequest } from '#server/assistant/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import {
  ask,
  getVoice,
  reserve,
  withinRequest,
  type Reservation,
} from '#server/features/assistant/assistant.service.ts'
import { getReviewView, listReviewViews, lockReviews } from '#server/features/reviews/reviews.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { getBusinessName } from '#server/features/team/team.service.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import type { ReplyDeps } from './reply-deps.ts'
import { listLatestTexts, listRecentTexts } from './replies.repository.ts'
import { putIfEmpty } from './drafts.repository.ts'
import { keepDraft, presentDraft } from './drafts.ts'

const GENERATING_FAILED = 'Failed to generate response'
const LAST_REPLIES = 20

export interface Wish {
  reviewId: string
  instructions: string
}

const FEATURE = 'response_generation'

/** All that a draft takes: it may also be written while nobody is looking. */
type Writer = Pick<Actor, 'customerId' | 'userId' | 'name'>
export type DraftDeps = Pick<ReplyDeps, 'transactions' | 'assistant' | 'dailyTokens'>

/** What the assistant is asked, and what is kept for its answer. */
interface Prepared {
  request: ReplyRequest
  reservation: Reservation
}

/** Whoever has it prepared has it written: it has its part of the day's allowance from here on. */
export function prepareDraft(deps: DraftDeps, actor: Pick<Writer, 'customerId'>, wish: Wish): Promise<Prepared> {
  return deps.transactions.replay(actor.customerId, async (tx) => {
    const review = await getReviewView(tx, wish.reviewId)
    const [businessName, { general }] = [await getBusinessName(tx), await getSettings(tx)]
    const { instructions } = wish
    const [voice, recent] = [await getVoice(tx), await listRecentTexts(tx)]
    const request = { review, businessName, instructions, locale: general.language, voice, recent }
    const allowance = { model: deps.assistant.model, dailyTokens: deps.dailyTokens }
    return { request, reservation: await reserve(tx, allowance, FEATURE) }
  })
}

export async function generateDraft(deps: ReplyDeps, actor: Actor, wish: Wish): Promise<GeneratedDraft> {
  const prepared = await prepareDraft(deps, actor, wish)
  const outcome = await write(deps, actor, { ...prepared, call: withinRequest() }).catch((error: unknown) => {
    throw new AppError('unavailable', GENERATING_FAILED, { cause: error })
  })
  return deps.transactions.change(actor.customerId, (tx) => keep(tx, actor, wish, outcome))
}

/**
 * For one of many, in a job. Answers why there is none: the review is answered, about to be, or has a draft already, or it
 * is a matter that a person has to see to first; whoever found a draft there later would no longer be told so.
 */
export async function draftUnattended(deps: DraftDeps, writer: Writer, reviewId: string): Promise<DraftSkip | null> {
  const needless = await deps.transactions.read(writer.customerId, (tx) => findNeedless(tx, writer, reviewId))
  if (needless) return needless
  const prepared = await prepareDraft(deps, writer, { reviewId, instructions: '' })
  const outcome = await write(deps, writer, { ...prepared, call: withinRequest() })
  if ('blocked' in outcome) return findSkip(outcome.blocked)
  if (outcome.caution) return findSkip([outcome.caution])
  return deps.transactions.step(writer.customerId, async (tx) => {
    await lockReviews(tx, [reviewId])
    const overtaken = await findNeedless(tx, writer, reviewId)
    if (overtaken) return overtaken
    const { text, origin, doubts = [] } = outcome
    const drafted = { text, drafted_text: text, draft_origin: origin, draft_doubts: [...doubts] }
    const isPut = await putIfEmpty(tx, { reviewId, userId: writer.userId, userName: writer.name, ...drafted })
    return isPut ? null : 'drafted'
  })
}

/** For a rule, in a job: words that a person decides about, or why there are none. */
export async function writeForApproval(
  deps: DraftDeps,
  { customerId, reviewId }: { customerId: string; reviewId: string },
): Promise<DraftedText | { skip: DraftSkip }> {
  const prepared = await prepareDraft(deps, { customerId }, { reviewId, instructions: '' })
  const outcome = await write(deps, { customerId }, { ...prepared, call: withinRequest() })
  if ('blocked' in outcome) return { skip: findSkip(outcome.blocked) }
  return outcome.caution ? { skip: findSkip([outcome.caution]) } : outcome
}

async function findNeedless(tx: CustomerTx, writer: Writer, reviewId: string): Promise<DraftSkip | null> {
  const review = (await listReviewViews(tx, [reviewId])).get(reviewId)
  if (!review || review.vanishedAt !== null) return 'gone'
  if (!isWithoutReply(review)) return 'answered'
  return (await presentDraft(tx, writer, reviewId)).text === '' ? null : 'drafted'
}

const isWithoutReply = ({ response, reply, planned, isReplyFinal }: Review) =>
  response === null && (reply === null || reply.state === 'returned') && !planned && !isReplyFinal

function findSkip(reasons: readonly BlockReason[]): DraftSkip {
  if (reasons.includes('unwritten-language') || reasons.includes('unchecked-language')) return 'no-language'
  return reasons.some(isCaution) ? 'person-first' : 'declined'
}

/** The same while it is written. `null`: the person stopped it, and nothing is kept but what it cost. */
export async function streamDraft(
  deps: ReplyDeps,
  actor: Actor,
  { wish, prepared, call }: { wish: Wish; prepared: Prepared; call: CallOptions },
): Promise<GeneratedDraft | null> {
  const outcome = await write(deps, actor, { ...prepared, call })
  return deps.transactions.step(actor.customerId, async (tx) =>
    call.signal?.aborted ? null : keep(tx, actor, wish, outcome),
  )
}

type Outcome = DraftedText | { blocked: readonly BlockReason[] }

/** The assistant is asked outside of any transaction: it may take its time. */
async function write(
  { transactions, assistant }: DraftDeps,
  { customerId }: Pick<Writer, 'customerId'>,
  { request, reservation, call }: Prepared & { call: CallOptions },
): Promise<Outcome> {
  try {
    const question = { customerId, feature: FEATURE, reservation } as const
    return await ask(transactions, question, () => assistant.draftReply(request, call))
  } catch (error) {
    if (error instanceof TextBlocked) return { blocked: error.reasons }
    throw error
  }
}

async function keep(tx: CustomerTx, actor: Writer, wish: Wish, outcome: Outcome): Promise<GeneratedDraft> {
  const { reviewId } = wish
  if ('blocked' in outcome) {
    const draft = await presentDraft(tx, actor, reviewId)
    return {
      ...draft,
      ignoredInstructions: false,
      blocked: [...outcome.blocked],
      caution: outcome.blocked.find(isCaution) ?? null,
      isCut: false,
      isFamiliar: false,
      lacksContact: false,
    }
  }
  const {
    text,
    origin,
    ignoredInstructions,
    doubts = [],
    isCut = false,
    lacksContact = false,
    caution = null,
  } = outcome
  // It may have been deleted while the assistant wrote.
  await getReviewView(tx, reviewId)
  const latest = await listLatestTexts(tx, { besides: reviewId, limit: LAST_REPLIES })
  const drafted = { drafted_text: text, draft_origin: origin, draft_doubts: [...doubts] }
  await keepDraft(tx, actor, { ...wish, ...drafted, text, isComposing: true })
  const draft = await presentDraft(tx, actor, reviewId)
  const remarks = { ignoredInstructions, isCut, isFamiliar: isFamiliar(text, latest), lacksContact }
  return { ...draft, ...remarks, blocked: [], caution }
}
