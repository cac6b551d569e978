import { sql } from 'kysely'
import type { CustomerTx } from '#server/database/transactions.ts'

export interface Place {
  connectionId: string
  audienceId: string
}

export interface ContactToTell {
  email: string
  name: string
  language: string | null
  /** What the service is told, in short. */
  told: string
}

const TOLD = sql<string>`md5(c.name || ' ' || coalesce(c.language, ''))`

/**
 * Contacts who want e-mails, and of whom the audience has not heard, or not this. Whom it has forgotten for good is asked for again
 * only where they are named: they may have signed up anew by themselves.
 */
export async function listUntold(
  tx: CustomerTx,
  { connectionId, audienceId }: Place,
  limit: number,
  /** Among all, or among these. */
  emails: readonly string[] | null = null,
): Promise<ContactToTell[]> {
  const { rows } = await sql<ContactToTell>`
    select c.email, c.name, c.language, ${TOLD} as told from contacts c
    left join audience_members m on m.customer_id = c.customer_id and m.connection_id = ${connectionId}
      and m.audience_id = ${audienceId} and m.member_key = md5(c.email)
    where c.customer_id = ${tx.customerId} and c.deleted_at is null and c.email_state = 'granted'
      and (m.told is distinct from ${TOLD} or m.state <> 'in') and m.state is distinct from 'erasing'
      and (${emails === null} or c.email = any(${emails ?? []}::text[]))
      and (${emails !== null} or m.state is distinct from 'forgotten')
    order by c.created_at, c.id limit ${limit}`.execute(tx)
  return rows
}

export async function noteTold(
  tx: CustomerTx,
  { connectionId, audienceId }: Place,
  { memberKey, told, state }: { memberKey: string; told: string; state: 'in' | 'forgotten' },
): Promise<void> {
  await tx
    .insertInto('audience_members')
    .values({
      customer_id: tx.customerId,
      connection_id: connectionId,
      audience_id: audienceId,
      member_key: memberKey,
      told,
      state,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'connection_id', 'audience_id', 'member_key'])
        .doUpdateSet({ told, state, told_at: new Date() }),
    )
    .execute()
}

export interface MemberToEnd extends Place {
  memberKey: string
  /** Whether they said no for good. Else they are only taken out, and may come back. */
  hasLeft: boolean
  isErased: boolean
}

/** Members whom nobody who wants e-mails stands behind any more, those of an audience that was left, and who is erased. */
export async function listOutdated(
  tx: CustomerTx,
  { connectionId, audienceId }: Place,
  { limit, onlyErased }: { limit: number; onlyErased: boolean },
): Promise<MemberToEnd[]> {
  const { rows } = await sql<MemberToEnd>`
    select m.connection_id as "connectionId", m.audience_id as "audienceId", m.member_key as "memberKey",
      m.state = 'erasing' as "isErased", exists (select from contacts c where c.customer_id = m.customer_id and md5(c.email) = m.member_key
        and c.deleted_at is null and c.email_state = 'suppressed') as "hasLeft"
    from audience_members m
    where m.customer_id = ${tx.customerId} and m.connection_id = ${connectionId}
      and (m.state = 'erasing' or m.state <> 'out' and ${!onlyErased} and (m.audience_id <> ${audienceId} or not exists (
        select from contacts c where c.customer_id = m.customer_id and md5(c.email) = m.member_key
          and c.deleted_at is null and c.email_state = 'granted')))
    order by m.member_key limit ${limit}`.execute(tx)
  return rows
}

/**
 * Wherever they are or were a member, and in every audience of now: they may be on their way into it. Answers the connections that are
 * to hear of it.
 */
export async function markErased(tx: CustomerTx, email: string): Promise<string[]> {
  const key = email.toLowerCase()
  await sql`
    insert into audience_members (customer_id, connection_id, audience_id, member_key, told)
    select customer_id, id, settings -> 'audience' ->> 'id', md5(${key}), '' from provider_connections
    where customer_id = ${tx.customerId} and settings -> 'audience' ->> 'id' is not null
    on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ connection_id: string }>`
    update audience_members set state = 'erasing'
    where customer_id = ${tx.customerId} and member_key = md5(${key})
    returning connection_id`.execute(tx)
  return [...new Set(rows.map((row) => row.connection_id))]
}

/** Who is only taken out stays known by the service's name for them: it still has them, should they be erased. */
export async function noteEnded(tx: CustomerTx, member: MemberToEnd): Promise<void> {
  if (member.isErased) return forgetMember(tx, member)
  await sql`
    update audience_members set state = 'out'
    where customer_id = ${tx.customerId} and connection_id = ${member.connectionId} and audience_id = ${member.audienceId}
      and member_key = ${member.memberKey} and state <> 'erasing'`.execute(tx)
}

async function forgetMember(
  tx: CustomerTx,
  { connectionId, audienceId, memberKey }: Place & { memberKey: string },
): Promise<void> {
  await tx
    .deleteFrom('audience_members')
    .where('customer_id', '=', tx.customerId)
    .where('connection_id', '=', connectionId)
    .where('audience_id', '=', audienceId)
    .where('member_key', '=', memberKey)
    .execute()
}
