import type { Capabilities } from './platforms.ts'

/**
 * A reply on its way. `queued` can still be taken back; `sending` is with the platform; `checking` was accepted and is
 * not to be seen yet; `saved` has no connection to leave by; `by-hand` waits for a person to put it there themselves.
 */
export const REPLY_STATES = [
  'awaiting-approval',
  'returned',
  'queued',
  'sending',
  'checking',
  'live',
  'rejected',
  'failed',
  'saved',
  'by-hand',
  'deleting',
  'deleted',
  'undone',
  'superseded',
] as const
export type ReplyState = (typeof REPLY_STATES)[number]

/** States in which nobody may send another reply to the same review. */
export const BUSY_REPLY_STATES = ['queued', 'sending', 'deleting'] as const satisfies readonly ReplyState[]

export const REPLY_SOURCES = ['person', 'schedule', 'platform'] as const
export type ReplySource = (typeof REPLY_SOURCES)[number]

/** Long enough to notice a slip, short enough that nobody waits. */
export const UNDO_WINDOW_MS = 10_000
/** What we keep at most, whatever the platform takes. */
export const LONGEST_REPLY = 10_000

type ReplyLimit = Capabilities['replyLimit']

/** In the unit the platform counts in. */
export function measureReply(text: string, limit: ReplyLimit): number {
  return limit?.unit === 'bytes' ? new TextEncoder().encode(text).length : Array.from(text).length
}

export function isReplyTooLong(text: string, limit: ReplyLimit): boolean {
  return measureReply(text, limit) > (limit?.size ?? LONGEST_REPLY)
}

/** Where a draft came from; kept with what became of it. */
export interface DraftOrigin {
  engine: 'template' | 'model'
  /** The model's name, for `model`. */
  model: string | null
  version: string
}
