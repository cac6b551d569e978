import type { Generated } from 'kysely'
import type { ChatAnswer, ChatFlow } from '#shared/contracts/chat.ts'
import type { Json, NullableJson, Timestamp } from './column-kinds.ts'

export interface ChatFlowsTable {
  customer_id: string
  id: Generated<string>
  seed: string | null
  name: string
  description: string
  is_enabled: boolean
  triggers: Json<ChatFlow['triggers']>
  responses: Json<ChatFlow['responses']>
  revision: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
  deleted_at: Date | null
}

export interface ChatConversationsTable {
  customer_id: string
  id: Generated<string>
  user_id: string
  title: string
  created_at: Timestamp
  last_message_at: Timestamp
}

export interface ChatMessagesTable {
  customer_id: string
  id: Generated<string>
  conversation_id: string
  sender: 'user' | 'bot'
  text: string
  flow_id: string | null
  answer: NullableJson<ChatAnswer>
  created_at: Timestamp
}
