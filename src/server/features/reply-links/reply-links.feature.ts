import {
  answerByReplyLink,
  followReplyLink,
  getReplyLink,
  undoByReplyLink,
  type FollowedReply,
  type ReplyLink,
} from '#shared/contracts/reply-links.ts'
import type { AssistantAccess } from '#server/features/assistant/assistant.service.ts'
import { listReplies, type PlannedReplies, submitByLink, undoReply } from '#server/features/replies/replies.service.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { createHash, randomBytes } from 'node:crypto'
import { linkTo } from '#shared/contracts/addresses.ts'
import { forCustomer, paths } from '#shared/domain/paths.ts'
import type { Review, ReviewFilter } from '#shared/contracts/reviews.ts'
import { needsApproval, permissionsOf } from '#shared/domain/permission-rules.ts'
import { limitToPerson } from '#server/database/location-limit.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { BadReviewAlerts } from '#server/features/notifications/notifications.service.ts'
import { findMatchingReviews, getReviewView, listReviewViews } from '#server/features/reviews/reviews.service.ts'
import { getPlan, getSettings } from '#server/features/settings/settings.service.ts'
import { getBusinessName } from '#server/features/team/team.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { isClosed, refuseReader, refuseResting } from '#server/kernel/http/access.ts'
import { draftForAlert, isAnswered, type DraftingDeps } from './draft-for-alert.ts'
import {
  findByHash,
  findById,
  findErasure,
  findHolder,
  insert,
  markUnused,
  markUsed,
  noteReply,
  type ReplyLinkRow,
} from './reply-links.repository.ts'

const WAITING: ReviewFilter = { rating: [1, 2], answered: 'due', sort: 'oldest' }
/** The same, as the list reads its address: several values are written as JSON. */
const LINK = linkTo(paths.reviews, { rating: [1, 2], answered: 'due', sort: 'oldest' })
const MOST_COUNTED = 1_000_000

/** The bad ones that nobody has answered and nobody is about to, and where the list shows exactly these. */
async function findWaitingReviews(tx: CustomerTx, userId: string): Promise<{ count: number; link: string }> {
  const { count } = await findMatchingReviews(tx, { userId, filter: WAITING, limit: 1, most: MOST_COUNTED })
  return { count, link: LINK }
}

const WORD_BYTES = 32
const VALID_HOURS = 72

const hashOf = (word: string) => createHash('sha256').update(word).digest()

/** What an alert mail needs of reviews and replies. */
function createBadReviewAlerts(deps: DraftingDeps): BadReviewAlerts {
  return {
    prepare: (customerId, reviewId) => draftForAlert(deps, customerId, reviewId),
    listReviews: listReviewViews,
    findWaiting: findWaitingReviews,
    async makeWord(tx, { userId, reviewId, draft: { text, origin, doubts } }) {
      const word = randomBytes(WORD_BYTES).toString('base64url')
      await insert(tx, { userId, reviewId, wordHash: hashOf(word), draft: text, origin, doubts, hours: VALID_HOURS })
      return word
    },
  }
}

/** Answers that come back by the link of a mail. */
export function makeReplyLinks(
  { transactions, log }: Foundations,
  { plans, access }: { plans: PlannedReplies; access: AssistantAccess },
) {
  /** A word that never was, and nothing more, is unknown; whose person may not come in any more has run out. */
  async function find(word: string) {
    const found = await transactions.platform.read((tx) => findByHash(tx, hashOf(word)))
    if (!found) throw refusal('reply-link-unknown')
    return found
  }
  return {
    alerts: createBadReviewAlerts({ transactions, access, log }),
    routes: [
      // Uses nothing up.
      implement(getReplyLink, async ({ input }) => {
        const { customerId, linkId } = await find(input.word)
        return transactions.read(customerId, async (tx) => {
          const link = await getUsable(tx, linkId)
          const holder = await getActor(tx, link)
          return presentLink(tx, { link, holder, review: await getUnanswered(tx, link) })
        })
      }),
      implement(answerByReplyLink, async ({ input: { word, text } }) => {
        const { customerId, linkId } = await find(word)
        return transactions.change(customerId, (tx) => approve(tx, linkId, { text, plans }))
      }),
      implement(followReplyLink, async ({ input }) => {
        const { customerId, linkId } = await find(input.word)
        return transactions.read(customerId, (tx) => follow(tx, linkId))
      }),
      implement(undoByReplyLink, async ({ input }) => {
        const { customerId, linkId } = await find(input.word)
        return transactions.change(customerId, (tx) => undo(tx, linkId, plans))
      }),
    ],
  }
}

