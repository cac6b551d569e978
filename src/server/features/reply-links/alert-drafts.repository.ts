import { sql, type Selectable } from 'kysely'
import type { AlertDraftsTable } from '#server/database/notification-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { DraftOutcome } from '#server/features/notifications/notifications.service.ts'

/** Longer than an assistant may take; whoever has not ended it by then has died over it. */
const WRITING_SECONDS = 90
/** The others of the team are told of the same review within these. */
const SHARED_MINUTES = 60

/** Of one that was wanted. */
export type WrittenOutcome = Exclude<DraftOutcome, { kind: 'not-wanted' }>

/** Of those who want a draft at once, one is to write it. `false`: it has been written, or somebody is at it. */
export async function beginDraft(tx: CustomerTx, reviewId: string): Promise<boolean> {
  const { rows } = await sql`
    insert into alert_drafts as d (customer_id, review_id) values (${tx.customerId}, ${reviewId})
    on conflict (customer_id, review_id) do update
      set state = 'writing', begun_at = excluded.begun_at, draft = null, draft_origin = null, draft_doubts = '[]', reasons = null
      where d.begun_at < seconds_after(excluded.begun_at, ${-60 * SHARED_MINUTES})
        or (d.state = 'writing' and d.begun_at < seconds_after(excluded.begun_at, ${-WRITING_SECONDS}))
    returning true`.execute(tx)
  return rows.length > 0
}

/** What came of it. `undefined`: it is being written. */
export async function findDraft(tx: CustomerTx, reviewId: string): Promise<WrittenOutcome | undefined> {
  const row = await tx
    .selectFrom('alert_drafts')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('review_id', '=', reviewId)
    .executeTakeFirst()
  return row && toOutcome(row)
}

function toOutcome(row: Selectable<AlertDraftsTable>): WrittenOutcome | undefined {
  const { state, draft: text, draft_origin: origin, draft_doubts: doubts, reasons } = row
  if (state === 'writing') return undefined
  if (state === 'held-back') return { kind: state, reasons: reasons ?? [] }
  return text !== null && origin !== null ? { kind: 'drafted', text, origin, doubts } : { kind: 'failed' }
}

export async function endDraft(tx: CustomerTx, reviewId: string, outcome: WrittenOutcome): Promise<void> {
  await tx
    .updateTable('alert_drafts')
    .set({
      state: outcome.kind,
      draft: outcome.kind === 'drafted' ? outcome.text : null,
      draft_origin: outcome.kind === 'drafted' ? JSON.stringify(outcome.origin) : null,
      draft_doubts: JSON.stringify(outcome.kind === 'drafted' ? outcome.doubts : []),
      reasons: outcome.kind === 'held-back' ? [...outcome.reasons] : null,
    })
    .where('customer_id', '=', tx.customerId)
    .where('review_id', '=', reviewId)
    .where('state', '=', 'writing')
    .execute()
}
