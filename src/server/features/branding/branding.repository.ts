import type { LogoSize } from '#shared/contracts/settings.ts'
import { sql, type Insertable } from 'kysely'
import type { LogosTable } from '#server/database/workspace-tables.ts'
import type { CustomerTx, PlatformTx } from '#server/database/transactions.ts'

/** Before it is known whose page asks. */
export async function findOwner(tx: PlatformTx, logoId: string): Promise<string | null> {
  const { rows } = await sql<{ owner: string | null }>`select find_logo_owner(${logoId}) as owner`.execute(tx)
  return rows[0]?.owner ?? null
}

export async function findContent(tx: CustomerTx, logoId: string, size: LogoSize): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('logos')
    .select('content')
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', logoId)
    .where('size', '=', size)
    .executeTakeFirst()
  return row?.content
}

export async function addLogo(
  tx: CustomerTx,
  logoId: string,
  pictures: readonly Pick<Insertable<LogosTable>, 'size' | 'content'>[],
): Promise<void> {
  await tx
    .insertInto('logos')
    .values(pictures.map((picture) => ({ customer_id: tx.customerId, id: logoId, ...picture })))
    .execute()
  await tx.insertInto('directory.logos').values({ logo_id: logoId, customer_id: tx.customerId }).execute()
}

export async function deleteLogo(tx: CustomerTx, logoId: string): Promise<void> {
  await tx.deleteFrom('logos').where('customer_id', '=', tx.customerId).where('id', '=', logoId).execute()
  await tx
    .deleteFrom('directory.logos')
    .where('customer_id', '=', tx.customerId)
    .where('logo_id', '=', logoId)
    .execute()
}
