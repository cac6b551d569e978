import type { ReviewExport } from '#shared/contracts/reviews.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { BYTE_ORDER_MARK, toCsvLine, type CsvCell } from '#shared/domain/csv-lines.ts'
import { limitedTo } from '#server/database/location-limit.ts'
import type { Transactions } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { resolveFilter } from './list/review-filter.ts'
import type { ReviewPlace } from './list/review-cursor.ts'
import { readReviewPage } from './list/review-page.ts'
import type { JoinedReview } from './list/review-rows.repository.ts'
import { EXPORT_WORDS, type ExportWords } from './export-words.ts'

const BATCH = 500
type Read = (row: JoinedReview, words: ExportWords) => CsvCell

const COLUMNS: Record<keyof ExportWords['headings'], Read> = {
  date: (row) => new Date(row.created_at),
  platform: (row) => PLATFORM_NAMES[row.platform],
  location: (row) => row.location_name,
  author: (row) => row.author,
  rating: (row) => row.rating,
  recommended: (row, { yes, no }) =>
    row.is_recommended === null ? null : { true: yes, false: no }[`${row.is_recommended}`],
  title: (row) => row.title,
  review: (row) => row.content,
  language: (row) => row.language,
  sentiment: (row, { sentiments }) => row.sentiment && sentiments[row.sentiment],
  status: (row, { statuses }) => statuses[row.status],
  response: (row) => row.response,
  responded: (row) => row.responded_at && new Date(row.responded_at),
  assignee: (row) => row.assignee_name,
  tags: (row) => row.tags.join(', '),
  link: (row) => row.url,
  reviewId: (row) => row.platform_review_id,
}
const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]

/** Batch by batch, each when the reader has taken the one before; as many as there are. */
export async function* exportReviews(
  transactions: Transactions,
  actor: Actor,
  { language, ...wanted }: ReviewExport,
): AsyncGenerator<string> {
  await transactions.step(actor.customerId, (tx) =>
    recordActivity(tx, actor, 'review.exported', { type: 'customer', id: actor.customerId, label: '' }),
  )
  const words = EXPORT_WORDS[language ?? actor.language ?? (await getLanguage(transactions, actor))]
  yield BYTE_ORDER_MARK + toCsvLine(NAMES.map((name) => words.headings[name]))
  // The lines are asked for by whoever sends them on, long after the request was taken in.
  const readBatch = (after: ReviewPlace | null) =>
    limitedTo(actor.member, () =>
      transactions.readAnywhere(actor.customerId, async (tx) => {
        const filter = await resolveFilter(tx, actor.userId, wanted)
        return readReviewPage(tx, { filter, after, limit: BATCH })
      }),
    )
  let batch = await readBatch(null)
  for (;;) {
    yield batch.rows.map((row) => toCsvLine(NAMES.map((name) => COLUMNS[name](row, words)))).join('')
    if (batch.next === null) return
    batch = await readBatch(batch.next)
  }
}

/** The customer's, for a person who has chosen none. */
async function getLanguage(transactions: Transactions, { customerId }: Actor): Promise<Locale> {
  const { general } = await transactions.read(customerId, getSettings)
  return general.language
}