/** As if its person had submitted the reply; once. */
async function approve(tx: CustomerTx, linkId: string, { text, plans }: { text: string; plans: PlannedReplies }) {
  const link = await markUsed(tx, linkId)
  if (!link) return explainUnusable(tx, linkId)
  const actor = await getActor(tx, link)
  await refuseReaders(tx, actor)
  await getUnanswered(tx, link)
  const drafted = { drafted_text: link.draft, draft_origin: link.draft_origin }
  await submitByLink({ plans }, tx, { actor, reviewId: link.review_id, text, drafted })
  await noteReply(tx, linkId, (await getReviewView(tx, link.review_id)).reply?.id ?? null)
  return { isSentForApproval: actor.member.needsApproval }
}

/** What a colleague changed on approval goes on as another reply. */
async function follow(tx: CustomerTx, linkId: string): Promise<{ link: ReplyLink; reply: FollowedReply }> {
  const { link, replyId, holder } = await getSent(tx, linkId)
  const review = await getReviewView(tx, link.review_id)
  const { items } = await listReplies(tx, holder, { reviewId: review.id })
  const own = items.find(({ id }) => id === replyId)
  const reply = own?.state === 'superseded' ? (review.reply ?? own) : own
  if (!reply) throw refusal('reply-link-expired')
  const { text, state, undoUntil } = reply
  return { link: await presentLink(tx, { link, holder, review }), reply: { text, state, undoUntil } }
}

async function undo(tx: CustomerTx, linkId: string, plans: PlannedReplies): Promise<ReplyLink> {
  const { link, replyId, holder } = await getSent(tx, linkId)
  await refuseReaders(tx, holder)
  const review = await undoReply({ plans }, tx, holder, { reviewId: link.review_id, replyId })
  await markUnused(tx, linkId)
  return presentLink(tx, { link, holder, review })
}

async function getSent(tx: CustomerTx, linkId: string) {
  const link = await findById(tx, linkId)
  if (!link) throw refusal('reply-link-unknown')
  if (link.is_expired) throw refusal('reply-link-expired')
  if (link.reply_id === null) throw refusal('reply-taken-back')
  return { link, replyId: link.reply_id, holder: await getActor(tx, link) }
}

async function getUsable(tx: CustomerTx, linkId: string): Promise<ReplyLinkRow> {
  const link = await findById(tx, linkId)
  if (!link) throw refusal('reply-link-unknown')
  if (link.used_at !== null) throw refusal('reply-link-used')
  if (link.is_expired) throw refusal('reply-link-expired')
  return link
}

async function explainUnusable(tx: CustomerTx, linkId: string): Promise<never> {
  await getUsable(tx, linkId)
  throw refusal('reply-link-expired')
}

/** The person of the link with the rights they have now; from here on the transaction sees what they see. */
async function getActor(tx: CustomerTx, link: ReplyLinkRow): Promise<Actor> {
  const holder = await findHolder(tx, link)
  if (!holder) throw refusal('reply-link-expired')
  const { userId, name, email, language, memberId, role } = holder
  const { customerId } = tx
  const locations = await limitToPerson(tx, userId)
  if (locations && !(await findById(tx, link.id))) throw refusal('reply-link-expired')
  const { replyApproval: rule } = (await getSettings(tx)).automation
  const member = {
    customerId,
    memberId,
    role,
    permissions: permissionsOf(holder),
    plan: await getPlan(tx),
    isResting: role !== 'owner' && holder.isResting,
    needsApproval: needsApproval(holder, rule),
    locations,
  }
  if (isClosed(member) || !member.permissions.includes('replies.draft')) throw refusal('reply-link-expired')
  const session = { sessionId: link.id, timeoutMinutes: 0, adminRole: null }
  return { userId, name, email, language, ...session, member, customerId }
}

async function refuseReaders(tx: CustomerTx, actor: Actor): Promise<void> {
  const { general } = await getSettings(tx)
  refuseReader({ ...actor, belonging: { eraseAt: await findErasure(tx), general } })
  refuseResting(actor.member)
}

async function getUnanswered(tx: CustomerTx, { review_id: reviewId }: ReplyLinkRow): Promise<Review> {
  const review = await getReviewView(tx, reviewId)
  if (isAnswered(review)) throw refusal('reply-link-answered')
  return review
}

async function presentLink(
  tx: CustomerTx,
  { link, holder, review }: { link: ReplyLinkRow; holder: Actor; review: Review },
): Promise<ReplyLink> {
  const { platform, author, rating, isRecommended, content, language, isSandbox } = review
  const { replyLimit, replyWay, needsReconnect } = review
  return {
    companyName: await getBusinessName(tx),
    personName: holder.name,
    platform,
    author,
    rating,
    isRecommended,
    content,
    language,
    isSandbox,
    replyLimit,
    replyWay,
    needsReconnect,
    draft: link.draft,
    draftOrigin: link.draft_origin,
    doubts: link.draft_doubts,
    needsApproval: holder.member.needsApproval,
    expiresAt: link.expires_at.toISOString(),
    link: forCustomer(linkTo(paths.reviews, { review: review.id }), tx.customerId),
  }
}
