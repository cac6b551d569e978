import * as bulkContract from '#shared/contracts/review-bulk.ts'
import * as viewsContract from '#shared/contracts/review-views.ts'
import * as contract from '#shared/contracts/reviews.ts'
import type { Transactions } from '#server/database/transactions.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { handleJob } from '#server/kernel/jobs/job.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import type { SearchHit } from '#shared/contracts/search.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { excerptAround, type SearchSource } from '#server/features/search/search.service.ts'
import { createBulkService } from './bulk.service.ts'
import type { BulkDeeds } from './perform-bulk.ts'
import { workOnBulk } from './run-bulk.ts'
import { reviewExport } from './export-reviews.routes.ts'
import { createReviewListService } from './list/review-list.service.ts'
import { placeReviewsJob, runBulkJob } from './reviews.jobs.ts'
import { createReviewNotesService } from './review-notes.service.ts'
import { createTriageService } from './triage.service.ts'
import { createReviewViewsService } from './review-views.service.ts'
import { placeSome } from './place-reviews.repository.ts'
import { findByWords, type FoundReview } from './list/review-search.repository.ts'

const reviewSearch: SearchSource = {
  subject: 'review',
  mayUse: ({ member }) => member.permissions.includes('reviews.view'),

  async find(tx, { words, limit }) {
    const { found, isCut } = await findByWords(tx, { words, limit: limit + 1 })
    return {
      hits: found.slice(0, limit).map((row) => presentHit(row, words)),
      // The list looks at what reviews say, not at who wrote them.
      hasMore: isCut || found.slice(limit).some((row) => row.has_words),
      link: linkTo(paths.reviews, { search: words }),
    }
  },
}

function presentHit(row: FoundReview, words: string): SearchHit {
  return {
    id: row.id,
    title: row.author ?? PLATFORM_NAMES[row.platform],
    excerpt: excerptAround(row.content, words),
    platform: row.platform,
    rating: row.rating,
    isRecommended: row.is_recommended,
    status: row.status,
    at: row.created_at.toISOString(),
    link: linkTo(paths.reviews, { review: row.id }),
  }
}

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

const BULK_SLICE_MS = 60_000

/** Reviews as a team works with them. */
export function makeReviews({ transactions }: Foundations, deeds: BulkDeeds) {
  const reading = createReviewListService({ transactions })
  return {
    // An address with a word in the place of an id comes before the one with the id.
    routes: [
      implement(contract.listReviews, ({ actor, input }) => reading.list(actor, input)),
      implement(contract.countReviews, ({ actor, input }) => reading.count(actor, input)),
      implement(contract.getReviewOptions, ({ actor }) => reading.getOptions(actor)),
      ...bulkRoutes(transactions, deeds),
      implement(contract.getReview, ({ actor, input }) => reading.getDetail(actor, input.reviewId)),
      ...triageRoutes(transactions),
      ...viewRoutes(transactions),
    ],
    mounts: [reviewExport(transactions)],
    jobs: [
      handleJob(runBulkJob, (key, context) =>
        workOnBulk({ transactions, ...deeds, sliceMs: BULK_SLICE_MS }, key, context),
      ),
      handleJob(placeReviewsJob, (key) => placeReviews(transactions, key)),
    ],
    search: reviewSearch,
  }
}

function bulkRoutes(transactions: Transactions, deeds: BulkDeeds) {
  const bulk = createBulkService({ transactions, ...deeds })
  return [
    implement(bulkContract.startBulkAction, ({ actor, input }) => bulk.start(actor, input)),
    implement(bulkContract.listBulkRuns, ({ actor }) => bulk.list(actor)),
    implement(bulkContract.retryBulkAction, ({ actor, input }) => bulk.retry(actor, input.runId)),
    implement(bulkContract.stopBulkAction, ({ actor, input }) => bulk.stop(actor, input.runId)),
  ]
}

function triageRoutes(transactions: Transactions) {
  const triage = createTriageService({ transactions })
  const notes = createReviewNotesService({ transactions })
  return [
    implement(contract.triageReview, ({ actor, input }) => triage.change(actor, input)),
    implement(contract.markReviewRead, ({ actor, input }) => triage.markRead(actor, input)),
    implement(contract.addReviewNote, ({ actor, input }) => notes.add(actor, input)),
    implement(contract.removeReviewNote, ({ actor, input }) => notes.remove(actor, input)),
  ]
}

function viewRoutes(transactions: Transactions) {
  const views = createReviewViewsService({ transactions })
  return [
    implement(viewsContract.listReviewViews, ({ actor }) => views.list(actor)),
    implement(viewsContract.saveReviewView, ({ actor, input }) => views.save(actor, input)),
    implement(viewsContract.changeReviewView, ({ actor, input }) => views.change(actor, input)),
    implement(viewsContract.removeReviewView, ({ actor, input }) => views.remove(actor, input.viewId)),
  ]
}
