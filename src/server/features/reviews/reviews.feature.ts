import * as bulk from '#shared/contracts/review-bulk.ts'
import * as notes from '#shared/contracts/review-notes.ts'
import * as views from '#shared/contracts/review-views.ts'
import { getReviewOptions } from '#shared/contracts/review-options.ts'
import * as contract from '#shared/contracts/reviews.ts'
import type { Transactions, CustomerTx } from '#server/database/transactions.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implementIn } from '#server/kernel/http/implement.ts'
import { handleJob, TURN_MS } from '#server/kernel/jobs/job.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { ReviewFilter } from '#shared/contracts/reviews.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { permissionsOf } from '#shared/domain/permission-rules.ts'
import { listColleagues } from './assignees.repository.ts'
import type { BulkDeeds } from './perform-bulk.ts'
import { workOnBulk } from './run-bulk.ts'
import { reviewExport } from './export-reviews.routes.ts'
import { placeReviewsJob, runBulkJob } from './reviews.jobs.ts'
import { placeSome } from './place-reviews.repository.ts'
import { reviewSearch } from './list/search-reviews.ts'
import { getReviewDetail } from './get-review-detail.ts'
import { readReviewCursor, writeReviewCursor } from './list/review-cursor.ts'
import { listLanguages, listThemeNames } from '#server/features/reputation/themes.service.ts'
import { getTimezone, resolveFilter } from './list/review-filter.ts'
import { listLocations, listTags } from './list/review-options.repository.ts'
import { readReviewPage } from './list/review-page.ts'
import { countMatches } from './list/review-page.repository.ts'
import { presentReview } from './list/review.presenter.ts'
import { listBulkRuns, retryBulk, startBulk, stopBulk } from './bulk-actions.ts'
import { triageOne, triageReview } from './triage-review.ts'
import { addNote, removeNote } from './review-notes.ts'
import { changeView, countViews, listViews, removeView, saveView } from './review-views.ts'

const AT_ONCE = 2000

async function placeReviews(
  transactions: Transactions,
  { customerId, integrationId }: { customerId: string; integrationId: string },
): Promise<void> {
  const moveSome = () =>
    transactions.step(customerId, async (tx) => {
      const moved = await placeSome(tx, integrationId, AT_ONCE)
      if (moved > 0) emit(tx, { type: 'review.changed', subjectId: null, userId: null })
      return moved
    })
  while ((await moveSome()) === AT_ONCE);
}

/** Reviews as a team works with them. */
export function makeReviews({ transactions }: Foundations, deeds: BulkDeeds) {
  return {
    routes: makeRoutes(transactions, deeds),
    mounts: [reviewExport(transactions)],
    jobs: [
      handleJob(runBulkJob, (key, context) => workOnBulk({ transactions, ...deeds, sliceMs: TURN_MS }, key, context)),
      handleJob(placeReviewsJob, (key) => placeReviews(transactions, key)),
    ],
    search: reviewSearch,
  }
}

/** An address with a word in the place of an id comes before the one with the id. */
function makeRoutes(transactions: Transactions, deeds: BulkDeeds) {
  const route = implementIn(transactions)
  return [
    route(contract.listReviews, listPage),
    route(contract.countReviews, async (tx, actor, wanted) =>
      countMatches(tx, await resolveFilter(tx, actor.userId, wanted), MOST_COUNTED),
    ),
    route(getReviewOptions, getOptions),
    route(bulk.startBulkAction, (tx, actor, input) => startBulk(deeds, tx, actor, input)),
    route(bulk.listBulkRuns, listBulkRuns),
    route(bulk.retryBulkAction, retryBulk),
    route(bulk.stopBulkAction, stopBulk),
    route(contract.getReview, (tx, actor, { reviewId }) => getReviewDetail(tx, actor, reviewId)),
    route(contract.triageReview, triageReview),
    route(contract.markReviewRead, (tx, actor, { reviewId, isRead }) =>
      triageOne(tx, actor, { reviewId, change: { isRead } }),
    ),
    route(notes.addReviewNote, addNote),
    route(notes.removeReviewNote, removeNote),
    route(views.listReviewViews, listViews),
    route(views.countReviewViews, countViews),
    route(views.saveReviewView, saveView),
    route(views.changeReviewView, changeView),
    route(views.removeReviewView, removeView),
  ]
}

async function getOptions(tx: CustomerTx) {
  const locations = await listLocations(tx)
  const members = (await listColleagues(tx)).map(({ userId, name, ...colleague }) => ({
    userId,
    name,
    seesReviews: permissionsOf(colleague).includes('reviews.view'),
    seesDisputes: permissionsOf(colleague).includes('disputes.view'),
    // Where else colleagues work is not told to whoever does not see those places.
    locations: colleague.locations?.filter((id) => locations.some((location) => location.id === id)) ?? null,
  }))
  return {
    members,
    tags: await listTags(tx),
    locations,
    timezone: await getTimezone(tx),
    themes: await listThemeNames(tx),
    languages: await listLanguages(tx),
  }
}

const MOST_COUNTED = 10_000

async function listPage(
  tx: CustomerTx,
  actor: Actor,
  { cursor, limit, ...wanted }: ReviewFilter & { cursor?: string | undefined; limit: number },
) {
  const after = readReviewCursor(cursor, wanted.sort)
  const filter = await resolveFilter(tx, actor.userId, wanted)
  const { rows, next } = await readReviewPage(tx, { filter, after, limit })
  return { items: rows.map(presentReview), nextCursor: next && writeReviewCursor(wanted.sort, next) }
}
