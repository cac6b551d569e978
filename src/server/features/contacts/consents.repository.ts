import { sql, type Insertable, type Selectable } from 'kysely'
import type { ConsentChannel, SuppressionReason } from '#shared/contracts/contacts.ts'
import type {
  ContactConsentsTable,
  ContactLinksTable,
  ContactSuppressionsTable,
} from '#server/database/contact-tables.ts'
import type { CustomerTx, PlatformTx } from '#server/database/transactions.ts'

export type ConsentRow = Selectable<ContactConsentsTable>
export type ContactLinkRow = Selectable<ContactLinksTable>

export async function insertConsent(
  tx: CustomerTx,
  values: Omit<Insertable<ContactConsentsTable>, 'customer_id'>,
): Promise<void> {
  await tx
    .insertInto('contact_consents')
    .values({ customer_id: tx.customerId, ...values })
    .execute()
}

export function listConsents(tx: CustomerTx, contactId: string, limit: number): Promise<ConsentRow[]> {
  return tx
    .selectFrom('contact_consents')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('contact_id', '=', contactId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}

/** The first reason stays: who complained has not merely unsubscribed. */
export async function insertSuppressions(
  tx: CustomerTx,
  keys: readonly { key: Buffer; channel: ConsentChannel }[],
  reason: SuppressionReason,
): Promise<Buffer[]> {
  if (keys.length === 0) return []
  const added = await tx
    .insertInto('contact_suppressions')
    .values(keys.map(({ key, channel }) => ({ customer_id: tx.customerId, address_key: key, channel, reason })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('address_key')
    .execute()
  return added.map((row) => row.address_key)
}

/** Who has one of these addresses by now. */
export async function listHolders(
  tx: CustomerTx,
  keys: readonly Buffer[],
): Promise<{ contactId: string; channel: ConsentChannel }[]> {
  const { rows } = await sql<{ contactId: string; channel: ConsentChannel }>`
    select id as "contactId", 'email' as channel from contacts
    where customer_id = ${tx.customerId} and deleted_at is null and email_key = any (${[...keys]}::bytea[])
    union all
    select id, 'sms' from contacts
    where customer_id = ${tx.customerId} and deleted_at is null and phone_key = any (${[...keys]}::bytea[])`.execute(tx)
  return rows
}

export function listSuppressions(
  tx: CustomerTx,
  keys: readonly Buffer[],
): Promise<Selectable<ContactSuppressionsTable>[]> {
  return tx
    .selectFrom('contact_suppressions')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where(sql<boolean>`address_key = any(${keys}::bytea[])`)
    .execute()
}

/** An address that bounced does not come alive by being wished for. */
export async function liftSuppression(tx: CustomerTx, key: Buffer): Promise<void> {
  await tx
    .deleteFrom('contact_suppressions')
    .where('customer_id', '=', tx.customerId)
    .where('address_key', '=', key)
    .where('reason', '<>', 'bounced')
    .execute()
}

/** Of every contact that has one of the addresses, deleted ones too: they may come back. */
export async function refreshStates(tx: CustomerTx, keys: readonly Buffer[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from contacts
    where customer_id = ${tx.customerId}
      and (email_key = any(${keys}::bytea[]) or phone_key = any(${keys}::bytea[]))`.execute(tx)
  await sql`select refresh_contact_states(${tx.customerId}, ${rows.map(({ id }) => id)}::uuid[])`.execute(tx)
}

/** Those of everybody who has the address. */
export async function listKeysBeside(tx: CustomerTx, key: Buffer): Promise<{ key: Buffer; channel: ConsentChannel }[]> {
  const { rows } = await sql<{ key: Buffer; channel: ConsentChannel }>`
    select distinct k.key, k.channel from contacts c
    cross join lateral (values (c.email_key, 'email'), (c.phone_key, 'sms')) as k (key, channel)
    where c.customer_id = ${tx.customerId} and (c.email_key = ${key} or c.phone_key = ${key}) and k.key is not null`.execute(
    tx,
  )
  return rows
}

export async function hashAddress(tx: CustomerTx, address: string): Promise<Buffer> {
  const { rows } = await sql<{ key: Buffer }>`select hash_address(${tx.customerId}, ${address}) as key`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('An address has no hash.')
  return row.key
}

export function findLink(tx: CustomerTx, word: string): Promise<ContactLinkRow | undefined> {
  return tx
    .selectFrom('contact_links')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('word', '=', word)
    .executeTakeFirst()
}

export function findLinkOf(tx: CustomerTx, contactId: string): Promise<ContactLinkRow | undefined> {
  return tx
    .selectFrom('contact_links')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('contact_id', '=', contactId)
    .executeTakeFirst()
}

export async function insertLink(
  tx: CustomerTx,
  { word, contactId }: { word: string; contactId: string },
): Promise<void> {
  await tx.insertInto('directory.contact_links').values({ word, customer_id: tx.customerId }).execute()
  await sql`
    insert into contact_links (customer_id, word, contact_id, email_key, phone_key)
    select customer_id, ${word}, id, email_key, phone_key from contacts
    where customer_id = ${tx.customerId} and id = ${contactId}`.execute(tx)
}

/** Whoever has one keeps it. */
export async function insertLinks(
  tx: CustomerTx,
  wanted: readonly { word: string; contactId: string }[],
): Promise<void> {
  await sql`
    with made as (
      insert into contact_links (customer_id, word, contact_id, email_key, phone_key)
      select c.customer_id, w.word, c.id, c.email_key, c.phone_key
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (word text, "contactId" uuid)
      join contacts c on c.customer_id = ${tx.customerId} and c.id = w."contactId"
      on conflict do nothing
      returning word)
    insert into directory.contact_links (word, customer_id) select word, ${tx.customerId} from made`.execute(tx)
}

/** Before anybody is known. */
export async function findLinkOwner(tx: PlatformTx, word: string): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select find_contact_link(${word}) as id`.execute(tx)
  return rows[0]?.id ?? null
}
