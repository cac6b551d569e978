import type { Dispute, DisputeDetail } from '#shared/contracts/disputes.ts'
import { linkTo } from '#shared/contracts/addresses.ts'
import type { SearchHit } from '#shared/contracts/search.ts'
import { paths } from '#shared/domain/paths.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import type { SoughtText } from '#shared/domain/search-words.ts'
import { estimateDispute, type DisputedReview } from '#shared/domain/dispute-estimate.ts'
import { writeInstant } from '#server/database/out-of-json.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { listReviewsByAuthor, listReviewsOfSameWords } from '#server/features/reviews/reviews.service.ts'
import { excerptAround, findWhere, type SearchSource } from '#server/features/search/search.service.ts'
import { mayUse } from '#server/kernel/http/access.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { listNames } from '../disputes.repository.ts'
import { listEvents } from '../dispute-events.repository.ts'
import { disputeNotFound } from '../dispute-refusals.ts'
import { listFiles } from '../dispute-files.repository.ts'
import { listFilings } from '../filing/filings.repository.ts'
import { readDisputeCursor, writeDisputeCursor } from './dispute-cursor.ts'
import { readDisputePage, type DisputeFilter } from './dispute-page.repository.ts'
import { loadDisputes, type JoinedDispute } from './dispute-rows.repository.ts'
import { findSaying, type FoundDispute } from './dispute-search.repository.ts'
import { presentDispute, presentEvent, presentFile, presentFiling } from './dispute.presenter.ts'

export async function listDisputes(
  tx: CustomerTx,
  _actor: Actor,
  { cursor, limit, ...filter }: DisputeFilter & { cursor?: string | undefined; limit: number },
): Promise<{ items: Dispute[]; nextCursor: string | null }> {
  const after = readDisputeCursor(cursor, filter.sort)
  const found = await readDisputePage(tx, { filter, after, limit: limit + 1 })
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  const nextCursor = last ? writeDisputeCursor(filter.sort, placeOf(last)) : null
  return { items: rows.map(presentDispute), nextCursor }
}

const placeOf = ({ lead, created_at: createdAt, id }: JoinedDispute) => ({
  lead: lead ?? 0,
  createdAt: writeInstant(createdAt),
  id,
})

/** As the screens get it, for whatever changes one and answers with it. */
export async function getDisputeView(tx: CustomerTx, disputeId: string): Promise<Dispute> {
  return presentDispute(await getJoined(tx, disputeId))
}

export async function getDisputeDetail(tx: CustomerTx, disputeId: string): Promise<DisputeDetail> {
  const row = await getJoined(tx, disputeId)
  const filings = await listFilings(tx, disputeId)
  const wasKept = filings.some(({ outcome }) => outcome === 'kept')
  return {
    ...presentDispute(row),
    files: (await listFiles(tx, disputeId)).map(presentFile),
    filings: filings.map(presentFiling),
    events: (await listEvents(tx, disputeId)).map(presentEvent),
    estimate: row.closed_at ? null : withoutFalseHope(await estimate(tx, row), wasKept),
  }
}

/** Whatever the rules say, the platform has said otherwise. */
const withoutFalseHope = (guess: DisputeDetail['estimate'], wasKept: boolean): DisputeDetail['estimate'] =>
  wasKept && guess?.chance !== 'poor' ? null : guess

/** What the review says, or somebody said that it says. */
export function wordsOf(row: JoinedDispute): Pick<DisputedReview, 'content' | 'rating' | 'isRecommended'> {
  const { review_content: content, review_rating: rating, review_is_recommended: isRecommended } = row
  if (row.review_id !== null) return { content, rating, isRecommended }
  return { content: row.stated_content, rating: row.stated_rating, isRecommended: null }
}

export async function getJoined(tx: CustomerTx, disputeId: string): Promise<JoinedDispute> {
  const [row] = await loadDisputes(tx, [disputeId])
  if (!row) throw disputeNotFound()
  return row
}

/** By the review, or by what was told of it; without either there is nothing to go by. */
async function estimate(tx: CustomerTx, row: JoinedDispute): Promise<DisputeDetail['estimate']> {
  const { platform, reason, category } = row
  const { content, rating, isRecommended } = wordsOf(row)
  if (platform === null || (row.review_id === null && content === null)) return null
  const copies = await listReviewsOfSameWords(tx, { besides: row.review_id, content })
  return estimateDispute({
    platform,
    reason,
    category,
    content,
    rating,
    isRecommended,
    copies: copies.length,
    byAuthor: await countByAuthor(tx, row),
    competitors: await listNames(tx),
  })
}

/** A first name alone is shared by too many. */
async function countByAuthor(tx: CustomerTx, row: JoinedDispute): Promise<number> {
  const { review_id: id, review_platform: platform, review_author: author } = row
  if (id === null || platform === null || !author?.trim().includes(' ')) return 0
  return (await listReviewsByAuthor(tx, { id, platform, author })).length
}

export const disputeSearch: SearchSource = {
  subject: 'dispute',
  mayUse: ({ member }) => mayUse(member, 'disputes.view', 'disputes'),

  async find(tx, { words, sought, limit }) {
    const { found, isCut } = await findSaying(tx, { sought, limit })
    const byId = new Map(found.map((one) => [one.id, one]))
    const rows = await loadDisputes(tx, [...byId.keys()].slice(0, limit))
    return {
      hits: rows.map((row) => presentHit(row, sought, byId.get(row.id))),
      // The list looks at what disputes say, not at whose review they are of.
      hasMore: isCut || found.slice(limit).some(({ has_words }) => has_words),
      link: linkTo(paths.disputes, { search: words }),
    }
  },
}

function presentHit(row: JoinedDispute, sought: SoughtText, found: FoundDispute | undefined): SearchHit {
  const { id, platform, description, status } = row
  const { foundIn, text, isClose } = findWhere(listTexts(row, found), sought)
  const excerpt = excerptAround(foundIn === 'author' ? description : text, sought)
  const name = row.review_author ?? (platform && PLATFORM_NAMES[platform])
  return {
    id,
    // One of a review that nobody knows has nothing but its own words.
    ...(name === null ? { title: excerpt ?? '', excerpt: null } : { title: name, excerpt }),
    foundIn,
    isClose,
    platform,
    rating: row.review_rating ?? row.stated_rating,
    isRecommended: row.review_is_recommended,
    status,
    at: writeInstant(row.created_at),
    link: linkTo(paths.disputes, { dispute: id }),
  }
}

function listTexts(row: JoinedDispute, found: FoundDispute | undefined): Parameters<typeof findWhere>[0] {
  if (found?.said) return [{ foundIn: found.source === 'filing' ? 'reference' : 'evidence', text: found.said }]
  return [
    { foundIn: 'text', text: row.description },
    { foundIn: 'reference', text: row.platform_case_id },
    { foundIn: 'reference', text: row.appeal_reference },
    ...row.evidence.map((text) => ({ foundIn: 'evidence', text }) as const),
    ...row.notes.map((text) => ({ foundIn: 'note', text }) as const),
    { foundIn: 'author', text: row.review_author },
  ]
}
