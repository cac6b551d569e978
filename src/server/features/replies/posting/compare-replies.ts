import { randomUUID } from 'node:crypto'
import { BUSY_REPLY_STATES, type ReplyState } from '#shared/domain/replies.ts'
import type { PlatformReply, PlatformReview } from '#server/adapters/review-platforms/port.ts'
import type { FetchedReviewRow } from '#server/features/reviews/reviews.service.ts'
import { isSameText } from './settle-reply.ts'
import type { ReplyRow } from '../replies.repository.ts'

/** A platform's list may lag behind what it has just accepted, or lost. */
const LAG_MS = 10 * 60_000
const ON_PLATFORM: readonly ReplyState[] = ['checking', 'live', 'rejected', 'by-hand']
export const UNDECIDED: readonly ReplyState[] = ['awaiting-approval', 'returned']

export interface FoundReply {
  id: string
  review: FetchedReviewRow
  reply: PlatformReply
  answeredAt: Date
  /** What it takes the place of on the platform. */
  replaced: ReplyRow[]
  /** One that waits for a decision goes on being the one that people see. */
  isOvershadowed: boolean
}

/** What a page tells of replies that we did not know. */
export interface ReplyFindings {
  found: FoundReply[]
  /** Ours, and the platform has decided. */
  settled: { ours: ReplyRow; reply: PlatformReply }[]
  /** Listed before, and not any more. */
  missing: ReplyRow[]
  /** Seen in the list for the first time. */
  listed: ReplyRow[]
}

interface Pair {
  review: FetchedReviewRow
  shown: PlatformReview
  /** Newest first. */
  standing: readonly ReplyRow[]
}

/** Most reviews have nothing new: they cost a look. */
export function compareReplies(pairs: readonly Pair[]): ReplyFindings {
  const findings: ReplyFindings = { found: [], settled: [], missing: [], listed: [] }
  for (const pair of pairs) {
    if (pair.standing.some(({ state }) => BUSY_REPLY_STATES.some((busy) => busy === state))) continue
    if (pair.shown.reply) compareShown(findings, pair, pair.shown.reply)
    else findings.missing.push(...pair.standing.filter(isMissed))
  }
  return findings
}

function compareShown(findings: ReplyFindings, { review, shown, standing }: Pair, reply: PlatformReply): void {
  const ours = standing.find(({ text }) => isSameText(text, reply.text))
  if (ours) {
    if (ours.state !== reply.state && reply.state !== 'checking') findings.settled.push({ ours, reply })
    if (ours.listed_at === null) findings.listed.push(ours)
    return
  }
  if (standing.some((row) => isNewerThan(row, reply))) return
  findings.found.push({
    id: randomUUID(),
    review,
    reply,
    answeredAt: reply.updatedAt ?? shown.updatedAt,
    replaced: standing.filter(({ state }) => ON_PLATFORM.includes(state)),
    isOvershadowed: review.reply_state !== null && UNDECIDED.includes(review.reply_state),
  })
}

/** The list still shows what stood there before ours. */
function isNewerThan({ posted_at: postedAt }: ReplyRow, { updatedAt }: PlatformReply): boolean {
  if (postedAt === null) return false
  return updatedAt === null ? isRecent(postedAt) : updatedAt < postedAt
}

const isMissed = ({ state, listed_at: listedAt, posted_at: postedAt }: ReplyRow) =>
  (state === 'live' || state === 'checking') && listedAt !== null && !(postedAt && isRecent(postedAt))

const isRecent = (at: Date) => Date.now() - at.getTime() < LAG_MS
