import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  answerByReplyLink,
  followReplyLink,
  getReplyLink,
  undoByReplyLink,
  type FollowedReply,
} from '#shared/contracts/reply-links.ts'
import type { ReplyState } from '#shared/domain/replies.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { endpointQuery } from '#web/kernel/api/queries.ts'
import { keptText } from './kept-text.ts'

/** Asked for once: what changes meanwhile is told when the reply is sent, and nothing moves under whoever writes. */
export const replyLinkQuery = (word: string) => ({
  ...endpointQuery([...queryKeys.replyLink, word], getReplyLink, { word }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** How soon to ask again in what is not the end of it. */
const ASK_AGAIN_MS: Partial<Record<ReplyState, number>> = {
  queued: 1500,
  sending: 1500,
  checking: 4000,
  'awaiting-approval': 15_000,
}

export const askAgainMs = (state: ReplyState | undefined): number | false =>
  (state !== undefined && ASK_AGAIN_MS[state]) || false

export const followedReplyQuery = (word: string) => ({
  ...endpointQuery([...queryKeys.replyLink, word, 'followed'], followReplyLink, { word }),
  refetchInterval: ({ state }: { state: { data: { reply: FollowedReply } | undefined } }) =>
    askAgainMs(state.data?.reply.state),
})

export function useApprove(word: string, onSent: () => void) {
  return useMutation({
    mutationFn: (text: string) => call(answerByReplyLink, { word, text }),
    onSuccess: () => {
      keptText.forget(word)
      onSent()
    },
  })
}

interface TakingBack {
  /** Stands in the field again. */
  text: string
  expiresAt: string
  onTakenBack: () => void
}

export function useTakeBack(word: string, { text, expiresAt, onTakenBack }: TakingBack) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(undoByReplyLink, { word }),
    onSuccess: (link) => {
      keptText.keep(word, { text, expiresAt })
      queryClient.setQueryData(replyLinkQuery(word).queryKey, link)
      queryClient.removeQueries({ queryKey: followedReplyQuery(word).queryKey })
      onTakenBack()
    },
    onError: () => queryClient.invalidateQueries({ queryKey: followedReplyQuery(word).queryKey }),
  })
}
