import type { ReplyDraft } from '#shared/contracts/replies.ts'
import { forget, recall, remember } from '#web/kernel/browser-memory.ts'

/** What the server has not got yet: written offline, while signed out, or just before the page went. */
export interface KeptDraft {
  text: string
  instructions: string
  writtenAt: string
}

/** Of one person: the next one at this device does not see it. */
const keyOf = (userId: string, reviewId: string) => `goodword-reply-draft:${userId}:${reviewId}`

function isKeptDraft(value: unknown): value is KeptDraft {
  const names = ['text', 'instructions', 'writtenAt']
  return (
    typeof value === 'object' && value !== null && names.every((name) => typeof Reflect.get(value, name) === 'string')
  )
}

export function openKeptDrafts(userId: string, reviewId: string) {
  const key = keyOf(userId, reviewId)
  return {
    find(): KeptDraft | null {
      try {
        const value: unknown = JSON.parse(recall(key) ?? 'null')
        return isKeptDraft(value) ? value : null
      } catch {
        return null
      }
    },
    keep: (draft: KeptDraft) => remember(key, JSON.stringify(draft)),
    drop: () => forget(key),
  }
}

type ServerDraft = Pick<ReplyDraft, 'text' | 'instructions' | 'updatedAt'>

/** The newest of both. Without an answer of the server, what this device has. */
export function chooseDraft(
  kept: KeptDraft | null,
  saved: ServerDraft | undefined,
): { text: string; instructions: string } {
  const isKeptNewer = kept !== null && (saved?.updatedAt ?? '') < kept.writtenAt
  const { text, instructions } = (isKeptNewer ? kept : saved) ?? { text: '', instructions: '' }
  return { text, instructions }
}
