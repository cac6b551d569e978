import type { ReviewFilter } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import type { CustomerTransactions } from '#server/database/transactions.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { resolveFilter } from '../reading/review-filter.ts'
import type { ReviewPlace } from '../reading/review-cursor.ts'
import { readReviewPage } from '../reading/review-page.ts'
import type { JoinedReview } from '../reading/review-rows.repository.ts'

const BATCH = 500
/** Spreadsheets take a file without it for one in the machine's own encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

type Cell = string | number | boolean | Date | null

const COLUMNS: readonly [heading: string, read: (row: JoinedReview) => Cell][] = [
  ['Date', (row) => row.created_at],
  ['Platform', (row) => PLATFORM_NAMES[row.platform]],
  ['Location', (row) => row.location_name],
  ['Author', (row) => row.author],
  ['Rating', (row) => row.rating],
  ['Recommended', (row) => row.is_recommended],
  ['Title', (row) => row.title],
  ['Review', (row) => row.content],
  ['Language', (row) => row.language],
  ['Sentiment', (row) => row.sentiment],
  ['Status', (row) => row.status],
  ['Response', (row) => row.response],
  ['Responded', (row) => row.responded_at],
  ['Assigned to', (row) => row.assignee_name],
  ['Tags', (row) => row.tags.join(', ')],
  ['Link', (row) => row.url],
  ['Review ID', (row) => row.platform_review_id],
]

/** Batch by batch, each when the reader has taken the one before; as many as there are. */
export async function* exportReviews(
  customers: CustomerTransactions,
  actor: Actor,
  wanted: ReviewFilter,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toLine(COLUMNS.map(([heading]) => heading))
  const readBatch = (after: ReviewPlace | null) =>
    customers.transaction(actor.customerId, async (tx) => {
      const filter = await resolveFilter(tx, actor.userId, wanted)
      return readReviewPage(tx, { filter, after, limit: BATCH })
    })
  let batch = await readBatch(null)
  for (;;) {
    yield batch.rows.map((row) => toLine(COLUMNS.map(([, read]) => read(row)))).join('')
    if (batch.next === null) return
    batch = await readBatch(batch.next)
  }
}

/** RFC 4180. */
function toLine(cells: readonly Cell[]): string {
  return `${cells.map(toCell).join(',')}\r\n`
}

export function toCell(value: Cell): string {
  if (value === null) return ''
  if (typeof value !== 'string') return value instanceof Date ? value.toISOString() : String(value)
  // A spreadsheet would take it for a formula and run what a stranger wrote.
  const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value
  return /["\r\n,]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
