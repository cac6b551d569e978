import type { FeatureSwitch } from '#shared/domain/feature-switches.ts'
import type { PlatformTx } from '#server/database/transactions.ts'

export function listOff(tx: PlatformTx) {
  return tx
    .selectFrom('switched_off as s')
    .leftJoin('admin_users as a', 'a.user_id', 's.switched_by')
    .select(['s.name', 's.switched_at', 'a.name as admin_name'])
    .execute()
}

export async function listOffNames(tx: PlatformTx): Promise<FeatureSwitch[]> {
  const rows = await tx.selectFrom('switched_off').select('name').execute()
  return rows.map(({ name }) => name)
}

export async function switchOff(tx: PlatformTx, name: FeatureSwitch, userId: string): Promise<void> {
  await tx
    .insertInto('switched_off')
    .values({ name, switched_by: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function switchOn(tx: PlatformTx, name: FeatureSwitch): Promise<void> {
  await tx.deleteFrom('switched_off').where('name', '=', name).execute()
}
