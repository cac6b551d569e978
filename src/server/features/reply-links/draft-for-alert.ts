import type { Review } from '#shared/contracts/reviews.ts'
import { TextBlocked } from '#server/adapters/assistant/assistant-failure.ts'
import type { ReplyRequest } from '#server/adapters/assistant/port.ts'
import type { CustomerTransactions, CustomerTx } from '#server/database/transactions.ts'
import { ask, getVoice, tryReserve, type Desk, type Reservation } from '#server/features/assistant/assistant.service.ts'
import type { DraftOutcome, PreparedAlert } from '#server/features/notifications/notifications.service.ts'
import { listReviewViews } from '#server/features/reviews/reviews.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { getCompanyName } from '#server/features/team/team.service.ts'
import { findRecentDraft } from './reply-links.repository.ts'

const FEATURE = 'response_generation'
/** The others of the team are told of the same review within these. */
const SHARED_MINUTES = 60
const ANSWER_WITHIN_MS = 60_000

export interface DraftingParts {
  steps: CustomerTransactions
  desk: Desk
}

/** The review, and a draft that answers it. Without one the alert goes out all the same. */
export async function draftForAlert(
  parts: DraftingParts,
  customerId: string,
  reviewId: string,
): Promise<PreparedAlert | null> {
  const prepared = await parts.steps.transaction(customerId, (tx) => prepare(parts, tx, reviewId))
  if (!prepared) return null
  const { review, next } = prepared
  return { review, draft: 'kind' in next ? next : await write(parts, customerId, next) }
}

interface Question {
  request: ReplyRequest
  reservation: Reservation
}

async function prepare(
  { desk }: DraftingParts,
  tx: CustomerTx,
  reviewId: string,
): Promise<{ review: Review; next: DraftOutcome | Question } | null> {
  const review = (await listReviewViews(tx, [reviewId])).get(reviewId)
  if (!review) return null
  if (isAnswered(review)) return { review, next: { kind: 'not-wanted' } }
  const recent = await findRecentDraft(tx, reviewId, SHARED_MINUTES)
  if (recent) return { review, next: { kind: 'drafted', text: recent.draft, origin: recent.draft_origin } }
  const allowance = { model: desk.assistant.model, dailyTokens: desk.dailyTokens }
  const reserved = await tryReserve(tx, allowance, FEATURE)
  if (!('reservation' in reserved)) return { review, next: { kind: 'failed' } }
  const [businessName, { general }] = [await getCompanyName(tx), await getSettings(tx)]
  const request = { review, businessName, instructions: '', locale: general.language, voice: await getVoice(tx) }
  return { review, next: { request, reservation: reserved.reservation } }
}

/** A reply that was returned to its author answers nothing. */
export const isAnswered = ({ reply, response }: Review) =>
  response !== null || (reply !== null && reply.state !== 'returned')

async function write({ steps, desk }: DraftingParts, customerId: string, question: Question): Promise<DraftOutcome> {
  const { request, reservation } = question
  const course = { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }
  try {
    const asked = { customerId, feature: FEATURE, reservation } as const
    const { text, origin } = await ask(steps, asked, () => desk.assistant.draftReply(request, course))
    return { kind: 'drafted', text, origin }
  } catch (error) {
    return error instanceof TextBlocked ? { kind: 'held-back', reasons: error.reasons } : { kind: 'failed' }
  }
}
