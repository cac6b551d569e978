import { sql } from 'kysely'
import type { Days } from '#shared/domain/period-days.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import type { ResponseTargets } from '#shared/domain/response-targets.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

interface InTimeRequest {
  hours: ResponseTargets
  days: Days | null
  locationIds: readonly string[] | null
  platform: Platform | undefined
}

/** Not answered and not late yet, by stars: no older than the longest target, so they are few among the unanswered ones. */
export async function countStillInTime(
  tx: CustomerTx,
  { hours, days, locationIds, platform }: InTimeRequest,
): Promise<Map<number, number>> {
  const zone = sql`find_day_zone(${tx.customerId})`
  const walks = hours.flatMap((own, index) =>
    own === null
      ? []
      : [
          sql`select ${sql.lit(index + 1)}::int as rating, count(*)::int as total from reviews
            where customer_id = ${tx.customerId} and not is_answered(response, reply_state) and rating_rank = ${sql.lit(index + 1)}
              and created_at >= now() - make_interval(hours => ${own}::int)
              and done_at is null and vanished_at is null
              ${
                days
                  ? sql`and created_at >= (${days.from}::date::timestamp at time zone ${zone})
                      and created_at < ((${days.to}::date + 1)::timestamp at time zone ${zone})`
                  : sql``
              }
              ${locationIds ? sql`and location_id = any(${[...locationIds]}::uuid[])` : sql``}
              ${platform === undefined ? sql`` : sql`and platform = ${platform}`}`,
        ],
  )
  if (walks.length === 0) return new Map()
  const { rows } = await sql<{ rating: number; total: number }>`${sql.join(walks, sql` union all `)}`.execute(tx)
  return new Map(rows.map(({ rating, total }) => [rating, total]))
}
