import { infiniteQueryOptions, type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#shared/contracts/endpoint.ts'
import { listNotifications, readAllNotifications, readNotification } from '#shared/contracts/notifications.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

type NotificationsPage = OutputOf<typeof listNotifications>
type NotificationsData = InfiniteData<NotificationsPage>

export const notificationsQuery = infiniteQueryOptions({
  queryKey: queryKeys.notifications,
  queryFn: ({ pageParam, signal }) => call(listNotifications, pageParam ? { cursor: pageParam } : {}, { signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
})

/** What the list will look like once the server has noted it. */
export function withRead(data: NotificationsData, isMeant: (notificationId: string) => boolean): NotificationsData {
  const items = data.pages.flatMap((page) => page.items)
  const readNow = items.filter((item) => !item.isRead && isMeant(item.id)).length
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      unreadCount: Math.max(0, page.unreadCount - readNow),
      items: page.items.map((item) => (isMeant(item.id) ? { ...item, isRead: true } : item)),
    })),
  }
}

/** Shown as read at once; the server's own list follows, also when it refused. */
function useOptimisticRead<Variables>(
  send: (variables: Variables) => Promise<unknown>,
  isMeant: (variables: Variables, notificationId: string) => boolean,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onMutate: async (variables) => {
      await queryClient.cancelQueries({ queryKey: queryKeys.notifications })
      queryClient.setQueryData(
        notificationsQuery.queryKey,
        (data) => data && withRead(data, (id) => isMeant(variables, id)),
      )
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.notifications }),
  })
}

export function useReadNotification() {
  return useOptimisticRead(
    (notificationId: string) => call(readNotification, { notificationId }),
    (meant, notificationId) => meant === notificationId,
  )
}

export function useReadAllNotifications() {
  return useOptimisticRead(
    () => call(readAllNotifications, {}),
    () => true,
  )
}
