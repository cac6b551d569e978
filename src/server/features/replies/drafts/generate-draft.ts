import type { OutputOf } from '#shared/contracts/endpoint.ts'
import type { generateReplyDraft } from '#shared/contracts/replies.ts'
import type { ReplyRequest } from '#server/adapters/assistant/port.ts'
import { getReviewView } from '#server/features/reviews/reviews.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { getCompanyName } from '#server/features/team/team.service.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import type { ReplyParts } from '../reply-parts.ts'
import { keepDraft, presentDraft } from './drafts.ts'

interface Wish {
  reviewId: string
  instructions: string
}

/** The assistant is asked outside of any transaction: it may take its time. */
export async function generateDraft(
  parts: ReplyParts,
  actor: Actor,
  wish: Wish,
): Promise<OutputOf<typeof generateReplyDraft>> {
  const request = await parts.steps.transaction(actor.customerId, async (tx): Promise<ReplyRequest> => {
    const review = await getReviewView(tx, wish.reviewId)
    const [businessName, { general }] = [await getCompanyName(tx), await getSettings(tx)]
    return { review, businessName, instructions: wish.instructions, locale: general.language }
  })
  const drafted = await parts.assistant.draftReply(request).catch((error: unknown) => {
    throw new AppError('unavailable', 'Failed to generate response', { cause: error })
  })
  return parts.customers.transaction(actor.customerId, async (tx) => {
    const { text, origin, ignoredInstructions } = drafted
    await keepDraft(tx, actor, { ...wish, text, isComposing: true, drafted_text: text, draft_origin: origin })
    return { ...(await presentDraft(tx, actor, wish.reviewId)), ignoredInstructions }
  })
}
