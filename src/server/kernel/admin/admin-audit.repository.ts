import type { PlatformTx } from '#server/database/transactions.ts'

export async function insertDeed(
  tx: PlatformTx,
  deed: { userId: string; action: string; requestId: string },
): Promise<void> {
  await tx
    .insertInto('admin_audit')
    .values({ user_id: deed.userId, action: deed.action, request_id: deed.requestId })
    .execute()
}
