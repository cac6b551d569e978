import { sql } from 'kysely'
import type { Database } from '#server/database/connect.ts'

export interface WindowCount {
  key: string
  window_at: Date
  count: number
}

/** Adds to the windows and answers what every process together has counted. */
export function addCounts(db: Database, rows: WindowCount[]): Promise<WindowCount[]> {
  // Sorted, so that two processes writing the same keys lock them in the same order.
  const sorted = rows.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return db
    .insertInto('rate_limits')
    .values(sorted)
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_at']).doUpdateSet({ count: sql`rate_limits.count + excluded.count` }),
    )
    .returning(['key', 'window_at', 'count'])
    .execute()
}
