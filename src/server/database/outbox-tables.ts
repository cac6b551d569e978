import type { Generated } from 'kysely'
import type { Timestamp } from './column-kinds.ts'

export interface MailOutboxTable {
  id: Generated<string>
  to_address: string
  subject: string
  text_body: string
  html_body: string
  reply_to: string | null
  unsubscribe_url: string | null
  state: Generated<'queued' | 'dispatching' | 'sent' | 'unknown' | 'failed'>
  attempts: Generated<number>
  due_at: Date | null
  failure: string | null
  created_at: Timestamp
  settled_at: Date | null
}

export interface SmsOutboxTable {
  id: Generated<string>
  to_number: string
  text_body: string
  state: Generated<'queued' | 'dispatching' | 'sent' | 'unknown' | 'failed'>
  attempts: Generated<number>
  due_at: Date | null
  failure: string | null
  created_at: Timestamp
  settled_at: Date | null
}
