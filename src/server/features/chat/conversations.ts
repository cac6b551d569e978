import type { ChatAnswer, ChatConversation, ChatExchange, ChatMessage, ChatQuestion } from '#shared/contracts/chat.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { readPage, type PageInput } from '#server/kernel/paging/keyset.ts'
import {
  findConversation,
  insertConversation,
  insertMessage,
  listConversations,
  listMessages,
  lockConversation,
  moveOn,
  removeConversation,
  type ConversationRow,
  type MessageRow,
} from './chat.repository.ts'

const LONGEST_TITLE = 80

export async function describeConversations(tx: CustomerTx, { userId }: Actor, input: PageInput) {
  const { rows, nextCursor } = await readPage(input, (wanted) => listConversations(tx, userId, wanted))
  return { items: rows.map((row) => presentConversation({ ...row, created_at: row.began_at })), nextCursor }
}

interface ConversationKey {
  conversationId: string
}

export async function describeMessages(
  tx: CustomerTx,
  { userId }: Actor,
  { conversationId, ...page }: ConversationKey & PageInput,
) {
  const conversation = await getConversation(tx, { userId }, conversationId)
  const { rows, nextCursor } = await readPage(page, (wanted) => listMessages(tx, conversationId, wanted))
  return {
    items: rows.toReversed().map(presentMessage),
    nextCursor,
    conversation: presentConversation(conversation),
  }
}

export async function getConversation(tx: CustomerTx, { userId }: Pick<Actor, 'userId'>, id: string) {
  const conversation = await findConversation(tx, { id, userId })
  if (!conversation) throw conversationNotFound()
  return conversation
}

export async function deleteConversation(tx: CustomerTx, { userId }: Actor, { conversationId }: ConversationKey) {
  if (!(await removeConversation(tx, { id: conversationId, userId }))) throw conversationNotFound()
  return {}
}

/** The one that goes on, or a new one; whoever else adds to it waits. */
export async function openConversation(
  tx: CustomerTx,
  { userId }: Actor,
  { conversationId, text }: ChatQuestion,
): Promise<ConversationRow> {
  if (conversationId === undefined) return insertConversation(tx, { userId, title: toTitle(text) })
  const conversation = await lockConversation(tx, { id: conversationId, userId })
  if (!conversation) throw conversationNotFound()
  return conversation
}

export interface Said {
  text: string
  answer: ChatAnswer
}

/** Question and answer, in one transaction: neither is kept without the other. */
export async function keepExchange(
  tx: CustomerTx,
  conversation: ConversationRow,
  { question, said }: { question: string; said: Said },
): Promise<ChatExchange> {
  const { id } = conversation
  const { askedAt, answeredAt } = await moveOn(tx, id)
  const asked = await insertMessage(tx, {
    conversation_id: id,
    sender: 'user',
    text: question,
    created_at: askedAt,
  })
  const answered = await insertMessage(tx, {
    conversation_id: id,
    sender: 'bot',
    text: said.text,
    flow_id: said.answer.flow?.id ?? null,
    answer: JSON.stringify(said.answer),
    created_at: answeredAt,
  })
  return {
    conversation: presentConversation({ ...conversation, last_message_at: answeredAt }),
    question: presentMessage(asked),
    answer: presentMessage(answered),
  }
}

/** The first line, cut between words where it is long. */
function toTitle(text: string): string {
  const [line = ''] = text.split('\n', 1)
  if (line.length <= LONGEST_TITLE) return line
  const cut = line.slice(0, LONGEST_TITLE)
  const end = cut.lastIndexOf(' ')
  return `${(end > 0 ? cut.slice(0, end) : cut).trimEnd()}…`
}

const conversationNotFound = () => refusal('chat-conversation-not-found')

function presentConversation(row: ConversationRow): ChatConversation {
  const { id, title, created_at: createdAt, last_message_at: lastMessageAt } = row
  return { id, title, createdAt: createdAt.toISOString(), lastMessageAt: lastMessageAt.toISOString() }
}

function presentMessage({ id, sender, text, answer, created_at: createdAt }: MessageRow): ChatMessage {
  return { id, sender, text, answer, createdAt: createdAt.toISOString() }
}
