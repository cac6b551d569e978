import { infiniteQueryOptions, type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { handleContactMessage, listContactMessages } from '#shared/contracts/contact-messages.ts'
import type { OutputOf } from '#shared/contracts/endpoint.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

type MessagesData = InfiniteData<OutputOf<typeof listContactMessages>>

export const contactMessagesQuery = infiniteQueryOptions({
  queryKey: queryKeys.contactMessages,
  queryFn: ({ pageParam, signal }) => call(listContactMessages, pageParam ? { cursor: pageParam } : {}, { signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
})

/** What the list will look like once the server has noted it. */
export function withHandled(data: MessagesData, messageId: string, handledAt: string): MessagesData {
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      openCount: Math.max(0, page.openCount - 1),
      items: page.items.map((item) => (item.id === messageId ? { ...item, handledAt } : item)),
    })),
  }
}

/** Shown as handled at once; the server's own list follows, also when it refused. */
export function useHandleContactMessage(onRefused: (error: Error) => void) {
  const queryClient = useQueryClient()
  const { queryKey } = contactMessagesQuery
  return useMutation({
    mutationFn: (messageId: string) => call(handleContactMessage, { messageId }),
    onMutate: async (messageId) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (data) => data && withHandled(data, messageId, new Date().toISOString()))
    },
    onError: onRefused,
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
