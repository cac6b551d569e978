import { sql, type Selectable } from 'kysely'
import type { NotificationChannel, NotificationKind } from '#shared/domain/notification-kinds.ts'
import type { TimePreferencesTable } from '#server/database/notification-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export interface Choice {
  kind: NotificationKind
  channel: NotificationChannel
  isOn: boolean
}

export async function listChoices(tx: CustomerTx, userId: string): Promise<Choice[]> {
  return tx
    .selectFrom('notification_choices')
    .select(['kind', 'channel', 'is_on as isOn'])
    .where('customer_id', '=', tx.customerId)
    .where('user_id', '=', userId)
    .execute()
}

export async function saveChoices(tx: CustomerTx, userId: string, choices: readonly Choice[]): Promise<void> {
  if (choices.length === 0) return
  await tx
    .insertInto('notification_choices')
    .values(
      choices.map(({ kind, channel, isOn }) => ({
        customer_id: tx.customerId,
        user_id: userId,
        kind,
        channel,
        is_on: isOn,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'user_id', 'kind', 'channel'])
        .doUpdateSet((query) => ({ is_on: query.ref('excluded.is_on') })),
    )
    .execute()
}

export type TimePreferencesRow = Pick<
  Selectable<TimePreferencesTable>,
  'has_quiet_hours' | 'quiet_from' | 'quiet_to' | 'timezone' | 'has_digest' | 'digest_hour' | 'digest_due_at'
>

const selectTimePreferences = (tx: CustomerTx, userId: string) =>
  tx
    .selectFrom('notification_habits')
    .select([
      'has_quiet_hours',
      sql<string>`to_char(quiet_from, 'HH24:MI')`.as('quiet_from'),
      sql<string>`to_char(quiet_to, 'HH24:MI')`.as('quiet_to'),
      'timezone',
      'has_digest',
      'digest_hour',
      'digest_due_at',
    ])
    .where('customer_id', '=', tx.customerId)
    .where('user_id', '=', userId)

export function findTimePreferences(tx: CustomerTx, userId: string): Promise<TimePreferencesRow | undefined> {
  return selectTimePreferences(tx, userId).executeTakeFirst()
}

/** Held until the commit, so that two changes at once both hold. */
export function lockTimePreferences(tx: CustomerTx, userId: string): Promise<TimePreferencesRow> {
  return selectTimePreferences(tx, userId).forUpdate().executeTakeFirstOrThrow()
}

export async function saveTimePreferences(
  tx: CustomerTx,
  userId: string,
  preferences: TimePreferencesRow,
): Promise<void> {
  await tx
    .updateTable('notification_habits')
    .set(preferences)
    .where('customer_id', '=', tx.customerId)
    .where('user_id', '=', userId)
    .execute()
}
