import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#server/database/connect.ts'
import type { SandboxAudienceMembersTable, SandboxAudienceThingsTable } from '#server/database/provider-tables.ts'

export type Member = Selectable<SandboxAudienceMembersTable>
type Thing = Selectable<SandboxAudienceThingsTable>
type Place = Pick<Member, 'account' | 'list_id'>

export function findMember(db: Database, place: Place & { hash: string }): Promise<Member | undefined> {
  return db
    .selectFrom('sandbox.audience_members')
    .selectAll()
    .where('account', '=', place.account)
    .where('list_id', '=', place.list_id)
    .where('hash', '=', place.hash)
    .executeTakeFirst()
}

export async function putMember(db: Database, member: Insertable<SandboxAudienceMembersTable>): Promise<void> {
  const last = { ...member, last_changed: new Date() }
  await db
    .insertInto('sandbox.audience_members')
    .values(last)
    .onConflict((conflict) => conflict.columns(['account', 'list_id', 'hash']).doUpdateSet(last))
    .execute()
}

export function listMembers(db: Database, place: Partial<Place>, limit: number): Promise<Member[]> {
  const { account, list_id: list } = place
  return db
    .selectFrom('sandbox.audience_members')
    .selectAll()
    .$if(account !== undefined, (query) => query.where('account', '=', account ?? ''))
    .$if(list !== undefined, (query) => query.where('list_id', '=', list ?? ''))
    .orderBy('last_changed')
    .orderBy('hash')
    .limit(limit)
    .execute()
}

export async function keepThing(db: Database, thing: Insertable<SandboxAudienceThingsTable>): Promise<void> {
  await db
    .insertInto('sandbox.audience_things')
    .values(thing)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ value: thing.value ?? '{}' }))
    .execute()
}

export function findThing(db: Database, account: string, id: string): Promise<Thing | undefined> {
  return db
    .selectFrom('sandbox.audience_things')
    .selectAll()
    .where('account', '=', account)
    .where('id', '=', id)
    .executeTakeFirst()
}

export function listThings(db: Database, account: string, kind: Thing['kind']): Promise<Thing[]> {
  return db
    .selectFrom('sandbox.audience_things')
    .selectAll()
    .where('account', '=', account)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute()
}
