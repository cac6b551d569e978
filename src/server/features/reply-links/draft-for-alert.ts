import { setTimeout as wait } from 'node:timers/promises'
import type { Review } from '#shared/contracts/reviews.ts'
import { TextBlocked } from '#server/assistant/assistant-failure.ts'
import type { ReplyRequest } from '#server/assistant/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import {
  ask,
  getVoice,
  tryReserve,
  type AssistantAccess,
  type Reservation,
} from '#server/features/assistant/assistant.service.ts'
import type { DraftOutcome, PreparedAlert } from '#server/features/notifications/notifications.service.ts'
import { listReviewViews } from '#server/features/reviews/reviews.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { listRecentTexts } from '#server/features/replies/replies.service.ts'
import { getBusinessName } from '#server/features/team/team.service.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { beginDraft, endDraft, findDraft, type WrittenOutcome } from './alert-drafts.repository.ts'

const FEATURE = 'response_generation'
const ANSWER_WITHIN_MS = 60_000
const LOOK_AGAIN_MS = 500

export interface DraftingDeps extends Pick<Foundations, 'transactions' | 'log'> {
  access: AssistantAccess
}

/** The review, and a draft that answers it: one for the whole team. Without one the alert goes out all the same. */
export async function draftForAlert(
  deps: DraftingDeps,
  customerId: string,
  reviewId: string,
): Promise<PreparedAlert | null> {
  for (;;) {
    const prepared = await deps.transactions.step(customerId, (tx) => prepare(deps, tx, reviewId))
    if (!prepared) return null
    const { review, next } = prepared
    if (next !== 'being-written') {
      return { review, draft: 'kind' in next ? next : await write(deps, customerId, { ...next, review }) }
    }
    // Whoever writes it dies at worst, and then it is ours: this ends.
    await wait(LOOK_AGAIN_MS)
  }
}

interface Question {
  request: ReplyRequest
  reservation: Reservation
}

async function prepare(
  { access }: DraftingDeps,
  tx: CustomerTx,
  reviewId: string,
): Promise<{ review: Review; next: DraftOutcome | Question | 'being-written' } | null> {
  const review = (await listReviewViews(tx, [reviewId])).get(reviewId)
  if (!review) return null
  if (isAnswered(review)) return { review, next: { kind: 'not-wanted' } }
  if (!(await beginDraft(tx, reviewId))) return { review, next: (await findDraft(tx, reviewId)) ?? 'being-written' }
  const allowance = { model: access.assistant.model, dailyTokens: access.dailyTokens }
  const reserved = await tryReserve(tx, allowance, FEATURE)
  if (!('reservation' in reserved)) {
    await endDraft(tx, reviewId, { kind: 'failed' })
    return { review, next: { kind: 'failed' } }
  }
  const [businessName, { general }] = [await getBusinessName(tx), await getSettings(tx)]
  const [voice, recent] = [await getVoice(tx), await listRecentTexts(tx)]
  const request = { review, businessName, instructions: '', locale: general.language, voice, recent }
  return { review, next: { request, reservation: reserved.reservation } }
}

/** A reply that was returned to its author answers nothing. */
export const isAnswered = ({ reply, response }: Review) =>
  response !== null || (reply !== null && reply.state !== 'returned')

async function write(
  deps: DraftingDeps,
  customerId: string,
  { review, ...question }: Question & { review: Review },
): Promise<WrittenOutcome> {
  const outcome = await askForDraft(deps, customerId, question)
  await deps.transactions.step(customerId, (tx) => endDraft(tx, review.id, outcome))
  return outcome
}

async function askForDraft(
  { transactions, access, log }: DraftingDeps,
  customerId: string,
  { request, reservation }: Question,
): Promise<WrittenOutcome> {
  const call = { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }
  try {
    const asked = { customerId, feature: FEATURE, reservation } as const
    const {
      text,
      origin,
      doubts = [],
      caution = null,
    } = await ask(transactions, asked, () => access.assistant.draftReply(request, call))
    // Nobody answers a grave matter from a mail with one click.
    return caution ? { kind: 'held-back', reasons: [caution] } : { kind: 'drafted', text, origin, doubts }
  } catch (error) {
    if (error instanceof TextBlocked) return { kind: 'held-back', reasons: error.reasons }
    log.warn({ err: error, customerId }, 'an alert goes out without a draft')
    return { kind: 'failed' }
  }
}
