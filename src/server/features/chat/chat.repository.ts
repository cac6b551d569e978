import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { ChatConversationsTable, ChatFlowsTable, ChatMessagesTable } from '#server/database/chat-tables.ts'
import { laterThan } from '#server/database/statement-times.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { PageRequest } from '#server/kernel/paging/keyset.ts'

export type FlowRow = Selectable<ChatFlowsTable>
export type ConversationRow = Selectable<ChatConversationsTable>
export type MessageRow = Selectable<ChatMessagesTable>

/** The first made first. */
export function listFlows(tx: CustomerTx): Promise<FlowRow[]> {
  return tx
    .selectFrom('chat_flows')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Also where all of them have been deleted. */
export async function isSeeded(tx: CustomerTx): Promise<boolean> {
  const row = await tx
    .selectFrom('chat_flows')
    .select('id')
    .where('customer_id', '=', tx.customerId)
    .where('seed', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

type NewFlow = Omit<Insertable<ChatFlowsTable>, 'customer_id'>

/** Of two who come first, one writes them. */
export async function insertSeeds(tx: CustomerTx, flows: readonly NewFlow[]): Promise<void> {
  await tx
    .insertInto('chat_flows')
    .values(flows.map((flow) => ({ customer_id: tx.customerId, ...flow })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export function insertFlow(tx: CustomerTx, flow: NewFlow): Promise<FlowRow> {
  return tx
    .insertInto('chat_flows')
    .values({ customer_id: tx.customerId, ...flow })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** `undefined` where it is not there, or somebody else has changed it since. */
export function updateFlow(
  tx: CustomerTx,
  { id, revision }: { id: string; revision: number },
  changes: Omit<Updateable<ChatFlowsTable>, 'customer_id' | 'id'>,
): Promise<FlowRow | undefined> {
  return tx
    .updateTable('chat_flows')
    .set({ ...changes, revision: revision + 1, updated_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Of a seeded one only its place stays, without its words. */
export async function removeFlow(tx: CustomerTx, id: string): Promise<boolean> {
  const { rows } = await sql`
    with gone as (
      delete from chat_flows where customer_id = ${tx.customerId} and id = ${id} and seed is null returning id),
    emptied as (
      update chat_flows set deleted_at = now(), name = '', description = '', triggers = '[]', responses = '[]'
      where customer_id = ${tx.customerId} and id = ${id} and seed is not null and deleted_at is null returning id)
    select id from gone union all select id from emptied`.execute(tx)
  return rows.length > 0
}

/** With the time of the last message in the place of the creation, by which they are paged. */
export async function listConversations(
  tx: CustomerTx,
  userId: string,
  { after, limit }: PageRequest,
): Promise<(ConversationRow & { began_at: Date })[]> {
  return tx
    .selectFrom('chat_conversations')
    .select(['customer_id', 'id', 'user_id', 'title', 'last_message_at'])
    .select(['created_at as began_at', 'last_message_at as created_at'])
    .where('customer_id', '=', tx.customerId)
    .where('user_id', '=', userId)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(last_message_at, id) < (${after?.createdAt}, ${after?.id})`),
    )
    .orderBy('last_message_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

interface OwnKey {
  id: string
  userId: string
}

export function findConversation(tx: CustomerTx, { id, userId }: OwnKey): Promise<ConversationRow | undefined> {
  return selectOwn(tx, { id, userId }).executeTakeFirst()
}

/** Whoever adds to it comes one after the other. */
export function lockConversation(tx: CustomerTx, key: OwnKey): Promise<ConversationRow | undefined> {
  return selectOwn(tx, key).forUpdate().executeTakeFirst()
}

const selectOwn = (tx: CustomerTx, { id, userId }: OwnKey) =>
  tx
    .selectFrom('chat_conversations')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('user_id', '=', userId)

export function insertConversation(
  tx: CustomerTx,
  { userId, title }: { userId: string; title: string },
): Promise<ConversationRow> {
  return tx
    .insertInto('chat_conversations')
    .values({ customer_id: tx.customerId, user_id: userId, title })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Both are later than anything said before, and the answer later than the question, whatever the clocks say. */
export async function moveOn(tx: CustomerTx, id: string): Promise<{ askedAt: Date; answeredAt: Date }> {
  const { answered_at: answeredAt } = await tx
    .updateTable('chat_conversations')
    .set({ last_message_at: laterThan('last_message_at', 2) })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .returning('last_message_at as answered_at')
    .executeTakeFirstOrThrow()
  return { askedAt: new Date(answeredAt.getTime() - 1), answeredAt }
}

export async function removeConversation(tx: CustomerTx, { id, userId }: OwnKey): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('chat_conversations')
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export function insertMessage(
  tx: CustomerTx,
  message: Omit<Insertable<ChatMessagesTable>, 'customer_id'>,
): Promise<MessageRow> {
  return tx
    .insertInto('chat_messages')
    .values({ customer_id: tx.customerId, ...message })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The newest first. */
export function listMessages(
  tx: CustomerTx,
  conversationId: string,
  { after, limit }: PageRequest,
): Promise<MessageRow[]> {
  return tx
    .selectFrom('chat_messages')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('conversation_id', '=', conversationId)
    .$if(after !== null, (query) => query.where(sql<boolean>`(created_at, id) < (${after?.createdAt}, ${after?.id})`))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** How often a flow has answered in a conversation. */
export async function countAnswers(tx: CustomerTx, conversationId: string, flowId: string): Promise<number> {
  const { total } = await tx
    .selectFrom('chat_messages')
    .select((select) => select.fn.countAll<string>().as('total'))
    .where('customer_id', '=', tx.customerId)
    .where('conversation_id', '=', conversationId)
    .where('flow_id', '=', flowId)
    .executeTakeFirstOrThrow()
  return Number(total)
}
