import type { LiveReview } from '#shared/contracts/integrations.ts'
import { isPlatform, type Platform } from '#shared/domain/platforms.ts'
import {
  faultOf,
  PlatformError,
  type PlatformErrorKind,
  type PlatformErrorSubject,
  type PlatformFault,
} from '#server/adapters/review-platforms/platform-error.ts'
import type {
  Connection,
  DisputeToFile,
  PlatformReply,
  PlatformReview,
  ReviewPage,
  ReviewPlatform,
} from '#server/adapters/review-platforms/port.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { notConnected, withFreshConnection, type ConnectionDeps } from './fresh-connection.ts'
import { faultValues, noteProblem } from './connection-problem.ts'
import { findById, findByListing, type IntegrationRow } from './integrations.repository.ts'

export type PlatformOperation = 'listReviews' | 'reply' | 'editReply' | 'deleteReply' | 'readReply' | 'fileDispute'

/** A review by the platform's own names, as it lies in `reviews`. */
export interface ReviewRef {
  platform: Platform
  listingId: string
  platformReviewId: string
}

/** What became of it; where it failed, why, and what can be done about it. */
export type PlatformOutcome<Result> =
  | { isDone: true; result: Result }
  | {
      isDone: false
      kind: PlatformErrorKind
      fault: PlatformFault
      about: PlatformErrorSubject | null
      retryAfterSeconds: number | null
      /** The platform's own word for it. */
      vendorCode: string | null
    }

type Callable<Operation extends PlatformOperation> = NonNullable<ReviewPlatform[Operation]>

/** A platform that can do it, or the refusal of the catalogue. */
export function getOperation<Operation extends PlatformOperation>(
  platforms: Record<string, ReviewPlatform>,
  type: string,
  operation: Operation,
): Callable<Operation> {
  const found = isPlatform(type) ? platforms[type]?.[operation] : null
  if (found) return found as Callable<Operation>
  throw new PlatformError('rejected', { reason: 'unsupported', vendorCode: 'unsupported' })
}

/** What the rest of the product asks of a platform for one review. Meant for jobs; each answers, none throws. */
export function createReviewCalls(deps: ConnectionDeps) {
  const call = <Operation extends PlatformOperation, Result>(
    wanted: { customerId: string; review: ReviewRef; operation: Operation },
    perform: (operation: Callable<Operation>, connection: Connection, reviewId: string) => Promise<Result>,
  ) => callForReview(deps, wanted, perform)

  return {
    postReply: (customerId: string, review: ReviewRef, text: string): Promise<PlatformOutcome<PlatformReply>> =>
      call({ customerId, review, operation: 'reply' }, (reply, connection, id) => reply(connection, id, text)),
    editReply: (customerId: string, review: ReviewRef, text: string): Promise<PlatformOutcome<PlatformReply>> =>
      call({ customerId, review, operation: 'editReply' }, (edit, connection, id) => edit(connection, id, text)),
    deleteReply: (customerId: string, review: ReviewRef): Promise<PlatformOutcome<void>> =>
      call({ customerId, review, operation: 'deleteReply' }, (remove, connection, id) => remove(connection, id)),
    readReply: (customerId: string, review: ReviewRef): Promise<PlatformOutcome<PlatformReply | null>> =>
      call({ customerId, review, operation: 'readReply' }, (read, connection, id) => read(connection, id)),
    fileDispute: (
      customerId: string,
      review: ReviewRef,
      dispute: Omit<DisputeToFile, 'reviewId'>,
    ): Promise<PlatformOutcome<{ caseId: string }>> =>
      call({ customerId, review, operation: 'fileDispute' }, (file, connection, reviewId) =>
        file(connection, { reviewId, ...dispute }),
      ),
  }
}

async function callForReview<Operation extends PlatformOperation, Result>(
  deps: ConnectionDeps,
  { customerId, review, operation }: { customerId: string; review: ReviewRef; operation: Operation },
  perform: (operation: Callable<Operation>, connection: Connection, reviewId: string) => Promise<Result>,
): Promise<PlatformOutcome<Result>> {
  const { platform: type, listingId, platformReviewId } = review
  let row: IntegrationRow | undefined
  try {
    const found = getOperation(deps.platforms, type, operation)
    row = await deps.transactions.step(customerId, (tx) => findByListing(tx, { type, listingId }))
    if (row?.status !== 'connected') throw notConnected()
    const result = await withFreshConnection(deps, { customerId, integrationId: row.id }, (connection) =>
      perform(found, connection, platformReviewId),
    )
    return { isDone: true, result }
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    const fault = faultOf(error)
    const { kind, about, retryAfterSeconds, vendorCode } = error
    if (row && kind === 'reconnect' && fault.kind === 'reconnect') await noteBroken(deps, row, error)
    return { isDone: false, kind, fault, about, retryAfterSeconds, vendorCode }
  }
}

/** Whatever was being done: only its owner can mend the connection, and is told. */
async function noteBroken(deps: ConnectionDeps, row: IntegrationRow, error: PlatformError): Promise<void> {
  await deps.transactions.step(row.customer_id, (tx) => noteProblem(tx, row.id, { error, isFinal: true }))
}

/** One page of a connection's reviews, with a token that holds. */
export async function fetchReviewPage(
  deps: ConnectionDeps,
  { type, ...wanted }: { customerId: string; integrationId: string; type: Platform },
  cursor: string | null,
): Promise<ReviewPage> {
  const listReviews = getOperation(deps.platforms, type, 'listReviews')
  const page = await withFreshConnection(deps, wanted, (connection) => listReviews(connection, { cursor }))
  return { ...page, items: page.items.map(keepWebAddresses) }
}

/** What people will press comes from outside: only addresses of the web stay. */
function keepWebAddresses(review: PlatformReview): PlatformReview {
  const keep = (address: string | null) => (address !== null && isWebAddress(address) ? address : null)
  return {
    ...review,
    url: keep(review.url),
    authorUrl: keep(review.authorUrl),
    media: review.media.filter(isWebAddress),
  }
}

const isWebAddress = (address: string) => /^https?:\/\//i.test(address) && URL.canParse(address)

/** The newest, as the platform shows them now. Nothing is kept: for platforms that do not let us. */
export async function listLiveReviews(
  deps: ConnectionDeps,
  actor: Actor,
  integrationId: string,
): Promise<{ items: LiveReview[]; total: number | null }> {
  const { customerId } = actor
  const row = await deps.transactions.step(customerId, (tx) => findById(tx, integrationId))
  if (!row) throw refusal('connection-not-found')
  try {
    const page = await fetchReviewPage(deps, { customerId, integrationId, type: row.type }, null)
    return { items: page.items.map(presentLiveReview), total: page.total }
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    throw refusal('platform-fetch-failed', { values: faultValues(error, row.type), cause: error })
  }
}

function presentLiveReview({ reply, createdAt, ...review }: PlatformReview): LiveReview {
  const { id, rating, isRecommended, title, content, author, url } = review
  return {
    id,
    rating,
    isRecommended,
    title,
    content,
    author,
    url,
    createdAt: createdAt.toISOString(),
    response: reply?.text ?? null,
  }
}
