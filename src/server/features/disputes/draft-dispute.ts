import type { draftDispute as draftDisputeEndpoint } from '#shared/contracts/disputes.ts'
import type { OutputOf, ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type { Review } from '#shared/contracts/reviews.ts'
import { DISPUTE_LIMITS } from '#shared/domain/dispute-status.ts'
import type { DisputeRequest } from '#server/assistant/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getReviewView, listReviewsByAuthor, listReviewsOfSameWords } from '#server/features/reviews/reviews.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { getBusinessName } from '#server/features/team/team.service.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { listNames } from './disputes.repository.ts'
import type { DisputeDeps } from './dispute-deps.ts'
import { insertDraft } from './dispute-drafts.repository.ts'

type Wish = ParsedInputOf<typeof draftDisputeEndpoint>
const FEATURE = 'dispute_generation'

/** What the form says of the review is what is disputed; what only we know of it is added. */
export async function draftDispute(
  deps: DisputeDeps,
  actor: Actor,
  wish: Wish,
): Promise<OutputOf<typeof draftDisputeEndpoint>> {
  const { customerId, userId } = actor
  const { request, reservation } = await deps.transactions.step(customerId, async (tx) => ({
    request: await prepare(tx, wish),
    reservation: await deps.access.reserve(tx, FEATURE),
  }))
  const made = await deps.access
    .ask({ customerId, feature: FEATURE, reservation }, (call) => deps.access.assistant.draftDispute(request, call))
    .catch((error: unknown) => {
      throw new AppError('unavailable', 'Failed to generate dispute', { cause: error })
    })
  const { origin, doubts = [] } = made
  const description = made.description.trim().slice(0, DISPUTE_LIMITS.description)
  const evidence = made.evidence
    .map((line) => line.trim().slice(0, DISPUTE_LIMITS.line))
    .filter((line) => line !== '')
    .slice(0, DISPUTE_LIMITS.lines)
  return deps.transactions.change(customerId, async (tx) => {
    const draftId = await insertDraft(tx, { userId, description, origin })
    return { draftId, description, evidence, origin, doubts: doubts.filter(({ end }) => end <= description.length) }
  })
}

async function prepare(tx: CustomerTx, wish: Wish): Promise<DisputeRequest> {
  const { reviewId, content, rating, platform, reason } = wish
  if (content === '') throw refusal('dispute-without-text', { at: { fields: ['content'], code: 'required' } })
  const review = reviewId === null ? null : await getReviewView(tx, reviewId)
  const createdAt = review && new Date(review.createdAt)
  const isRecommended = review?.isRecommended ?? null
  return {
    review: {
      id: reviewId,
      content,
      rating: isRecommended === null ? rating : null,
      isRecommended,
      platform,
      author: review?.author ?? null,
      createdAt,
    },
    reason,
    // The platform knows the listing, not the company.
    businessName: review?.locationName ?? (await getBusinessName(tx)),
    locale: (await getSettings(tx)).general.language,
    duplicates: await listDuplicates(tx, review, content),
    competitors: await listNames(tx),
  }
}

async function listDuplicates(tx: CustomerTx, review: Review | null, content: string) {
  const author = review?.author
  const byAuthor = review && author ? await listReviewsByAuthor(tx, { ...review, author }) : []
  const ofWords = await listReviewsOfSameWords(tx, { besides: review?.id ?? null, content })
  const all = new Map([...byAuthor, ...ofWords].map((each) => [each.id, each]))
  // A first name alone is shared by too many.
  const authored = new Set(author?.trim().includes(' ') ? byAuthor.map(({ id }) => id) : [])
  return [...all.values()].flatMap(({ id, content: words, created_at: createdAt }) =>
    words ? [{ content: words, createdAt, isSameAuthor: authored.has(id) }] : [],
  )
}
