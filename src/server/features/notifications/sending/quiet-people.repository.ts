import { sql } from 'kysely'
import type { NotificationKind } from '#shared/domain/notification-kinds.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { GATHERING_MINUTES, type QuietHours } from '../time-preferences.ts'
import type { Claim } from './deliveries.repository.ts'

export interface QuietPerson {
  userId: string
  quiet: QuietHours
  timezone: string | null
}

/** Whom this is for, if they have quiet hours. Those do not change until what is put off for them is committed. */
export async function findQuietPerson(tx: CustomerTx, deliveryId: string): Promise<QuietPerson | undefined> {
  const { rows } = await sql<QuietPerson>`
    select h.user_id as "userId", h.timezone,
      jsonb_build_object('from', to_char(h.quiet_from, 'HH24:MI'), 'to', to_char(h.quiet_to, 'HH24:MI')) as quiet
    from notification_deliveries d
    join notification_habits h on h.customer_id = d.customer_id and h.user_id = d.user_id
    where d.customer_id = ${tx.customerId} and d.id = ${deliveryId} and h.has_quiet_hours
    for share of h`.execute(tx)
  return rows[0]
}

interface Wait {
  userId: string
  until: Date
  besides: readonly NotificationKind[]
}

/**
 * What the person has due, except what somebody is sending right now. One that was begun goes by itself: another may
 * gather its topic meanwhile. From now on it waits for the person alone, whatever had put it off before.
 */
export async function putOff(tx: CustomerTx, { deliveryId, isAgain }: Claim, wait: Wait): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update notification_deliveries set due_at = ${wait.until}, state = 'waiting', failure = null,
      topic = case when state = 'waiting' then topic end
    where customer_id = ${tx.customerId} and user_id = ${wait.userId} and state in ('waiting', 'sending')
      and (due_at <= now() or (${isAgain} and id = ${deliveryId} and state = 'sending'))
      and kind <> all(${wait.besides}::text[])
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

interface Waiting {
  userId: string
  /** Until when it is quiet; `null` when it is not. */
  until: Date | null
  besides: readonly NotificationKind[]
  gathered: readonly NotificationKind[]
}

/**
 * All that waits for the person, as their hours are by now; answers what is due. What a push service has put off waits for
 * that, and what is told as one for the others.
 */
export async function dateAnew(tx: CustomerTx, waiting: Waiting): Promise<{ id: string; channel: 'email' | 'push' }[]> {
  const { rows: dated } = await sql<{ id: string }>`
    update notification_deliveries set due_at = greatest(${waiting.until ?? sql`now()`},
      seconds_after(created_at, case when kind = any(${waiting.gathered}::text[]) then ${GATHERING_MINUTES * 60} else 0 end))
    where customer_id = ${tx.customerId} and user_id = ${waiting.userId} and state = 'waiting' and failure is null
      and kind <> all(${waiting.besides}::text[])
    returning id`.execute(tx)
  const { rows: due } = await sql<{ id: string; channel: 'email' | 'push' }>`
    select id, channel from notification_deliveries
    where customer_id = ${tx.customerId} and id = any(${dated.map(({ id }) => id)}::uuid[]) and due_at <= now()`.execute(
    tx,
  )
  return due
}
