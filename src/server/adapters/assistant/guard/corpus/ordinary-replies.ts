import { ORDINARY_ENGLISH } from './ordinary/english-replies.ts'
import { ORDINARY_FRENCH } from './ordinary/french-replies.ts'
import { ORDINARY_GERMAN } from './ordinary/german-replies.ts'
import type { OrdinaryReply } from './ordinary/ordinary-reply.ts'
import { ORDINARY_SPANISH } from './ordinary/spanish-replies.ts'

/** None of them may be held back. */
export const ORDINARY_REPLIES: readonly OrdinaryReply[] = [
  ...ORDINARY_ENGLISH,
  ...ORDINARY_SPANISH,
  ...ORDINARY_FRENCH,
  ...ORDINARY_GERMAN,
]
