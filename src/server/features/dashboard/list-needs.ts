import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import { MOST_NEEDS_COUNTED, type NeedGroup } from '#shared/contracts/dashboard.ts'
import type { Permission } from '#shared/domain/permissions.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { listIncidents } from '#server/features/incidents/incidents.service.ts'
import type { IntegrationsService } from '#server/features/integrations/integrations.service.ts'
import { getBusinessName } from '#server/features/team/team.service.ts'
import { mayUse } from '#server/kernel/http/access.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import type { Review, ReviewFilter } from '#shared/contracts/reviews.ts'
import { findMatchingReviews } from '#server/features/reviews/reviews.service.ts'
import { findDisputes, findHeldReplies, type NeedRow, type Wanted } from './needs.repository.ts'
import {
  presentConnection,
  presentDispute,
  presentHeldReply,
  presentIncident,
  presentReview,
} from './need.presenter.ts'

const ITEMS_EACH = 5

export interface NeedsDeps {
  integrations: Pick<IntegrationsService, 'listAiling'>
}

/** Most pressing first; what the person may not see is not looked at, and where nothing waits there is no group. */
export async function listNeeds(
  { integrations }: NeedsDeps,
  tx: CustomerTx,
  actor: Actor,
  { location }: { location?: string | undefined },
): Promise<{ needs: NeedGroup[] }> {
  const may = (permission: Permission) => actor.member.permissions.includes(permission)
  const wanted = { locationId: location, limit: ITEMS_EACH, most: MOST_NEEDS_COUNTED }
  const asked = { ...wanted, userId: actor.userId }
  const maySeeDisputes = mayUse(actor.member, 'disputes.view', 'disputes')
  const groups = [
    maySeeDisputes ? await listOpenIncidents(tx, wanted) : null,
    await findLowReviews(tx, asked),
    mayUse(actor.member, 'reviews.view', 'advanced-analytics') ? await findOverdueReviews(tx, asked) : null,
    await findReplyProblems(tx, asked),
    may('replies.publish') ? await findApprovals(tx, asked) : null,
    await listHeld(tx, wanted),
    may('integrations.view') ? await listConnections(tx, integrations, wanted) : null,
    maySeeDisputes ? await listDisputes(tx, wanted) : null,
  ]
  return { needs: groups.filter((group) => group !== null).filter(({ count }) => count > 0) }
}

async function listOpenIncidents(tx: CustomerTx, { locationId, limit, most }: Wanted): Promise<NeedGroup> {
  const open = (await listIncidents(tx)).filter(
    ({ state, location_id: at }) => state === 'open' && (locationId === undefined || at === locationId),
  )
  const company = open.length === 0 ? '' : await getBusinessName(tx)
  return {
    need: 'incidents',
    count: Math.min(open.length, most),
    items: open.slice(0, limit).map((incident) => presentIncident(incident, company)),
    link: linkTo(paths.disputes, {}),
  }
}

async function listHeld(tx: CustomerTx, wanted: Wanted): Promise<NeedGroup> {
  const link = linkTo(paths.reviews, {
    plan: 'held',
    location: wanted.locationId === undefined ? undefined : [wanted.locationId],
  })
  return present('held-replies', await findHeldReplies(tx, wanted), { link, presentItem: presentHeldReply })
}

async function listDisputes(tx: CustomerTx, wanted: Wanted): Promise<NeedGroup> {
  const link = linkTo(paths.disputes, { status: 'due', sort: 'urgency', location: wanted.locationId })
  return present('disputes', await findDisputes(tx, wanted), { link, presentItem: presentDispute })
}

async function listConnections(
  tx: CustomerTx,
  integrations: NeedsDeps['integrations'],
  { locationId, limit, most }: Wanted,
): Promise<NeedGroup> {
  const ailing = await integrations.listAiling(tx)
  const here = ailing.filter((connection) => locationId === undefined || connection.locationId === locationId)
  return {
    need: 'connections',
    count: Math.min(here.length, most),
    items: here.slice(0, limit).map(presentConnection),
    link: linkTo(paths.settings, { tab: 'integrations' }),
  }
}

function present(
  need: NeedGroup['need'],
  { count, rows }: { count: number; rows: NeedRow[] },
  { link, presentItem }: { link: string; presentItem: (row: NeedRow) => NeedGroup['items'][number] },
): NeedGroup {
  return { need, count, items: rows.map(presentItem), link }
}

type Asked = Wanted & { userId: string }

/** Nobody has answered them, and nobody is about to. */
function findLowReviews(tx: CustomerTx, asked: Asked): Promise<NeedGroup> {
  return findReviews(tx, asked, {
    need: 'low-reviews',
    filter: { rating: [1, 2], answered: 'due', sort: 'oldest' },
    presentItem: (review) => presentReview(review, { at: review.createdAt, isToAnswer: true }),
  })
}

/** Later than the business wants to answer such reviews. */
function findOverdueReviews(tx: CustomerTx, asked: Asked): Promise<NeedGroup> {
  return findReviews(tx, asked, {
    need: 'overdue-reviews',
    filter: { target: 'overdue', sort: 'oldest' },
    presentItem: (review) => presentReview(review, { at: review.createdAt, isToAnswer: true }),
  })
}

/** Turned down, not arrived, or sent back to whoever wrote them. */
function findReplyProblems(tx: CustomerTx, asked: Asked): Promise<NeedGroup> {
  return findReviews(tx, asked, {
    need: 'reply-problems',
    filter: { reply: 'problem', sort: 'newest' },
    presentItem: presentByReply,
  })
}

function findApprovals(tx: CustomerTx, asked: Asked): Promise<NeedGroup> {
  return findReviews(tx, asked, {
    need: 'approvals',
    filter: { reply: 'awaiting-approval', sort: 'oldest' },
    presentItem: presentByReply,
  })
}

function presentByReply(review: Review) {
  const { reply, createdAt } = review
  return presentReview(review, { at: reply?.settledAt ?? reply?.createdAt ?? createdAt, isToAnswer: false })
}

interface Kind {
  need: NeedGroup['need']
  filter: ReviewFilter
  presentItem: (review: Review) => NeedGroup['items'][number]
}

/** The very filter that the list gets by the link: both tell the same number. */
async function findReviews(
  tx: CustomerTx,
  { locationId, userId, limit, most }: Asked,
  { need, filter, presentItem }: Kind,
): Promise<NeedGroup> {
  const here: ReviewFilter = { ...filter, ...(locationId !== undefined && { location: [locationId] }) }
  const { count, reviews } = await findMatchingReviews(tx, { userId, filter: here, limit, most })
  const { sort, ...conditions } = here
  const link = linkTo(paths.reviews, { ...conditions, ...(sort !== 'newest' && { sort }) })
  return { need, count, items: reviews.map(presentItem), link }
}
