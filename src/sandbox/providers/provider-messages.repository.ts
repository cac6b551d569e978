import type { Insertable, Selectable } from 'kysely'
import type { ProviderName } from '#shared/domain/providers.ts'
import type { Database } from '#server/database/connect.ts'
import type { SandboxProviderHooksTable, SandboxProviderMessagesTable } from '#server/database/provider-tables.ts'

export type ProviderMessage = Selectable<SandboxProviderMessagesTable>
export type ProviderHook = Selectable<SandboxProviderHooksTable>

export async function keepMessage(db: Database, message: Insertable<SandboxProviderMessagesTable>): Promise<void> {
  await db.insertInto('sandbox.provider_messages').values(message).execute()
}

interface Listed {
  vendor?: ProviderName
  account?: string
  to?: string | undefined
  offset?: number
  limit: number
}

export function listMessages(db: Database, { vendor, account, to, offset = 0, limit }: Listed) {
  return db
    .selectFrom('sandbox.provider_messages')
    .selectAll()
    .$if(vendor !== undefined, (query) => query.where('vendor', '=', vendor as ProviderName))
    .$if(account !== undefined, (query) => query.where('account', '=', account ?? ''))
    .$if(to !== undefined, (query) => query.where('to_text', '=', to ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

export function findMessage(db: Database, id: string): Promise<ProviderMessage | undefined> {
  return db.selectFrom('sandbox.provider_messages').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function setStatus(db: Database, id: string, status: string): Promise<void> {
  await db.updateTable('sandbox.provider_messages').set({ status }).where('id', '=', id).execute()
}

export async function emptyMessages(db: Database): Promise<void> {
  await db.deleteFrom('sandbox.provider_messages').execute()
}

export async function keepHook(db: Database, hook: Insertable<SandboxProviderHooksTable>): Promise<void> {
  await db
    .insertInto('sandbox.provider_hooks')
    .values(hook)
    .onConflict((conflict) => conflict.columns(['vendor', 'account', 'url']).doNothing())
    .execute()
}

export async function signHook(
  db: Database,
  { vendor, account, url, signedBy }: { vendor: ProviderName; account: string; url: string; signedBy: string },
): Promise<void> {
  await db
    .updateTable('sandbox.provider_hooks')
    .set({ signed_by: signedBy })
    .where('vendor', '=', vendor)
    .where('account', '=', account)
    .where('url', '=', url)
    .execute()
}

export async function removeHook(
  db: Database,
  { vendor, account, url }: Pick<ProviderHook, 'vendor' | 'account' | 'url'>,
): Promise<void> {
  await db
    .deleteFrom('sandbox.provider_hooks')
    .where('vendor', '=', vendor)
    .where('account', '=', account)
    .where('url', '=', url)
    .execute()
}

export function listHooks(db: Database, vendor: ProviderName, account: string): Promise<ProviderHook[]> {
  return db
    .selectFrom('sandbox.provider_hooks')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('account', '=', account)
    .orderBy('created_at', 'desc')
    .execute()
}
