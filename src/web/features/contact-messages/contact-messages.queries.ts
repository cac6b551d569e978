import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  answerContactMessage,
  handleContactMessage,
  listContactMessages,
  type MessageState,
  reopenContactMessage,
} from '#shared/contracts/contact-messages.ts'
import type { OutputOf } from '#shared/contracts/endpoint.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { pagedQuery, useChange } from '#web/kernel/api/queries.ts'

type MessagesData = InfiniteData<OutputOf<typeof listContactMessages>>

export const contactMessagesQuery = pagedQuery(queryKeys.contactMessages, listContactMessages, {})

/** Of one state alone. */
export const messagesInQuery = (state: MessageState) =>
  pagedQuery([...queryKeys.contactMessages, state], listContactMessages, { state })

export const useAnswerMessage = (messageId: string) =>
  useChange((text: string) => call(answerContactMessage, { messageId, text }), { renews: [queryKeys.contactMessages] })

const { queryKey } = contactMessagesQuery
const handlingKey = ['handle-contact-message']
/** One after the other: what is taken back and done again at once must reach the server in that order. */
const scope = { id: 'contact-messages' }

/** What the list will look like once the server has noted it; `null` opens the message again. */
export function withHandled(data: MessagesData, messageId: string, handledAt: string | null): MessagesData {
  const change = handledAt === null ? 1 : -1
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      openCount: Math.max(0, page.openCount + change),
      items: page.items.map((item) => (item.id === messageId ? { ...item, handledAt, handledBy: null } : item)),
    })),
  }
}

async function showAtOnce(queryClient: QueryClient, messageId: string, handledAt: string | null) {
  await queryClient.cancelQueries({ queryKey })
  const previous = queryClient.getQueryData(queryKey)
  queryClient.setQueryData(queryKey, (data) => data && withHandled(data, messageId, handledAt))
  return { previous }
}

interface Outcome {
  onDone?: (messageId: string) => void
  onRefused: (error: Error) => void
}

/** Shown as handled at once, and taken back where it failed. A second press while the first is under way is none. */
export function useHandleContactMessage({ onDone, onRefused }: Outcome): (messageId: string) => void {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: handlingKey,
    scope,
    mutationFn: (messageId: string) => call(handleContactMessage, { messageId }),
    onMutate: (messageId) => showAtOnce(queryClient, messageId, new Date().toISOString()),
    onSuccess: (_message, messageId) => onDone?.(messageId),
    onError: (error, _messageId, shown) => {
      // Not left to the list's next answer: without a connection there is none.
      queryClient.setQueryData(queryKey, shown?.previous)
      onRefused(error)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })

  return (messageId) => {
    const isUnderWay = queryClient.isMutating({
      mutationKey: handlingKey,
      predicate: ({ state }) => state.variables === messageId,
    })
    if (!isUnderWay) mutate(messageId)
  }
}

/** Takes back that a message was handled. */
export function useReopenContactMessage({ onRefused }: Outcome): (messageId: string) => void {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    scope,
    mutationFn: (messageId: string) => call(reopenContactMessage, { messageId }),
    onMutate: (messageId) => showAtOnce(queryClient, messageId, null),
    onError: (error, _messageId, shown) => {
      queryClient.setQueryData(queryKey, shown?.previous)
      onRefused(error)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  return mutate
}
