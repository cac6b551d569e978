import { useMutation } from '@tanstack/react-query'
import { getReplyLink, answerByReplyLink } from '#shared/contracts/reply-links.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { endpointQuery } from '#web/kernel/api/queries.ts'
import type { SentReply } from './link-outcome.tsx'
import { keptText } from './kept-text.ts'

/** Asked for once: what changes meanwhile is told when the reply is sent, and nothing moves under whoever writes. */
export const replyLinkQuery = (word: string) => ({
  ...endpointQuery([...queryKeys.replyLink, word], getReplyLink, { word }),
  staleTime: Number.POSITIVE_INFINITY,
})

export function useApprove(word: string, onSent: (sent: SentReply) => void) {
  return useMutation({
    mutationFn: async (text: string) => ({ text, ...(await call(answerByReplyLink, { word, text })) }),
    onSuccess: (sent) => {
      keptText.forget(word)
      onSent(sent)
    },
  })
}
