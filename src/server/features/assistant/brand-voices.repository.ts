import { sql } from 'kysely'
import { brandVoiceSchema, DEFAULT_BRAND_VOICE, type BrandVoice } from '#shared/domain/assistant.ts'
import { asInserted } from '#server/database/statement-times.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export async function get(tx: CustomerTx): Promise<BrandVoice> {
  const row = await tx
    .selectFrom('brand_voices')
    .select('voice')
    .where('customer_id', '=', tx.customerId)
    .executeTakeFirst()
  // One that was kept before the card got another line is filled up.
  const parsed = brandVoiceSchema.safeParse({ ...DEFAULT_BRAND_VOICE, ...row?.voice })
  return parsed.success ? parsed.data : DEFAULT_BRAND_VOICE
}

export async function put(tx: CustomerTx, voice: BrandVoice, userId: string | null): Promise<void> {
  const values = { voice: JSON.stringify(voice), updated_by: userId, updated_at: sql<Date>`now()` }
  await tx
    .insertInto('brand_voices')
    .values({ customer_id: tx.customerId, ...values })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(asInserted(values)))
    .execute()
}
